import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../data/load";
import { countedLines, energyBackedBySr28, perServing } from "../data/nutrition";
import { type Foods, isComplete, type Macros, type Recipe } from "../data/recipe";

/**
 * Prints what the weights of every recipe bring beside what its card states, and what is still
 * a stand-in. Exits with 1 if a check fails.
 */
function main(): void {
  const { recipes, foods, problems } = readContent();
  const rows = recipes.flatMap((recipe) => recipe.macros.map((macros) => row(recipe, macros, foods)));
  const failures = rows.flatMap(({ failure }) => failure ?? []);

  printTable([HEADINGS, ...rows.map(({ cells }) => cells)]);
  list("Stand-ins, until the owner fills them in", standIns(recipes));
  list("Problems", [...problems, ...failures]);

  const badFiles = new Set(problems.map((problem) => problem.split(": ")[0]));
  const goodRecipes = recipes.filter(({ slug }) => !badFiles.has(join("data", "recipes", `${slug}.json`)));
  const failed = badFiles.size + failures.length;
  console.log(`\n${goodRecipes.length + rows.length - failures.length} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

const HEADINGS = [
  "recipe",
  "kcal",
  "",
  "",
  "protein",
  "",
  "",
  "carbs",
  "",
  "",
  "fat",
  "",
  "",
  "SR28",
  "steps",
  "video",
];

/** Foods that SR28 lacks and that carry their dish: there less of the energy can be backed. */
const CARRIERS = ["rice-paper", "egg-white-wrap"];

/** The table's cells, and what the file's own validation does not cover: a method, and figures backed by SR28. */
function row(recipe: Recipe, macros: Macros, foods: Foods): { cells: string[]; failure?: string } {
  const name = macros.label ? `${recipe.slug}, ${macros.label}` : recipe.slug;
  const video = recipe.video === null ? "none" : isStandIn(recipe.video.url) ? "stand-in" : "own";
  const steps = String(recipe.steps.length);
  const lines = countedLines(recipe, macros.label);
  if (!isComplete(recipe) || lines.some(({ food }) => !foods[food])) {
    return {
      cells: [name, ...Array(13).fill("-"), steps, video],
      failure: `${name}: expected weighed ingredients and a method`,
    };
  }

  const computed = perServing(recipe, foods, macros.label);
  const share = energyBackedBySr28(recipe, foods, macros.label);
  const least = lines.some(({ food }) => CARRIERS.includes(food)) ? 0.7 : 0.85;
  const cells = [
    name,
    ...compare(macros.calories, computed.kcal, 0),
    ...compare(Number.parseFloat(macros.protein), computed.protein, 1),
    ...compare(Number.parseFloat(macros.carbs), computed.carbs, 1),
    ...compare(Number.parseFloat(macros.fat), computed.fat, 1),
    `${Math.round(share * 100)} %`,
    steps,
    video,
  ];
  if (share >= least) return { cells };
  return {
    cells,
    failure: `${name}: expected ${least * 100} % of the energy from SR28 foods, found ${Math.round(share * 100)} %`,
  };
}

/** Stated, computed, difference. */
function compare(stated: number, computed: number, digits: number): string[] {
  const difference = computed - stated;
  return [
    String(stated),
    computed.toFixed(digits),
    `${difference < 0 ? "" : "+"}${difference.toFixed(digits)}`,
  ];
}

/** A hashtag or front page, where a post, a profile or an address of one's own belongs. */
const isStandIn = (address: string): boolean =>
  /\/explore\/tags\/|\/tag\//.test(address) ||
  /^https:\/\/[^/]+\/?$/.test(address) ||
  /@example\.(com|org)$/.test(address);

function standIns(recipes: Recipe[]): string[] {
  const videos = recipes.flatMap(({ slug, video }) =>
    video && isStandIn(video.url) ? [`recipes/${slug}.json: ${video.url}`] : [],
  );
  return [
    ...videos,
    ...["reels.json", "site.json"].flatMap((file) =>
      strings(file)
        .filter(isStandIn)
        .map((url) => `${file}: ${url}`),
    ),
  ];
}

/** Every string of a JSON file of the content folder. */
function strings(file: string): string[] {
  const walk = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    return value && typeof value === "object" ? Object.values(value).flatMap(walk) : [];
  };
  return walk(JSON.parse(readFileSync(`data/${file}`, "utf8")));
}

function printTable(rows: string[][]): void {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  for (const cells of rows) {
    const padded = cells.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(padded.join("  "));
  }
}

function list(title: string, lines: string[]): void {
  if (lines.length === 0) return;
  console.log(`\n${title} (${lines.length})`);
  for (const line of lines) console.log(`  ${line}`);
}

main();
