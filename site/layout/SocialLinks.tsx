import type { ComponentType } from "react";
import site from "../../data/site.json";
import * as ui from "../styles/ui.module.css";
import * as styles from "./header.module.css";
import { PhotosIcon, ShortVideosIcon, VideosIcon } from "./icons";

const PROFILES: [name: string, url: string, Icon: ComponentType][] = [
  ["Instagram", site.social.instagram, PhotosIcon],
  ["TikTok", site.social.tiktok, ShortVideosIcon],
  ["YouTube", site.social.youtube, VideosIcon],
];

export const SocialLinks = () => (
  <ul className={styles.social}>
    {PROFILES.map(([name, url, Icon]) => (
      <li key={name}>
        <a
          className={ui.iconButton}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${name} (opens in a new tab)`}
        >
          <Icon />
        </a>
      </li>
    ))}
  </ul>
);
