import { useState, useSyncExternalStore } from "react";
import { keepRows, keptRows } from "./kept-rows";

/** Widths in px from which the grid has more columns; `recipes.module.css` has the same. */
const THREE_FROM = 768;
const FIVE_FROM = 1024;
const FIRST_ROWS = 2;

export const columnsAt = (width: number): number => (width >= FIVE_FROM ? 5 : width >= THREE_FROM ? 3 : 1);

/**
 * How many cards of the grid are shown: two rows, and one more each time `showMore` is called;
 * two again when the term or the number of columns changes.
 *
 * @returns `visible` is null on the server and while hydrating, when CSS alone shows two rows.
 */
export function useGrid(term: string): { visible: number | null; showMore: () => void } {
  const columns = useSyncExternalStore(onWidthChange, currentColumns, () => null);
  const [grid, setGrid] = useState(() => ({ term, columns, rows: startRows(term, columns) }));

  if (grid.term !== term || grid.columns !== columns) {
    // The first columns after hydration are an arrival, not a change.
    const rows = grid.columns === null ? startRows(term, columns) : FIRST_ROWS;
    setGrid({ term, columns, rows });
  }

  const showMore = () => {
    const rows = grid.rows + 1;
    setGrid({ ...grid, rows });
    if (columns) keepRows({ term, columns, rows });
  };

  return { visible: columns && grid.rows * columns, showMore };
}

const startRows = (term: string, columns: number | null) =>
  (columns && keptRows({ term, columns })) || FIRST_ROWS;

const currentColumns = () => columnsAt(window.innerWidth);

function onWidthChange(listener: () => void) {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}
