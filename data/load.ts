import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { macroProblems } from "./nutrition";
import {
  type Foods,
  foodsSchema,
  isComplete,
  type Recipe,
  type Reel,
  recipeSchema,
  reelsSchema,
} from "./recipe";

/** Everything the site says about food, recipes in the order of the grid. */
export interface Content {
  recipes: Recipe[];
  foods: Foods;
  reels: Reel[];
}

/** Thrown once for the whole folder; each problem reads `file: field: what was expected`. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(readonly problems: string[]) {
    super(
      `${problems.length} problem(s) in the content:\n${problems.map((problem) => `  ${problem}`).join("\n")}`,
    );
  }
}

/** Reads and validates the content folder; throws a `ContentError` that lists every problem. */
export function loadContent(dir = "data"): Content {
  const { problems, ...content } = readContent(dir);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

/** What can be read of the content folder, beside every problem found in it. */
export function readContent(dir = "data"): Content & { problems: string[] } {
  const problems: string[] = [];
  const read = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
    const result = readJson(join(dir, file), schema);
    if ("problems" in result) {
      problems.push(...result.problems.map((problem) => `${join(dir, file)}: ${problem}`));
      return undefined;
    }
    return result.value;
  };

  const foods = read("foods.json", foodsSchema) ?? {};
  const reels = read("reels.json", reelsSchema) ?? [];
  const files = recipeFiles(dir).flatMap((name): RecipeFile[] => {
    const file = join("recipes", name);
    const recipe = read(file, recipeSchema);
    return recipe ? [{ file: join(dir, file), recipe }] : [];
  });

  for (const { file, recipe } of files) {
    const found = [
      ...nameProblems(file, recipe),
      ...imageProblems(dir, "image", recipe.image),
      ...variantProblems(recipe),
    ];
    const broken = lineProblems(recipe, foods);
    found.push(...broken);
    if (broken.length === 0 && isComplete(recipe)) found.push(...macroProblems(recipe, foods));
    problems.push(...found.map((problem) => `${file}: ${problem}`));
  }
  for (const [index, reel] of reels.entries()) {
    const found = imageProblems(dir, `[${index}].thumbnail`, reel.thumbnail);
    problems.push(...found.map((problem) => `${join(dir, "reels.json")}: ${problem}`));
  }
  problems.push(...duplicateProblems(files, "slug"), ...duplicateProblems(files, "position"));

  const recipes = files.map(({ recipe }) => recipe).sort((a, b) => a.position - b.position);
  return { recipes, foods, reels, problems };
}

interface RecipeFile {
  file: string;
  recipe: Recipe;
}

function recipeFiles(dir: string): string[] {
  const folder = join(dir, "recipes");
  if (!existsSync(folder)) throw new ContentError([`${folder}: expected a folder of recipe files`]);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort();
}

function readJson<T>(path: string, schema: z.ZodType<T>): { value: T } | { problems: string[] } {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    return { problems: [`expected a file of valid JSON: ${error instanceof Error ? error.message : error}`] };
  }
  const result = schema.safeParse(json);
  if (result.success) return { value: result.data };
  return {
    problems: result.error.issues.map(
      (issue) => `${fieldName(issue.path) || "the file"}: ${expectation(issue)}`,
    ),
  };
}

/** `["ingredients", 0, "lines"]` as `ingredients[0].lines`. */
function fieldName(path: PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
}

/** Zod's message, worded as what was expected. */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_union") {
    const options = issue.errors.flat().map((option) => expectation(option).replace(/^expected /, ""));
    return `expected ${[...new Set(options)].join(" or ")}`;
  }
  if (issue.code === "unrecognized_keys") {
    return `expected no field called ${issue.keys.map((key) => `"${key}"`).join(", ")}`;
  }
  return issue.message.replace(/^[A-Z][^:]*: /, "").replace(/^must /, "expected to ");
}

function nameProblems(file: string, recipe: Recipe): string[] {
  return basename(file) === `${recipe.slug}.json`
    ? []
    : [`slug: expected the file's own name, found "${recipe.slug}"`];
}

function imageProblems(dir: string, field: string, image: string): string[] {
  return existsSync(join(dir, "images", image))
    ? []
    : [`${field}: expected a file ${join(dir, "images", image)}`];
}

/** Two sets of macros need labels, and groups may only name a label that exists. */
function variantProblems(recipe: Recipe): string[] {
  const problems: string[] = [];
  const labels = recipe.macros.map(({ label }) => label);
  if (labels.length > 1) {
    for (const [index, label] of labels.entries()) {
      if (!label)
        problems.push(
          `macros[${index}].label: expected a label, as there are ${labels.length} sets of macros`,
        );
      else if (labels.indexOf(label) < index)
        problems.push(`macros[${index}].label: expected a label used once`);
    }
  }
  for (const { field, group } of groups(recipe)) {
    if (group.variant && !labels.includes(group.variant)) {
      problems.push(`${field}.variant: expected the label of one of the macros, found "${group.variant}"`);
    }
  }
  return problems;
}

/** Lines that name an unknown food or measure, or whose measure does not weigh what the line says. */
function lineProblems(recipe: Recipe, foods: Foods): string[] {
  return groups(recipe).flatMap(({ field, group }) =>
    group.lines.flatMap((line, index) => {
      const at = `${field}.lines[${index}]`;
      const food = foods[line.food];
      if (!food) return [`${at}.food: expected a food of foods.json, found "${line.food}"`];
      if (line.amount === undefined && line.measure === undefined) return [];
      if (line.amount === undefined)
        return [`${at}.amount: expected a number beside measure "${line.measure}"`];
      if (line.measure === undefined)
        return [`${at}.measure: expected a measure beside amount ${line.amount}`];
      const each = food.measures[line.measure];
      if (each === undefined) {
        const known = Object.keys(food.measures).join(", ") || "none";
        return [`${at}.measure: expected a measure of ${line.food} (${known}), found "${line.measure}"`];
      }
      const weighs = line.amount * each;
      return Math.abs(weighs - line.grams) <= Math.max(0.1 * weighs, 0.3)
        ? []
        : [
            `${at}.grams: expected about ${Number(weighs.toFixed(1))} for ${line.amount} ${line.measure}, found ${line.grams}`,
          ];
    }),
  );
}

function groups(recipe: Recipe) {
  return [
    ...recipe.ingredients.map((group, index) => ({ field: `ingredients[${index}]`, group })),
    ...recipe.subRecipes.flatMap((sub, at) =>
      sub.ingredients.map((group, index) => ({ field: `subRecipes[${at}].ingredients[${index}]`, group })),
    ),
  ];
}

function duplicateProblems(recipes: RecipeFile[], field: "slug" | "position"): string[] {
  const first = new Map<string | number, string>();
  return recipes.flatMap(({ file, recipe }) => {
    const earlier = first.get(recipe[field]);
    if (earlier === undefined) {
      first.set(recipe[field], file);
      return [];
    }
    return [`${file}: ${field}: expected a ${field} of its own, ${recipe[field]} is taken by ${earlier}`];
  });
}
