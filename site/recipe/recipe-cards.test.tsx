/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { Badges } from "./Badges";
import { Ingredients } from "./Ingredients";
import { MacrosCard } from "./MacrosCard";
import { ProteinBreakdown } from "./ProteinBreakdown";

test("the macros card has a labelled column for each way of making the dish, and fiber where there is one", () => {
  const shared = { protein: "35.6g", carbs: "39.2g", fat: "2.3g" };
  render(
    <MacrosCard
      columns={[
        { ...shared, label: "Single wrapped", calories: 323, fiber: null },
        { ...shared, label: "Double wrapped", calories: 467, fiber: "3.9g" },
      ]}
    />,
  );
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "Single wrapped",
    "Double wrapped",
  ]);
  expect(screen.getAllByText("Fiber")).toHaveLength(1);
});

test("ingredient groups name their heading and variant; the panel takes the keyboard", () => {
  render(
    <Ingredients
      panel={400}
      groups={[
        { heading: "Wrappers", variant: "Double wrapped", lines: ["6 rice papers (66 g)"] },
        { heading: null, variant: null, lines: ["200 g shrimp", "1 egg (50 g)"] },
      ]}
    />,
  );
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Wrappers (Double wrapped)");
  const panel = screen.getByRole("region", { name: "Ingredient list" });
  expect(panel.tabIndex).toBe(0);
  expect(panel.style.maxHeight).toBe("400px");
  expect(within(panel).getAllByRole("listitem")).toHaveLength(3);
});

test("badges pair a name with its value", () => {
  render(<Badges time="30 min" servings="2" protein="74g" />);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Total time",
    "Servings",
    "Protein",
  ]);
  expect(screen.getAllByRole("definition").map((value) => value.textContent)).toEqual(["30 min", "2", "74g"]);
});

test("the breakdown ends in its total", () => {
  render(<ProteinBreakdown breakdown={{ items: [{ name: "chicken breast", protein: 40 }], total: 40 }} />);
  expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "chicken breast40g",
    "Total40g",
  ]);
});
