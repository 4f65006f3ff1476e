import type { Foods, IngredientLine, Macros, Recipe } from "./recipe";

/** kcal; protein, fat, carbs and fibre in g; sodium in mg. */
export interface Nutrients {
  kcal: number;
  protein: number;
  fat: number;
  carbs: number;
  fibre: number;
  sodium: number;
}

export interface ProteinBreakdown {
  /** Grams per serving, largest first; what brings less than 1 g is one last item. */
  items: { name: string; protein: number }[];
  /** Grams per serving; the items' sum. */
  total: number;
}

/** How far a computed figure may part from the stated one: the larger of the two. */
const SHARE = 0.05;
const GRAMS = 1.5;

/** What the lines bring to the bowl, the uneaten share left out. Throws on a food that `foods` lacks. */
export function totals(lines: IngredientLine[], foods: Foods): Nutrients {
  const sum: Nutrients = { kcal: 0, protein: 0, fat: 0, carbs: 0, fibre: 0, sodium: 0 };
  for (const line of lines) {
    const per100g = foodOf(line, foods).per100g;
    const hundreds = (line.grams * (line.eaten ?? 1)) / 100;
    for (const key of Object.keys(sum) as (keyof Nutrients)[]) sum[key] += per100g[key] * hundreds;
  }
  return sum;
}

/** Nutrients of one serving, from the weights; of one variant where the recipe has two. */
export function perServing(recipe: Recipe, foods: Foods, variantLabel?: string): Nutrients {
  const sum = totals(countedLines(recipe, variantLabel), foods);
  const { count } = recipe.servings;
  return {
    kcal: sum.kcal / count,
    protein: sum.protein / count,
    fat: sum.fat / count,
    carbs: sum.carbs / count,
    fibre: sum.fibre / count,
    sodium: sum.sodium / count,
  };
}

/**
 * Where the protein of one serving comes from, to as many digits as the macros card shows.
 * The shown figures are rounded by largest remainder, so that they add up to the shown total.
 */
export function proteinBreakdown(recipe: Recipe, foods: Foods, variantLabel?: string): ProteinBreakdown {
  const byName = new Map<string, number>();
  for (const line of countedLines(recipe, variantLabel)) {
    const name = line.name ?? foodOf(line, foods).name;
    byName.set(name, (byName.get(name) ?? 0) + totals([line], foods).protein / recipe.servings.count);
  }
  const exact = [...byName]
    .map(([name, protein]) => ({ name, protein }))
    .sort((a, b) => b.protein - a.protein);
  const named = exact.filter(({ protein }) => protein >= 1);
  const rest = sum(exact.filter(({ protein }) => protein < 1));
  if (rest > 0) named.push({ name: "everything else", protein: rest });

  const digits = decimals(macrosOf(recipe, variantLabel).protein);
  const items = roundToSum(named, digits).filter(({ protein }) => protein > 0);
  return { items, total: round(sum(exact), digits) };
}

/** Share (0 to 1) of the energy that comes from foods with USDA SR28 figures. */
export function energyBackedBySr28(recipe: Recipe, foods: Foods, variantLabel?: string): number {
  const lines = countedLines(recipe, variantLabel);
  const backed = lines.filter((line) => foodOf(line, foods).sr28 !== null);
  return totals(backed, foods).kcal / totals(lines, foods).kcal;
}

/**
 * Where the computed macros part from the stated ones, as `field: expected …`; empty if they agree.
 * Protein, carbs, fat and fiber may differ by 5 % or 1.5 g, whichever is larger; calories by 5 %
 * plus the gap between the stated calories and their own 4/4/9 sum.
 */
export function macroProblems(recipe: Recipe, foods: Foods): string[] {
  return recipe.macros.flatMap((macros, index) => {
    const computed = perServing(recipe, foods, macros.label);
    const at = `macros[${index}]`;
    const check = (field: string, stated: number, found: number, tolerance: number, unit: string) =>
      Math.abs(found - stated) <= tolerance
        ? []
        : [
            `${at}.${field}: expected ${round(stated - tolerance, 1)} to ${round(stated + tolerance, 1)} ${unit} ` +
              `from the weights, computed ${round(found, 1)}`,
          ];
    const grams = (field: "protein" | "carbs" | "fat" | "fiber", found: number) => {
      const printed = macros[field];
      if (printed === undefined) return [];
      const stated = Number.parseFloat(printed);
      return check(field, stated, found, Math.max(SHARE * stated, GRAMS), "g");
    };
    return [
      ...check("calories", macros.calories, computed.kcal, caloriesTolerance(macros), "kcal"),
      ...grams("protein", computed.protein),
      ...grams("carbs", computed.carbs),
      ...grams("fat", computed.fat),
      ...grams("fiber", computed.fibre),
      ...breakdownProblems(recipe, foods, macros, at),
    ];
  });
}

/** Every line that a serving's figures are made of: the main list's, the variant's, counting sub-recipes'. */
export function countedLines(recipe: Recipe, variantLabel?: string): IngredientLine[] {
  const groups = [
    ...recipe.ingredients,
    ...recipe.subRecipes.filter(({ counts }) => counts).flatMap(({ ingredients }) => ingredients),
  ];
  const label = variantLabel ?? recipe.macros[0]?.label;
  return groups
    .filter(({ variant }) => variant === undefined || variant === label)
    .flatMap(({ lines }) => lines);
}

function breakdownProblems(recipe: Recipe, foods: Foods, macros: Macros, at: string): string[] {
  if (!recipe.proteinBreakdown) return [];
  const { total } = proteinBreakdown(recipe, foods, macros.label);
  const stated = Number.parseFloat(macros.protein);
  return total === stated
    ? []
    : [`${at}.protein: expected the breakdown's total to be ${stated}, computed ${total}`];
}

function caloriesTolerance({ calories, protein, carbs, fat }: Macros): number {
  const grams = Number.parseFloat;
  return SHARE * calories + Math.abs(calories - (4 * grams(protein) + 4 * grams(carbs) + 9 * grams(fat)));
}

function macrosOf(recipe: Recipe, variantLabel?: string): Macros {
  const macros = recipe.macros.find(({ label }) => label === variantLabel) ?? recipe.macros[0];
  if (!macros) throw new Error(`${recipe.slug} states no macros`);
  return macros;
}

function foodOf(line: IngredientLine, foods: Foods) {
  const food = foods[line.food];
  if (!food) throw new Error(`No food called "${line.food}"`);
  return food;
}

/** Rounds each item so that the figures add up to the rounded sum: the largest remainders are rounded up. */
function roundToSum<T extends { protein: number }>(items: T[], digits: number): T[] {
  const unit = 10 ** digits;
  const floors = items.map(({ protein }) => Math.floor(protein * unit));
  const missing = Math.round(sum(items) * unit) - floors.reduce((a, b) => a + b, 0);
  const byRemainder = items
    .map(({ protein }, index) => ({ index, remainder: protein * unit - (floors[index] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder);
  const up = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return items.map((item, index) => ({
    ...item,
    protein: ((floors[index] ?? 0) + (up.has(index) ? 1 : 0)) / unit,
  }));
}

const sum = (items: { protein: number }[]): number =>
  items.reduce((total, { protein }) => total + protein, 0);

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Digits after the point of a printed figure: 1 for "43.0g". */
const decimals = (printed: string): number => /\.(\d+)/.exec(printed)?.[1]?.length ?? 0;
