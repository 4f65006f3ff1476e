import * as styles from "./ingredients.module.css";

export interface IngredientGroup {
  heading: string | null;
  variant: string | null;
  lines: readonly string[];
}

interface IngredientsProps {
  groups: readonly IngredientGroup[];
  /** Height of the scrolling panel in px. */
  panel: number;
}

export const Ingredients = ({ groups, panel }: IngredientsProps) => (
  <section aria-labelledby="ingredients-title" className={styles.card}>
    <h2 id="ingredients-title" className={styles.title}>
      Ingredients
    </h2>
    <section
      className={styles.panel}
      style={{ maxHeight: panel }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Ingredient list"
    >
      <IngredientGroups groups={groups} headingLevel={3} />
    </section>
  </section>
);

export const IngredientGroups = ({
  groups,
  headingLevel,
}: {
  groups: readonly IngredientGroup[];
  headingLevel: 3 | 4;
}) => {
  const Heading = `h${headingLevel}` as const;
  return groups.map((group) => {
    const name = [group.heading, group.variant && `(${group.variant})`].filter(Boolean).join(" ");
    return (
      <div key={name || group.lines[0]} className={styles.group}>
        {name && <Heading className={styles.heading}>{name}</Heading>}
        <ul className={styles.lines}>
          {group.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    );
  });
};
