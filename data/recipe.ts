import { z } from "zod";

/**
 * The shape of the content, written once: the TypeScript types below and the site's
 * GraphQL types both derive from these schemas.
 */

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected lower-case words joined by hyphens");
const foodId = slug;

/** Grams as the owner prints them: "74g", "43.0g". */
const printedGrams = z.string().regex(/^\d+(\.\d+)?g$/, 'expected grams such as "74g" or "16.9g"');

/** One weighed ingredient; its words are derived by `lineWords`. */
export const ingredientLineSchema = z.strictObject({
  food: foodId,
  /** Grams in the whole recipe (all servings), edible part, as the food is described: raw, dry or cooked. */
  grams: z.number().positive(),
  /** How many of `measure`; 0.5 is shown as ½. */
  amount: z.number().positive().optional(),
  /** A key of the food's `measures`. */
  measure: text.optional(),
  /** Replaces the food's own name in the line. */
  name: text.optional(),
  /** Preparation, after a comma: "finely sliced". */
  note: text.optional(),
  /** Share that ends up in the bowl (frying oil, marinade, poaching liquid). Default 1. */
  eaten: z.number().min(0).max(1).optional(),
});

export const ingredientGroupSchema = z.strictObject({
  heading: text.optional(),
  /** Label of the macros entry that this group belongs to, where a recipe has two. */
  variant: text.optional(),
  lines: z.array(ingredientLineSchema).min(1),
});

/** What the owner states per serving. */
export const macrosSchema = z.strictObject({
  label: text.optional(),
  /** kcal */
  calories: z.number().int().positive(),
  protein: printedGrams,
  carbs: printedGrams,
  fat: printedGrams,
  fiber: printedGrams.optional(),
});

export const subRecipeSchema = z.strictObject({
  title: text,
  yield: text,
  ingredients: z.array(ingredientGroupSchema).min(1),
  steps: z.array(text).min(1),
  /** Whether its weights count towards the recipe's macros. */
  counts: z.boolean(),
});

export const videoSchema = z.strictObject({
  platform: z.enum(["instagram", "tiktok", "youtube"]),
  url: z.url({ protocol: /^https$/ }),
  /** On localhost and preview deployments: open it, or offer to copy the link. */
  inPreview: z.enum(["open", "offer-copy"]),
  /** When the browser blocks the new tab. */
  whenBlocked: z.enum(["navigate", "offer-copy", "nothing"]),
});

export const recipeSchema = z.strictObject({
  slug,
  title: text,
  description: text,
  /** Place in the grid, from 1. */
  position: z.number().int().positive(),
  /** Whether the grid shows a card. */
  listed: z.boolean(),
  tags: z.array(slug).min(1),
  /** What the time badge says: "30 min". */
  time: text,
  servings: z.strictObject({ count: z.number().int().positive(), label: text }),
  /** The headline; the card's "74g protein" derives from it. */
  protein: printedGrams,
  /** The card's time where it differs from `time`: "4+ hrs". */
  cookTime: text.optional(),
  image: z.string().regex(/^[a-z0-9-]+\.jpg$/, "expected the name of a .jpg in data/images"),
  imageAlt: text,
  /** One entry, or one per labelled variant. */
  macros: z.array(macrosSchema).min(1),
  ingredients: z.array(ingredientGroupSchema),
  steps: z.array(text),
  subRecipes: z.array(subRecipeSchema),
  /** Whether the page shows the protein breakdown. */
  proteinBreakdown: z.boolean(),
  /** Height of the scrolling ingredient panel in px. */
  panel: z.union([z.literal(400), z.literal(600)]),
  video: videoSchema.nullable(),
  /** Names of fields that are ours, not the owner's. */
  assumed: z.array(text),
});

export const foodSchema = z.strictObject({
  name: text,
  state: text,
  per100g: z.strictObject({
    /** kcal */
    kcal: z.number().nonnegative(),
    /** g */
    protein: z.number().nonnegative(),
    fat: z.number().nonnegative(),
    carbs: z.number().nonnegative(),
    fibre: z.number().nonnegative(),
    /** mg */
    sodium: z.number().nonnegative(),
  }),
  /** USDA SR28 number (five digits) whose figures these are, or null. */
  sr28: z
    .string()
    .regex(/^\d{5}$/, "expected five digits")
    .nullable(),
  /** What kind of label the figures follow, where SR28 has none; or which near match of SR28's they are. */
  source: text.optional(),
  /** Grams of one household measure: { "tbsp": 15 }. */
  measures: z.record(z.string(), z.number().positive()),
});

export const foodsSchema = z.record(foodId, foodSchema);

export const reelSchema = z.strictObject({
  id: slug,
  title: text,
  description: text,
  /** A file of data/images. */
  thumbnail: z.string().regex(/^[a-z0-9-]+\.jpg$/),
  url: z.url({ protocol: /^https$/ }),
});

export const reelsSchema = z.array(reelSchema).length(4);

export type IngredientLine = z.infer<typeof ingredientLineSchema>;
export type IngredientGroup = z.infer<typeof ingredientGroupSchema>;
export type Macros = z.infer<typeof macrosSchema>;
export type SubRecipe = z.infer<typeof subRecipeSchema>;
export type Video = z.infer<typeof videoSchema>;
export type Recipe = z.infer<typeof recipeSchema>;
export type Food = z.infer<typeof foodSchema>;
export type Foods = z.infer<typeof foodsSchema>;
export type Reel = z.infer<typeof reelSchema>;

/** A recipe whose method has been written out: its weights are checked against its macros. */
export const isComplete = (recipe: Pick<Recipe, "ingredients" | "steps">): boolean =>
  recipe.ingredients.length > 0 && recipe.steps.length > 0;
