import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test, withoutPopup } from "./fixtures";

async function expectAccessible(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`),
    state,
  ).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: "reduce" });

    test("landing page, with menu, search and toast open", async ({ page }) => {
      await withoutPopup(page);
      await page.goto("/");
      await expectAccessible(page, "landing page");
      await page.getByRole("button", { name: "Subscribe", exact: true }).click();
      await expect(page.getByText("Email required")).toBeVisible();
      await expectAccessible(page, "toast");
      await page.getByRole("searchbox").first().fill("pizza");
      await expect(page.getByText("Found 0 recipes")).toBeVisible();
      await expectAccessible(page, "no match");
      await page.setViewportSize({ width: 390, height: 844 });
      for (const name of ["Menu", "Search recipes"]) {
        await page.getByRole("button", { name, exact: true }).click();
        await expectAccessible(page, name);
        await page.keyboard.press("Escape");
      }
    });

    test("popup", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page, "popup");
    });

    test("recipe pages and 404", async ({ page, allowConsole }) => {
      allowConsole("404");
      for (const path of [
        "/recipe/hong-kong-borscht",
        "/recipe/macro-friendly-shrimp-rice-rolls",
        "/recipe/spicy-tteokbokki",
        "/nowhere",
      ]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible(page, path);
      }
    });
  });
}

test("unknown route: 404 page with a way home, and an error logged to the console", async ({
  page,
  allowConsole,
}) => {
  allowConsole("404");
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("there is no page at /no/such"),
  );
  const response = await page.goto("/no/such");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  expect((await logged).type()).toBe("error");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("every request of the public pages goes to the site itself", async ({ page }) => {
  await withoutPopup(page);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(process.env.SITE_URL ?? "") && !request.url().startsWith("data:"))
      foreign.push(request.url());
  });
  for (const path of ["/", "/recipe/mapo-tofu"]) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole("contentinfo")).toBeInViewport();
  }
  expect(foreign).toEqual([]);
});

test("pages carry a Content-Security-Policy without unsafe-inline scripts", async ({ page }) => {
  for (const path of ["/", "/recipe/mapo-tofu", "/admin", "/auth"]) {
    const html = await (await page.request.get(path)).text();
    const policy = html.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/)?.[1] ?? "";
    expect(policy).toMatch(/script-src 'self'[^;]*sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
});

test("the site is usable by keyboard: skip link, search, card, back", async ({ page }) => {
  await withoutPopup(page);
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Explore Recipes" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#recipes")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("congee");
  await expect(page.getByText("Found 1 recipe matching your search.")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Chicken Congee" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Chicken Congee" })).toBeVisible();
});
