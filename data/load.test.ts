import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Content, ContentError, loadContent } from "./load";
import { isComplete, type Recipe } from "./recipe";

const content: Content = loadContent();

describe("the content of this site", () => {
  test("has 43 recipes in the grid's order, 42 with a card", () => {
    expect(content.recipes.map(({ position }) => position)).toEqual(
      content.recipes.map((_, index) => index + 1),
    );
    expect(content.recipes).toHaveLength(43);
    expect(content.recipes.filter(({ listed }) => !listed).map(({ slug }) => slug)).toEqual([
      "soup-dumplings",
    ]);
  });

  test("is complete", () => {
    expect(content.recipes.filter((recipe) => !isComplete(recipe))).toEqual([]);
  });

  test.each([
    ["spicy-wontons", 5],
    ["har-gao", 6],
    ["pad-kra-pow", 5],
    ["bo-kho", 8],
    ["chicken-corn-soup", 6],
    ["chicken-kalguksu", 4],
    ["chicken-katsu-wrap", 7],
    ["wonton-noodle-soup", 6],
    ["mapo-tofu", 10],
    ["rotisserie-chicken-pho", 7],
    ["shrimp-tofu-summer-rolls", 7],
  ])("%s has %i steps", (slug, steps) => {
    expect(content.recipes.find((recipe) => recipe.slug === slug)?.steps).toHaveLength(steps);
  });
});

describe("a bad folder", () => {
  let dir: string;

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "content-"));
    mkdirSync(join(dir, "recipes"));
    for (const file of ["foods.json", "reels.json", "recipes/mapo-tofu.json"])
      copyFileSync(join("data", file), join(dir, file));
    symlinkSync(resolve("data/images"), join(dir, "images"));
  });

  afterEach(() => rmSync(dir, { recursive: true }));

  const mapo = content.recipes.find(({ slug }) => slug === "mapo-tofu") as Recipe;
  const file = "recipes/mapo-tofu.json";

  function problemsWith(path: string, json: unknown): string[] {
    writeFileSync(join(dir, path), typeof json === "string" ? json : JSON.stringify(json));
    try {
      loadContent(dir);
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map((problem) => problem.replaceAll(`${dir}/`, ""));
    }
  }

  const withLine = (line: object) => ({
    ...mapo,
    ingredients: [{ lines: [line] }, ...mapo.ingredients.slice(1)],
  });

  test("loads before it is broken", () => {
    expect(problemsWith(file, mapo)).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ["a file that is no JSON", "{ oops", "expected a file of valid JSON"],
    ["a missing field", { ...mapo, title: undefined }, "title: expected string, received undefined"],
    ["a field too many", { ...mapo, colour: "red" }, 'the file: expected no field called "colour"'],
    ["a wrong panel", { ...mapo, panel: 500 }, "panel: expected 400 or 600"],
    [
      "figures without a unit",
      { ...mapo, protein: "69" },
      'protein: expected grams such as "74g" or "16.9g"',
    ],
    [
      "a slug that is not the file's",
      { ...mapo, slug: "mapo" },
      'slug: expected the file\'s own name, found "mapo"',
    ],
    ["a missing picture", { ...mapo, image: "none.jpg" }, "image: expected a file images/none.jpg"],
    [
      "grams that are no number",
      withLine({ food: "tofu-silken-firm", grams: "300" }),
      "ingredients[0].lines[0].grams: expected number, received string",
    ],
    [
      "a food that nobody knows",
      withLine({ food: "unicorn", grams: 5 }),
      'ingredients[0].lines[0].food: expected a food of foods.json, found "unicorn"',
    ],
    [
      "a measure that the food lacks",
      withLine({ food: "garlic", grams: 6, amount: 2, measure: "bucket" }),
      'ingredients[0].lines[0].measure: expected a measure of garlic (clove), found "bucket"',
    ],
    [
      "a measure that does not weigh what the line says",
      withLine({ food: "garlic", grams: 9, amount: 2, measure: "clove" }),
      "ingredients[0].lines[0].grams: expected about 6 for 2 clove, found 9",
    ],
    [
      "an amount without a measure",
      withLine({ food: "garlic", grams: 9, amount: 2 }),
      "ingredients[0].lines[0].measure: expected a measure beside amount 2",
    ],
    [
      "two sets of macros without labels",
      { ...mapo, macros: [...mapo.macros, ...mapo.macros] },
      "macros[0].label: expected a label, as there are 2 sets of macros",
    ],
    [
      "a group of a variant that has no macros",
      { ...mapo, ingredients: mapo.ingredients.map((group) => ({ ...group, variant: "large" })) },
      'ingredients[0].variant: expected the label of one of the macros, found "large"',
    ],
    [
      "weights that do not bring the stated protein",
      { ...mapo, macros: mapo.macros.map((macros) => ({ ...macros, protein: "50g" })) },
      "macros[0].protein: expected 47.5 to 52.5 g from the weights",
    ],
  ])("names %s", (_, json, problem) => {
    expect(problemsWith(file, json)).toContainEqual(expect.stringContaining(`${file}: ${problem}`));
  });

  test("names a position that two recipes claim", () => {
    const copy = { ...mapo, slug: "tofu-mapo" };
    expect(problemsWith("recipes/tofu-mapo.json", copy)).toEqual([
      "recipes/tofu-mapo.json: position: expected a position of its own, 13 is taken by recipes/mapo-tofu.json",
    ]);
  });

  test("lists everything at once", () => {
    writeFileSync(join(dir, "reels.json"), "[]");
    expect(problemsWith(file, { ...mapo, title: "", panel: 1 }).length).toBeGreaterThanOrEqual(3);
  });

  test("says that the folder is missing", () => {
    rmSync(join(dir, "recipes"), { recursive: true });
    expect(() => loadContent(dir)).toThrow(/recipes: expected a folder of recipe files/);
  });
});
