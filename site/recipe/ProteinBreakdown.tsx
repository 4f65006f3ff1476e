import type { CSSProperties } from "react";
import * as styles from "./protein-breakdown.module.css";

export interface Breakdown {
  items: readonly { name: string; protein: number }[];
  total: number;
}

/** Where a serving's protein comes from, worked out from the weights. */
export const ProteinBreakdown = ({ breakdown }: { breakdown: Breakdown }) => (
  <section aria-labelledby="breakdown-title" className={styles.card}>
    <h2 id="breakdown-title" className={styles.title}>
      Protein Breakdown
    </h2>
    <ul className={styles.list}>
      {breakdown.items.map(({ name, protein }) => (
        <li key={name} style={share(protein / breakdown.total)}>
          <span>{name}</span>
          <span className={styles.grams}>{protein}g</span>
        </li>
      ))}
      <li className={styles.total}>
        <span>Total</span>
        <span className={styles.grams}>{breakdown.total}g</span>
      </li>
    </ul>
  </section>
);

/** React's types know no custom properties. */
const share = (fraction: number) => ({ "--share": fraction }) as CSSProperties;
