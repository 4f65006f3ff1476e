import type { SVGProps } from "react";

type IconProps = SVGProps<SVGSVGElement>;

/** 24 x 24 line icons that take the text's colour; their button or link carries the name. */
const Icon = ({ children, ...props }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    {...props}
  >
    {children}
  </svg>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m20 20-4.2-4.2" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const EnvelopeIcon = () => (
  <Icon>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="m4 7 8 6 8-6" />
  </Icon>
);

export const PhotosIcon = () => (
  <Icon>
    <rect x="4" y="4" width="16" height="16" rx="4.5" />
    <circle cx="12" cy="12" r="3.6" />
    <path d="M16.6 7.4h.01" />
  </Icon>
);

export const ShortVideosIcon = () => (
  <Icon>
    <path d="M14 4v10.5a3.5 3.5 0 1 1-3.5-3.5M14 4c.3 2.6 2 4.3 4.5 4.5" />
  </Icon>
);

export const VideosIcon = () => (
  <Icon>
    <rect x="3" y="6" width="18" height="12.5" rx="4" />
    <path d="m10.3 9.4 4.8 2.8-4.8 2.8z" fill="currentColor" />
  </Icon>
);

export const ClockIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.25" />
    <path d="M12 7.5V12l3 2" />
  </Icon>
);

export const ServingsIcon = () => (
  <Icon>
    <path d="M4 11h16a8 8 0 0 1-16 0ZM9 20h6M9 4.5c-1 1.2 1 2 0 3.5M14 4.5c-1 1.2 1 2 0 3.5" />
  </Icon>
);

export const ProteinIcon = () => (
  <Icon>
    <path d="M6.5 9v6M4 10.5v3M17.5 9v6M20 10.5v3M6.5 12h11" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="m8.5 6 9 6-9 6z" fill="currentColor" />
  </Icon>
);

export const ArrowLeftIcon = () => (
  <Icon>
    <path d="M19 12H5m6-6-6 6 6 6" />
  </Icon>
);

export const ArrowRightIcon = () => (
  <Icon>
    <path d="M5 12h14m-6-6 6 6-6 6" />
  </Icon>
);

export const PrintIcon = () => (
  <Icon>
    <path d="M7 9V4h10v5M7 17H4.5v-6.5a1.5 1.5 0 0 1 1.5-1.5h12a1.5 1.5 0 0 1 1.5 1.5V17H17M7.5 14h9v6h-9z" />
  </Icon>
);

export const GiftIcon = () => (
  <Icon>
    <path d="M4.5 11.5h15V20h-15zM3.5 8h17v3.5h-17zM12 8v12M12 8c-4.5 0-5-4-2.8-4C11 4 12 8 12 8Zm0 0c4.5 0 5-4 2.8-4C13 4 12 8 12 8Z" />
  </Icon>
);
