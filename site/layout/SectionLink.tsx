import { Link, navigate } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";

interface SectionLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "onClick"> {
  /** Id of a section of the landing page; empty for its top. */
  section: string;
  onFollow?: () => void;
}

/** A link to a section of the landing page: scrolls there when on it, goes there from elsewhere. */
export function SectionLink({ section, onFollow, ...props }: SectionLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onFollow?.();
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (modified || window.location.pathname !== "/") return;
    event.preventDefault();
    goToSection(section);
  };
  return <Link {...props} to={section ? `/#${section}` : "/"} onClick={follow} />;
}

/** Scrolls (smoothly, where the visitor allows motion) and moves the focus and the URL's hash along. */
export function goToSection(section: string): void {
  const target = document.getElementById(section || "main");
  const hash = section ? `#${section}` : "";
  if (window.location.hash !== hash) navigate(`/${window.location.search}${hash}`);
  if (section) target?.scrollIntoView();
  else window.scrollTo({ top: 0 });
  target?.focus({ preventScroll: true });
}
