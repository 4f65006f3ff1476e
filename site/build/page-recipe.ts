import { z } from "zod";
import type { Content } from "../../data/load";
import { proteinBreakdown } from "../../data/nutrition";
import {
  type IngredientGroup,
  ingredientGroupSchema,
  isComplete,
  type Recipe,
  recipeSchema,
  subRecipeSchema,
} from "../../data/recipe";
import { lineWords } from "../../data/words";

const groupSchema = ingredientGroupSchema.omit({ lines: true }).extend({ lines: z.array(z.string()) });

/** A recipe as its page shows it: ingredient lines in words, the computed breakdown, links to others. */
export const pageRecipeSchema = recipeSchema.extend({
  complete: z.boolean(),
  /** The card's texts. */
  cardProtein: z.string(),
  cardTime: z.string(),
  ingredients: z.array(groupSchema),
  subRecipes: z.array(subRecipeSchema.extend({ ingredients: z.array(groupSchema) })),
  /** Grams of protein per serving by ingredient, and their total; null where the page shows none. */
  breakdown: z
    .strictObject({
      items: z.array(z.strictObject({ name: z.string(), protein: z.number() })),
      total: z.number(),
    })
    .nullable(),
  previousSlug: z.string().nullable(),
  nextSlug: z.string().nullable(),
  relatedSlugs: z.array(z.string()),
});

export type PageRecipe = z.infer<typeof pageRecipeSchema>;

export function pageRecipe(recipe: Recipe, { recipes, foods }: Content): PageRecipe {
  const place = recipes.findIndex((other) => other.slug === recipe.slug);
  const inWords = (groups: IngredientGroup[]) =>
    groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => lineWords(line, foodOf(line.food))),
    }));
  const foodOf = (id: string) => {
    const food = foods[id];
    if (!food) throw new Error(`${recipe.slug}: no food "${id}" in data/foods.json`);
    return food;
  };
  return {
    ...recipe,
    complete: isComplete(recipe),
    cardProtein: `${recipe.protein} protein`,
    cardTime: recipe.cookTime ?? recipe.time,
    ingredients: inWords(recipe.ingredients),
    subRecipes: recipe.subRecipes.map((sub) => ({ ...sub, ingredients: inWords(sub.ingredients) })),
    breakdown: recipe.proteinBreakdown && isComplete(recipe) ? proteinBreakdown(recipe, foods) : null,
    previousSlug: recipes[place - 1]?.slug ?? null,
    nextSlug: recipes[place + 1]?.slug ?? null,
    relatedSlugs: relatedTo(recipe, recipes, 3),
  };
}

/** The recipes that share most tags; of equals, those nearest in the grid. Only recipes with a card. */
export function relatedTo(recipe: Recipe, recipes: Recipe[], count: number): string[] {
  const tags = new Set(recipe.tags);
  return recipes
    .filter((other) => other.slug !== recipe.slug && other.listed)
    .map((other) => ({
      slug: other.slug,
      shared: other.tags.filter((tag) => tags.has(tag)).length,
      distance: Math.abs(other.position - recipe.position),
    }))
    .sort((a, b) => b.shared - a.shared || a.distance - b.distance)
    .slice(0, count)
    .map((other) => other.slug);
}
