/** Lower case without accents, so that "bun bo hue" finds "Bún bò Huế". */
export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[đĐ]/g, "d").toLowerCase();

/** The recipes whose title contains the term, without regard to case and accents. */
export function matching<T extends { title: string }>(recipes: readonly T[], term: string): readonly T[] {
  const needle = fold(term.trim());
  return needle ? recipes.filter((recipe) => fold(recipe.title).includes(needle)) : recipes;
}

export const countLine = (count: number): string =>
  count === 1 ? "Found 1 recipe matching your search." : `Found ${count} recipes matching your search.`;
