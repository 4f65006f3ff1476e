import { expect, test, withoutPopup } from "./fixtures";

test.beforeEach(async ({ page }) => withoutPopup(page));

const titles = (page: import("@playwright/test").Page) =>
  page.getByRole("region", { name: /^(Recipes|Search Results)/ }).getByRole("heading", { level: 3 });

/** The grid's columns at the width of the project that runs. */
const columnsOf = (page: import("@playwright/test").Page) =>
  (page.viewportSize()?.width ?? 0) < 768 ? 1 : 5;

test("the landing page has its sections in the specified order", async ({ page }) => {
  await page.goto("/");
  const headings = page.locator("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([
    "Recipes",
    "Latest reels",
    "About Me",
    "Contact",
    "Weekly Recipe Newsletter",
  ]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "redefining what strong, happy eating looks like",
  );
  await expect(page.getByRole("contentinfo")).toContainText(
    "Fueling your body with delicious, nutritious recipes.",
  );
  await expect(page.getByRole("contentinfo")).toContainText("2024");
  await expect(page.getByRole("link", { name: "Admin Login" })).toHaveAttribute("href", "/auth");
});

test("initial visible cards are 2 x columns, and More Recipes adds one row", async ({ page }) => {
  await page.goto("/");
  const columns = columnsOf(page);
  await expect(titles(page)).toHaveCount(2 * columns);
  await expect(titles(page).first()).toHaveText("Hong Kong Borscht");
  const more = page.getByRole("button", { name: "More Recipes" });
  await more.click();
  await expect(titles(page)).toHaveCount(3 * columns);
  await more.click();
  await expect(titles(page)).toHaveCount(4 * columns);
});

test("More Recipes goes when all 42 cards are shown", async ({ page }) => {
  await page.goto("/");
  const more = page.getByRole("button", { name: "More Recipes" });
  for (let cards = 2 * columnsOf(page); cards < 42; cards += columnsOf(page)) await more.click();
  await expect(titles(page)).toHaveCount(42);
  await expect(more).toHaveCount(0);
});

test("the visible card count resets when the columns change: 1 under 768, 3 under 1024, then 5", async ({
  page,
}) => {
  await page.goto("/");
  for (const [width, columns] of [
    [767, 1],
    [768, 3],
    [1024, 5],
    [1023, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(titles(page)).toHaveCount(2 * columns);
    await page.getByRole("button", { name: "More Recipes" }).click();
    await expect(titles(page)).toHaveCount(3 * columns);
  }
});

test("search: a case-insensitive substring of the title, blind to accents, with heading and count line", async ({
  page,
}) => {
  await page.goto("/");
  const field = page.getByRole("searchbox", { name: "Search recipes by title" });
  for (const [term, count] of [
    ["bun bo hue", "Found 1 recipe matching your search."],
    ["BO KHO", "Found 1 recipe matching your search."],
    ["ramen", "Found 3 recipes matching your search."],
    ["pizza", "Found 0 recipes matching your search."],
  ] as const) {
    await field.fill(term);
    await expect(page.getByRole("heading", { name: `Search Results for "${term}"` })).toBeVisible();
    await expect(page.getByText(count)).toBeVisible();
  }
  await page.getByRole("button", { name: "Show all recipes" }).click();
  await expect(page.getByRole("heading", { name: "Recipes", exact: true })).toBeVisible();
  await expect(field).toHaveValue("");
});

test("the visible card count resets when the term changes", async ({ page }) => {
  await page.goto("/");
  const columns = columnsOf(page);
  await page.getByRole("button", { name: "More Recipes" }).click();
  await expect(titles(page)).toHaveCount(3 * columns);
  await page.getByRole("searchbox").fill("e");
  await expect(page.getByRole("heading", { name: 'Search Results for "e"' })).toBeVisible();
  await expect(titles(page)).toHaveCount(2 * columns);
});

test("while searching the hero is hidden on small screens only", async ({ page }) => {
  await page.goto("/");
  const hero = page.getByRole("main").getByText("redefining what strong, happy eating looks like");
  await expect(hero).toBeVisible();
  await page.getByRole("searchbox").fill("tofu");
  await expect(page.getByRole("heading", { name: 'Search Results for "tofu"' })).toBeVisible();
  await expect(hero).toBeVisible({ visible: columnsOf(page) !== 1 });
  await expect(page.getByText("High-protein, mostly Asian, weighed to the gram.")).toBeHidden();
});

test("the term lives in the URL: it survives reload, back and sharing", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("searchbox").fill("bún");
  await expect(page).toHaveURL(/\?q=b%C3%BAn$/);
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("bún");
  await page.getByRole("link", { name: "Bún bò Huế" }).click();
  await expect(page).toHaveURL(/\/recipe\/bun-bo-hue$/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: 'Search Results for "bún"' })).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("bún");
});

