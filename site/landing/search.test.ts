import { countLine, fold, matching } from "./search";

const recipes = ["Bún bò Huế", "Bò Kho", "Chicken Congee", "Egg Tomato Shrimp", "Đậu Hũ"].map((title) => ({
  title,
}));

test.each([
  ["", 5],
  ["   ", 5],
  ["bun bo hue", 1],
  ["BÚN BÒ", 1],
  ["bo kho", 1],
  ["dau hu", 1],
  ["  congee ", 1],
  ["h", 5],
  ["g tom", 1],
  ["pizza", 0],
])("%j finds %i", (term, count) => {
  expect(matching(recipes, term)).toHaveLength(count);
});

test("a term that decomposes is the same term", () => {
  expect(fold("Huế".normalize("NFC"))).toBe(fold("Huế".normalize("NFD")));
});

test.each([
  [0, "Found 0 recipes matching your search."],
  [1, "Found 1 recipe matching your search."],
  [2, "Found 2 recipes matching your search."],
])("%i is counted in words", (count, line) => {
  expect(countLine(count)).toBe(line);
});
