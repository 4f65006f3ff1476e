import { useDeferredValue, useLayoutEffect } from "react";
import site from "../../data/site.json";
import { SearchIcon } from "../layout/icons";
import * as ui from "../styles/ui.module.css";
import { useGrid } from "./grid";
import { type Card, RecipeCard } from "./RecipeCard";
import * as styles from "./recipes.module.css";
import { countLine, matching } from "./search";
import { readTerm } from "./search-term";

interface RecipesSectionProps {
  cards: readonly Card[];
  term: string;
  setTerm: (term: string) => void;
}

/** Cards of the first row at the widest grid. */
const EAGER = 5;

export function RecipesSection({ cards, term, setTerm }: RecipesSectionProps) {
  // The field stays ahead of the grid, so that typing is never held up by drawing cards.
  const settledTerm = useDeferredValue(term);
  const searching = settledTerm.trim() !== "";
  const found = matching(cards, settledTerm);
  const { visible, showMore } = useGrid(settledTerm);
  const shown = found.slice(0, visible ?? found.length);

  useLayoutEffectInBrowser(() => {
    if (settledTerm === readTerm()) delete document.documentElement.dataset.arrivingWithTerm;
  });

  const Heading = searching ? "h1" : "h2";

  return (
    <section id="recipes" tabIndex={-1} aria-labelledby="recipes-title" className={styles.section}>
      <div className={ui.wrap}>
        {!searching && <p className={styles.intro}>{site.hero.intro}</p>}
        <div className={styles.head}>
          <div>
            <Heading id="recipes-title" className={ui.sectionTitle}>
              {searching ? `Search Results for "${settledTerm.trim()}"` : site.recipes.title}
            </Heading>
            <p className={ui.sectionText} role="status">
              {searching ? countLine(found.length) : site.recipes.text}
            </p>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to all screen readers */}
          <div role="search" aria-label="Recipes" className={`${styles.search} needs-script`}>
            <SearchIcon />
            <input
              type="search"
              className={ui.field}
              aria-label="Search recipes by title"
              placeholder="Search recipes"
              value={term}
              enterKeyHint="search"
              onChange={(event) => setTerm(event.target.value)}
            />
          </div>
        </div>
        {found.length > 0 ? (
          <ul className={styles.grid} data-counted={visible !== null}>
            {shown.map((card, index) => (
              <li key={card.slug}>
                <RecipeCard card={card} eager={index < EAGER} />
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.none}>
            <p>
              Nothing by that name yet. Try an ingredient such as "shrimp" or "tofu", or look at everything.
            </p>
            <button type="button" className={ui.secondary} onClick={() => setTerm("")}>
              Show all recipes
            </button>
          </div>
        )}
        {shown.length < found.length || visible === null ? (
          <div className={`${styles.more} needs-script`}>
            <button type="button" className={ui.secondary} onClick={showMore}>
              More Recipes
            </button>
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** React warns about layout effects on the server, where there is no layout. */
const useLayoutEffectInBrowser = typeof window === "undefined" ? () => {} : useLayoutEffect;
