import * as styles from "./macros-card.module.css";

export interface MacrosColumn {
  label: string | null;
  calories: number;
  protein: string;
  carbs: string;
  fat: string;
  fiber: string | null;
}

/** Per serving, as the owner states it; a column for each way of making the dish. */
export const MacrosCard = ({ columns }: { columns: readonly MacrosColumn[] }) => (
  <section aria-labelledby="macros-title" className={styles.card}>
    <h2 id="macros-title" className={styles.title}>
      Macros <span className={styles.per}>per serving</span>
    </h2>
    <div className={styles.columns}>
      {columns.map((macros) => (
        <div key={macros.label ?? "all"}>
          {macros.label && <h3 className={styles.label}>{macros.label}</h3>}
          <dl className={styles.list}>
            <Figure name="Calories" value={String(macros.calories)} />
            <Figure name="Protein" value={macros.protein} strong />
            <Figure name="Carbs" value={macros.carbs} />
            <Figure name="Fat" value={macros.fat} />
            {macros.fiber && <Figure name="Fiber" value={macros.fiber} />}
          </dl>
        </div>
      ))}
    </div>
  </section>
);

const Figure = ({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) => (
  <div className={styles.figure} data-strong={strong}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
