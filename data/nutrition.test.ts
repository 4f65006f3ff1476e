import { energyBackedBySr28, macroProblems, perServing, proteinBreakdown, totals } from "./nutrition";
import type { Food, Foods, IngredientGroup, Recipe } from "./recipe";

const food = (name: string, protein: number, fat: number, carbs: number, rest: Partial<Food> = {}): Food => ({
  name,
  state: "raw",
  per100g: { kcal: 4 * protein + 9 * fat + 4 * carbs, protein, fat, carbs, fibre: 1, sodium: 10 },
  sr28: "00001",
  measures: {},
  ...rest,
});

const foods: Foods = {
  meat: food("meat", 20, 5, 0),
  rice: food("rice", 3, 0, 30),
  oil: food("oil", 0, 100, 0),
  paper: food("rice paper", 1, 0, 80, { sr28: null }),
  herb: food("herb", 2, 0, 5),
};

const group = (lines: Record<string, number>, rest: Partial<IngredientGroup> = {}): IngredientGroup => ({
  lines: Object.entries(lines).map(([id, grams]) => ({ food: id, grams })),
  ...rest,
});

const recipe = (rest: Partial<Recipe>): Recipe => ({
  slug: "dish",
  title: "Dish",
  description: "A dish.",
  position: 1,
  listed: true,
  tags: ["test"],
  time: "10 min",
  servings: { count: 1, label: "1" },
  protein: "43g",
  image: "dish.jpg",
  imageAlt: "A dish.",
  macros: [{ calories: 352, protein: "43g", carbs: "30g", fat: "10g" }],
  ingredients: [group({ meat: 200, rice: 100 })],
  steps: ["Cook it."],
  subRecipes: [],
  proteinBreakdown: true,
  panel: 400,
  video: null,
  assumed: [],
  ...rest,
});

describe("totals", () => {
  test("adds up grams times the figures per 100 g", () => {
    expect(totals(group({ meat: 200, rice: 50 }).lines, foods)).toEqual({
      kcal: 316,
      protein: 41.5,
      fat: 10,
      carbs: 15,
      fibre: 2.5,
      sodium: 25,
    });
  });

  test("counts only the share that is eaten", () => {
    expect(totals([{ food: "oil", grams: 200, eaten: 0.1 }], foods).fat).toBeCloseTo(20);
  });

  test("names a food that is missing", () => {
    expect(() => totals([{ food: "unicorn", grams: 1 }], foods)).toThrow('No food called "unicorn"');
  });
});

describe("perServing", () => {
  test("divides by the servings", () => {
    expect(perServing(recipe({ servings: { count: 2, label: "2" } }), foods).protein).toBeCloseTo(21.5);
  });

  test.each([
    ["counts", true, 63],
    ["leaves out", false, 43],
  ])("%s a sub-recipe as it says", (_, counts, protein) => {
    const subRecipes = [
      { title: "Extra", yield: "1", ingredients: [group({ meat: 100 })], steps: ["Cook."], counts },
    ];
    expect(perServing(recipe({ subRecipes }), foods).protein).toBeCloseTo(protein);
  });

  test.each([
    ["single", 30],
    ["double", 60],
    [undefined, 30],
  ])("takes the groups of variant %s", (label, carbs) => {
    const variants = recipe({
      macros: ["single", "double"].map((name) => ({
        label: name,
        calories: 1,
        protein: "1g",
        carbs: "1g",
        fat: "1g",
      })),
      ingredients: [
        group({ meat: 100 }),
        group({ rice: 100 }, { variant: "single" }),
        group({ rice: 200 }, { variant: "double" }),
      ],
    });
    expect(perServing(variants, foods, label).carbs).toBeCloseTo(carbs);
  });
});

