import { Link } from "gatsby";
import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image";
import { ClockIcon, ProteinIcon } from "../layout/icons";
import * as styles from "./recipe-card.module.css";

export interface Card {
  slug: string;
  title: string;
  /** "31.6g protein" */
  protein: string;
  /** "30 min", "4+ hrs" */
  cookTime: string;
  photo: IGatsbyImageData;
}

interface RecipeCardProps {
  card: Card;
  /** Load the picture at once: it is likely to be on the first screen. */
  eager?: boolean;
}

/** The title names the link; the picture repeats it and stays silent. */
export const RecipeCard = ({ card, eager = false }: RecipeCardProps) => (
  <article className={styles.card}>
    <div className={styles.frame}>
      <GatsbyImage image={card.photo} alt="" loading={eager ? "eager" : "lazy"} />
    </div>
    <h3 className={styles.title}>
      <Link to={`/recipe/${card.slug}`} className={styles.link}>
        {card.title}
      </Link>
    </h3>
    <ul className={styles.facts}>
      <li className={styles.protein}>
        <ProteinIcon />
        {card.protein}
      </li>
      <li className={styles.time}>
        <ClockIcon />
        <span className="visually-hidden">Cook time: </span>
        {card.cookTime}
      </li>
    </ul>
  </article>
);
