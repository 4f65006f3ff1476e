interface RecipeFacts {
  title: string;
  description: string;
  tags: readonly string[];
  servings: { label: string };
  macros: readonly { calories: number; protein: string; carbs: string; fat: string; fiber: string | null }[];
  ingredients: readonly { lines: readonly string[] }[];
  steps: readonly string[];
  photo: { publicURL: string | null } | null;
}

/** schema.org's Recipe, which search engines show with picture and calories: https://schema.org/Recipe */
export function structuredRecipe(recipe: RecipeFacts): object {
  const [macros] = recipe.macros;
  const origin = process.env.GATSBY_SITE_URL ?? "";
  return {
    "@type": "Recipe",
    name: recipe.title,
    description: recipe.description,
    image: recipe.photo?.publicURL ? [origin + recipe.photo.publicURL] : [],
    keywords: recipe.tags.join(", "),
    recipeYield: recipe.servings.label,
    recipeIngredient: recipe.ingredients.flatMap((group) => group.lines),
    recipeInstructions: recipe.steps.map((text) => ({ "@type": "HowToStep", text })),
    ...(macros && {
      nutrition: {
        "@type": "NutritionInformation",
        calories: `${macros.calories} kcal`,
        proteinContent: macros.protein,
        carbohydrateContent: macros.carbs,
        fatContent: macros.fat,
        ...(macros.fiber && { fiberContent: macros.fiber }),
      },
    }),
  };
}
