import { Link } from "gatsby";
import { type Card, RecipeCard } from "../landing/RecipeCard";
import { ArrowLeftIcon, ArrowRightIcon } from "../layout/icons";
import * as ui from "../styles/ui.module.css";
import * as styles from "./next-recipes.module.css";

interface Neighbour {
  slug: string;
  title: string;
}

interface NextRecipesProps {
  related: readonly Card[];
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** What to cook after this one. */
export const NextRecipes = ({ related, previous, next }: NextRecipesProps) => (
  <aside className={styles.area} aria-label="More recipes">
    <div className={ui.wrap}>
      <h2 className={styles.title}>You might also like</h2>
      <div className={styles.columns}>
        <ul className={styles.related}>
          {related.map((card) => (
            <li key={card.slug}>
              <RecipeCard card={card} />
            </li>
          ))}
        </ul>
        <nav className={styles.pager} aria-label="Previous and next recipe">
          {previous && (
            <Link to={`/recipe/${previous.slug}`} rel="prev" className={styles.previous}>
              <ArrowLeftIcon />
              <span>
                <span className={styles.direction}>Previous</span>
                {previous.title}
              </span>
            </Link>
          )}
          {next && (
            <Link to={`/recipe/${next.slug}`} rel="next" className={styles.next}>
              <span>
                <span className={styles.direction}>Next</span>
                {next.title}
              </span>
              <ArrowRightIcon />
            </Link>
          )}
        </nav>
      </div>
    </div>
  </aside>
);