test("a card click opens the recipe at the top; the breadcrumb leads back to where the visitor was", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "More Recipes" }).click();
  await expect(titles(page)).toHaveCount(3 * columnsOf(page));
  const card = titles(page).last();
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await card.getByRole("link").click();
  await expect(page.getByRole("link", { name: "All recipes" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("link", { name: "All recipes" }).click();
  await expect(titles(page)).toHaveCount(3 * columnsOf(page));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -2);
});

test("links scroll to their section, set the hash and move the focus", async ({ page }) => {
  await page.goto("/");
  const small = columnsOf(page) === 1;
  const main = page.getByRole("navigation", { name: "Main" });
  for (const [name, hash] of [
    ["About", "about"],
    ["Recipes", "recipes"],
    ["Contact", "contact"],
    ["Subscribe", "newsletter"],
  ] as const) {
    if (small) await page.getByRole("button", { name: "Menu" }).click();
    await main.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${hash}$`));
    await expect(page.locator(`#${hash}`)).toBeFocused();
    await expect(page.locator(`#${hash}`)).toBeInViewport();
  }
  await page.getByRole("link", { name: "Go to contact" }).click();
  await expect(page.locator("#contact")).toBeFocused();
  await page.getByRole("button", { name: "About Me" }).click();
  await expect(page.locator("#about")).toBeFocused();
  await page.getByRole("button", { name: "Explore Recipes" }).click();
  await expect(page.locator("#recipes")).toBeFocused();
});

test("section links work from a recipe page", async ({ page }) => {
  await page.goto("/recipe/mapo-tofu");
  if (columnsOf(page) === 1) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/#about$/);
  await expect(page.getByRole("heading", { name: "About Me" })).toBeInViewport();
});

test("social profiles open in a new tab without opener", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Instagram", "TikTok", "YouTube"]) {
    const link = page
      .getByRole("contentinfo")
      .or(page.locator("#contact"))
      .getByRole("link", { name: new RegExp(name) });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("mobile menu and search open and close by their buttons, Escape and a click outside", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  for (const name of ["Menu", "Search recipes"]) {
    const toggle = page.getByRole("button", { name, exact: true });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.mouse.click(195, 800);
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  }
});

test("the mobile search shares its term with the grid's", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Search recipes", exact: true }).click();
  const mobile = page.getByRole("banner").getByRole("searchbox");
  await expect(mobile).toBeFocused();
  await mobile.fill("wonton");
  await expect(page.getByRole("heading", { name: 'Search Results for "wonton"' })).toBeVisible();
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("wonton");

  await page.goto("/recipe/mapo-tofu");
  await page.getByRole("button", { name: "Search recipes", exact: true }).click();
  await page.getByRole("banner").getByRole("searchbox").fill("kalguksu");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Found 2 recipes matching your search.")).toBeVisible();
});

test("nothing shifts while loading, hydrating, searching and scrolling", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) shifts.total += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const shifted = () =>
    page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
  for (const path of ["/", "/?q=tofu", "/recipe/mapo-tofu"]) {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await shifted(), `${path} at ${width} px`).toBe(0);
    }
  }
});

test("without JavaScript every card and every recipe can be reached", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.SITE_URL}/`);
  await expect(titles(page)).toHaveCount(42);
  await expect(page.getByRole("button", { name: "More Recipes" })).toBeHidden();
  await titles(page).last().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Karaage Don");
  await context.close();
});
