const KEY = "recipe-grid";

interface Grid {
  term: string;
  columns: number;
}

/** Remembers for this tab how far the visitor had opened the grid. */
export function keepRows(grid: Grid & { rows: number }): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(grid));
  } catch {
    // Storage is blocked or full: the grid starts with two rows.
  }
}

/** The rows shown when the visitor left, if the term and the columns are still the same. */
export function keptRows({ term, columns }: Grid): number | undefined {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null");
    return kept?.term === term && kept.columns === columns && Number.isInteger(kept.rows)
      ? kept.rows
      : undefined;
  } catch {
    return undefined;
  }
}
