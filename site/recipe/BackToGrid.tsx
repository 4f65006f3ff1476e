import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { ArrowLeftIcon } from "../layout/icons";
import { gridAddress } from "./came-from";
import * as styles from "./recipe.module.css";

/** Leads back to the grid where the visitor left it: the same search, the same place on the page. */
export function BackToGrid() {
  const goBack = (event: MouseEvent) => {
    const address = gridAddress();
    if (!address || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(address.path, { state: { scrollTo: address.scrollY } });
  };
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a page; the handler only refines the address */}
      <a href="/#recipes" onClick={goBack}>
        <ArrowLeftIcon />
        All recipes
      </a>
    </nav>
  );
}
