import { loadContent } from "../../data/load";
import { pageRecipe, pageRecipeSchema, relatedTo } from "./page-recipe";

const content = loadContent("data");
const recipe = (slug: string) => {
  const found = content.recipes.find((other) => other.slug === slug);
  if (!found) throw new Error(slug);
  return found;
};

test.each(content.recipes.map(({ slug }) => slug))("%s fits the shape that its page queries", (slug) => {
  expect(() => pageRecipeSchema.parse(pageRecipe(recipe(slug), content))).not.toThrow();
});

test("the card says the headline's protein, and its own time where it has one", () => {
  expect(pageRecipe(recipe("egg-tomato-shrimp"), content)).toMatchObject({
    cardProtein: "63.1g protein",
    cardTime: "15 min",
  });
});

test("related recipes share tags, have cards and are not the recipe itself", () => {
  for (const one of content.recipes) {
    const related = relatedTo(one, content.recipes, 3);
    expect(new Set(related).size).toBe(3);
    expect(related).not.toContain(one.slug);
    expect(related).not.toContain("soup-dumplings");
    expect(recipe(related[0] ?? "").tags.some((tag) => one.tags.includes(tag))).toBe(true);
  }
});

test("the first and last recipes have one neighbour", () => {
  const [first] = content.recipes;
  const last = content.recipes.at(-1);
  if (!first || !last) throw new Error("no recipes");
  expect(pageRecipe(first, content).previousSlug).toBeNull();
  expect(pageRecipe(last, content).nextSlug).toBeNull();
});
