import type { Food, IngredientLine } from "./recipe";

/**
 * The words of an ingredient line: "2 tbsp (30 g) soy sauce, low-sodium", "2 large eggs (100 g)",
 * "200 g chicken breast, sliced". `food` is the one that the line names.
 */
export function lineWords(line: IngredientLine, food: Pick<Food, "name">): string {
  const name = line.name ?? food.name;
  const note = line.note ? `, ${line.note}` : "";
  const weight = `${gramsWords(line.grams)} g`;
  if (line.amount === undefined || line.measure === undefined) return `${weight} ${name}${note}`;

  const amount = amountWords(line.amount);
  const many = line.amount > 1;
  if (SIZES.has(line.measure)) {
    const size = line.measure === "each" ? "" : `${line.measure} `;
    return `${amount} ${size}${many ? pluralName(name) : name} (${weight})${note}`;
  }
  return `${amount} ${many ? plural(line.measure) : line.measure} (${weight}) ${name}${note}`;
}

/** Measures that count the food itself: "2 large eggs", "1 lime". */
const SIZES = new Set(["each", "small", "medium", "large"]);

/** Abbreviations that stay as they are. */
const UNCHANGING = new Set(["tbsp", "tsp"]);

const FRACTIONS: [number, string][] = [
  [1 / 8, "⅛"],
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [1 / 2, "½"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
];

/** 0.5 as "½", 1.5 as "1½", 0.4 as "0.4". */
function amountWords(amount: number): string {
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const fraction = FRACTIONS.find(([value]) => Math.abs(value - rest) < 0.01)?.[1];
  if (fraction) return whole > 0 ? `${whole}${fraction}` : fraction;
  return String(Number(amount.toFixed(2)));
}

const gramsWords = (grams: number): string => String(Number(grams.toFixed(grams < 10 ? 1 : 0)));

/** "egg, soft-boiled" as "eggs, soft-boiled"; "egg (pasteurised)" as "eggs (pasteurised)". */
function pluralName(name: string): string {
  const end = name.search(/,| \(/);
  return end < 0 ? plural(name) : plural(name.slice(0, end)) + name.slice(end);
}

/** The plural of the last word: "clove" as "cloves", "bay leaf" as "bay leaves". */
function plural(word: string): string {
  if (UNCHANGING.has(word)) return word;
  if (/(s|x|ch|sh)$/.test(word)) return `${word}es`;
  if (/(tomato|potato|chili)$/.test(word)) return `${word}es`;
  if (/leaf$/.test(word)) return word.replace(/f$/, "ves");
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, "ies");
  return `${word}s`;
}