describe("proteinBreakdown", () => {
  const breakdown = (protein: string, lines: Record<string, number>) =>
    proteinBreakdown(
      recipe({ macros: [{ calories: 1, protein, carbs: "1g", fat: "1g" }], ingredients: [group(lines)] }),
      foods,
    );

  test.each<[string, string, Record<string, number>, [string, number][], number]>([
    [
      "largest first",
      "43g",
      { rice: 100, meat: 200 },
      [
        ["meat", 40],
        ["rice", 3],
      ],
      43,
    ],
    [
      "as many digits as the card shows",
      "41.8g",
      { meat: 203, rice: 40 },
      [
        ["meat", 40.6],
        ["rice", 1.2],
      ],
      41.8,
    ],
    [
      "less than 1 g is everything else",
      "41g",
      { meat: 200, herb: 45 },
      [
        ["meat", 40],
        ["everything else", 1],
      ],
      41,
    ],
    [
      "everything else is left out where it rounds to nothing",
      "40g",
      { meat: 200, herb: 10 },
      [["meat", 40]],
      40,
    ],
    [
      "largest remainder is rounded up",
      "27g",
      { meat: 112, rice: 80, herb: 110 },
      [
        ["meat", 23],
        ["rice", 2],
        ["herb", 2],
      ],
      27,
    ],
    ["nothing at all", "0g", { oil: 10 }, [], 0],
  ])("%s", (_, protein, lines, items, total) => {
    const result = breakdown(protein, lines);
    expect(result.items.map((item) => [item.name, item.protein])).toEqual(items);
    expect(result.total).toBe(total);
    expect(result.items.reduce((sum, item) => sum + item.protein, 0)).toBeCloseTo(total);
  });

  test("adds up lines of the same food", () => {
    const twice = recipe({ ingredients: [group({ meat: 100 }), group({ meat: 50 })] });
    expect(proteinBreakdown(twice, foods).items).toEqual([{ name: "meat", protein: 30 }]);
  });
});

describe("energyBackedBySr28", () => {
  test.each<[string, Record<string, number>, number]>([
    ["all of it", { meat: 100 }, 1],
    ["none of it", { paper: 10 }, 0],
    ["a part", { rice: 100, paper: 20 }, 132 / (132 + 64.8)],
  ])("%s", (_, lines, share) => {
    expect(energyBackedBySr28(recipe({ ingredients: [group(lines)] }), foods)).toBeCloseTo(share);
  });
});

describe("macroProblems", () => {
  const stated = { calories: 382, protein: "43g", carbs: "30g", fat: "10g" };
  const problems = (macros: object, rest: Partial<Recipe> = {}) =>
    macroProblems(recipe({ macros: [{ ...stated, ...macros }], proteinBreakdown: false, ...rest }), foods);

  test.each<[string, object]>([
    ["equal figures", {}],
    ["5 % off", { protein: "45.2g" }],
    ["1.5 g off, where that is more than 5 %", { fat: "8.5g" }],
    ["calories within 5 %", { calories: 400 }],
    ["calories as far off as from their own 4/4/9 sum", { calories: 300 }],
  ])("none for %s", (_, macros) => {
    expect(problems(macros)).toEqual([]);
  });

  test.each<[string, object, string]>([
    [
      "protein",
      { protein: "45.5g" },
      "macros[0].protein: expected 43.2 to 47.8 g from the weights, computed 43",
    ],
    ["carbs", { carbs: "28g" }, "macros[0].carbs: expected 26.5 to 29.5 g from the weights, computed 30"],
    ["fat", { fat: "8g" }, "macros[0].fat: expected 6.5 to 9.5 g from the weights, computed 10"],
    ["fiber", { fiber: "6g" }, "macros[0].fiber: expected 4.5 to 7.5 g from the weights, computed 3"],
  ])("names %s that is further off", (_, macros, problem) => {
    expect(problems(macros)).toContain(problem);
  });

  test("names calories that the weights do not bring", () => {
    const twiceTheRice = [group({ meat: 200, rice: 120, oil: 1 })];
    expect(
      problems({ carbs: "36g", protein: "43.6g", fat: "11g", calories: 417 }, { ingredients: twiceTheRice }),
    ).toEqual([]);
    expect(
      problems({ carbs: "34.5g", protein: "42g", fat: "9.6g", calories: 392 }, { ingredients: twiceTheRice }),
    ).toEqual(["macros[0].calories: expected 372 to 412 kcal from the weights, computed 417.4"]);
  });

  test.each<[string, string[]]>([
    ["43g", []],
    ["44g", ["macros[0].protein: expected the breakdown's total to be 44, computed 43"]],
  ])("holds the breakdown to a card that says %s", (protein, expected) => {
    expect(problems({ protein }, { proteinBreakdown: true })).toEqual(expected);
  });
});
