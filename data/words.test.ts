import type { IngredientLine } from "./recipe";
import { lineWords } from "./words";

const line = (rest: Partial<IngredientLine>): IngredientLine => ({ food: "any", grams: 30, ...rest });

test.each<[string, string, IngredientLine]>([
  [
    "2 tbsp (30 g) soy sauce, low-sodium",
    "soy sauce",
    line({ amount: 2, measure: "tbsp", note: "low-sodium" }),
  ],
  ["200 g chicken breast, sliced", "chicken breast", line({ grams: 200, note: "sliced" })],
  ["30 g rice flour", "rice flour", line({})],
  ["½ tsp (2.2 g) sesame oil", "sesame oil", line({ grams: 2.2, amount: 0.5, measure: "tsp" })],
  ["⅛ tsp (0.8 g) salt", "salt", line({ grams: 0.75, amount: 0.125, measure: "tsp" })],
  ["1½ cups (360 g) stock", "stock", line({ grams: 360, amount: 1.5, measure: "cup" })],
  ["⅓ cup (79 g) stock", "stock", line({ grams: 79, amount: 0.333, measure: "cup" })],
  ["1 cup (240 g) stock", "stock", line({ grams: 240, amount: 1, measure: "cup" })],
  ["0.4 cup (96 g) stock", "stock", line({ grams: 96, amount: 0.4, measure: "cup" })],
  ["3 cloves (9 g) garlic", "garlic", line({ grams: 9, amount: 3, measure: "clove" })],
  ["2 leaves (80 g) napa cabbage", "napa cabbage", line({ grams: 80, amount: 2, measure: "leaf" })],
  ["2 large eggs (100 g), beaten", "egg", line({ grams: 100, amount: 2, measure: "large", note: "beaten" })],
  ["1 large egg (50 g)", "egg", line({ grams: 50, amount: 1, measure: "large" })],
  ["2 medium tomatoes (246 g)", "tomato", line({ grams: 246, amount: 2, measure: "medium" })],
  ["½ small onion (35 g)", "onion", line({ grams: 35, amount: 0.5, measure: "small" })],
  ["3 scallions (45 g)", "scallion", line({ grams: 45, amount: 3, measure: "each" })],
  ["2 bay leaves (0.4 g)", "bay leaf", line({ grams: 0.4, amount: 2, measure: "each" })],
  ["2 small fresh red chilies (10 g)", "fresh red chili", line({ grams: 10, amount: 2, measure: "small" })],
  ["2 eggs, hard-boiled (100 g)", "egg, hard-boiled", line({ grams: 100, amount: 2, measure: "each" })],
  ["150 g pork cutlet", "pork loin", line({ grams: 150, name: "pork cutlet" })],
])("%s", (words, name, ingredient) => {
  expect(lineWords(ingredient, { name })).toBe(words);
});
