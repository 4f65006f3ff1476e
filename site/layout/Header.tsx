import { Link, navigate } from "gatsby";
import { type FormEvent, useId, useRef, useState } from "react";
import site from "../../data/site.json";
import { useSearchTerm } from "../landing/search-term";
import * as ui from "../styles/ui.module.css";
import * as styles from "./header.module.css";
import { CloseIcon, EnvelopeIcon, MenuIcon, SearchIcon } from "./icons";
import { SectionLink } from "./SectionLink";
import { SocialLinks } from "./SocialLinks";
import { useDismissable } from "./useDismissable";

const LINKS = [
  ["Home", ""],
  ["About", "about"],
  ["Recipes", "recipes"],
  ["Contact", "contact"],
  ["Subscribe", "newsletter"],
] as const;

type Panel = "menu" | "search" | null;

export function Header() {
  const [open, setOpen] = useState<Panel>(null);
  const bar = useRef<HTMLElement>(null);
  const menuToggle = useRef<HTMLButtonElement>(null);
  const searchToggle = useRef<HTMLButtonElement>(null);
  const ids = { menu: useId(), search: useId() };
  const close = () => setOpen(null);

  useDismissable(open !== null, bar, close, open === "menu" ? menuToggle : searchToggle);

  return (
    <header ref={bar} className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} onClick={close}>
          {site.brand}
        </Link>
        <nav id={ids.menu} className={styles.nav} data-open={open === "menu"} aria-label="Main">
          <ul className={styles.links}>
            {LINKS.map(([label, section]) => (
              <li key={label}>
                <SectionLink section={section} className={styles.link} onFollow={close}>
                  {label}
                </SectionLink>
              </li>
            ))}
          </ul>
          <SocialLinks />
        </nav>
        <div className={styles.tools}>
          <SectionLink
            section="contact"
            className={ui.iconButton}
            aria-label="Go to contact"
            onFollow={close}
          >
            <EnvelopeIcon />
          </SectionLink>
          <button
            ref={searchToggle}
            type="button"
            className={`${ui.iconButton} ${styles.toggle} needs-script`}
            aria-label="Search recipes"
            aria-expanded={open === "search"}
            aria-controls={ids.search}
            onClick={() => setOpen(open === "search" ? null : "search")}
          >
            {open === "search" ? <CloseIcon /> : <SearchIcon />}
          </button>
          <button
            ref={menuToggle}
            type="button"
            className={`${ui.iconButton} ${styles.toggle} needs-script`}
            aria-label="Menu"
            aria-expanded={open === "menu"}
            aria-controls={ids.menu}
            onClick={() => setOpen(open === "menu" ? null : "menu")}
          >
            {open === "menu" ? <CloseIcon /> : <MenuIcon />}
          </button>
        </div>
      </div>
      <div id={ids.search} className={styles.search} data-open={open === "search"}>
        {open === "search" && <MobileSearch onSubmit={close} />}
      </div>
    </header>
  );
}

/** Shares its term with the grid's own search; away from the landing page it leads there. */
function MobileSearch({ onSubmit }: { onSubmit: () => void }) {
  const [term, setTerm] = useSearchTerm();
  const [draft, setDraft] = useState(term);
  const onLanding = window.location.pathname === "/";

  const change = (value: string) => {
    setDraft(value);
    if (onLanding) setTerm(value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    if (onLanding) document.getElementById("recipes")?.scrollIntoView();
    else navigate(`/?q=${encodeURIComponent(draft)}#recipes`);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to all screen readers
    <form role="search" aria-label="Recipes, from the navigation" onSubmit={submit}>
      <input
        type="search"
        className={ui.field}
        aria-label="Search recipes by title"
        placeholder="Search recipes"
        value={draft}
        // The visitor has just asked for this field.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        enterKeyHint="search"
        onChange={(event) => change(event.target.value)}
      />
    </form>
  );
}
