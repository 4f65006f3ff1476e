import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const POST = /^https:\/\/www\.instagram\.com\//;
const IN_PREVIEW =
  "Instagram links are blocked in preview mode due to security policies. Would you like to copy the link to open manually?";

/** The same server under a name that is not a preview host. */
const liveSite = () => process.env.SITE_URL?.replace("localhost", "kitchen.example") ?? "";

const videoButton = (page: Page) => page.getByRole("link", { name: /Watch the video/ });

/** Answers for the social platform, which can't be reached: any page will do. */
async function standInForPlatform(page: Page): Promise<void> {
  await page
    .context()
    .route(POST, (route) => route.fulfill({ contentType: "text/html", body: "<title>post</title>" }));
}

/** Answers every dialog with yes, and keeps what they said. */
function acceptDialogs(page: Page): string[] {
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  return said;
}

test("a recipe page shows title, badges, picture, macros, ingredients and steps", async ({ page }) => {
  await page.goto("/recipe/shoyu-ramen");
  await expect(page.getByRole("heading", { level: 1, name: "Shoyu Ramen" })).toBeVisible();
  const badges = page.locator("dl").first();
  for (const text of ["30 min", "2", "74g"])
    await expect(badges.getByText(text, { exact: true })).toBeVisible();
  const macros = page.getByRole("region", { name: /^Macros/ });
  for (const text of ["682", "74g", "67g", "14g"])
    await expect(macros.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole("article").getByRole("img").first()).toHaveAttribute("alt", /\w+/);
  expect(
    await page.getByRole("region", { name: "Ingredient list" }).getByRole("listitem").count(),
  ).toBeGreaterThan(5);
  expect(
    await page.getByRole("region", { name: "Instructions" }).getByRole("listitem").count(),
  ).toBeGreaterThan(3);
});

test("Bò Kho: the badge reads 45g and the macros card reads 45.4g", async ({ page }) => {
  await page.goto("/recipe/bo-kho");
  await expect(page.locator("dl").first().getByText("45g", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: /^Macros/ }).getByText("45.4g")).toBeVisible();
});

test("the rice rolls have two labelled columns of macros", async ({ page }) => {
  await page.goto("/recipe/macro-friendly-shrimp-rice-rolls");
  const macros = page.getByRole("region", { name: /^Macros/ });
  await expect(macros.getByRole("heading", { level: 3 })).toHaveCount(2);
  for (const text of ["323", "35.6g", "467", "36.2g"])
    await expect(macros.getByText(text, { exact: true })).toBeVisible();
});

test("soup dumplings have a page with fiber, and no card", async ({ page }) => {
  await page.goto("/recipe/soup-dumplings");
  await expect(page.getByRole("region", { name: /^Macros/ }).getByText("3.9g")).toBeVisible();
  await page.goto("/?q=soup dumplings");
  await expect(page.getByText("Found 0 recipes matching your search.")).toBeVisible();
});

test("the ingredient panel scrolls by keyboard at its height", async ({ page }) => {
  await page.goto("/recipe/bun-bo-hue");
  const panel = page.getByRole("region", { name: "Ingredient list" });
  expect([400, 600]).toContain(
    Number.parseInt(await panel.evaluate((node) => getComputedStyle(node).maxHeight), 10),
  );
  await panel.focus();
  await page.keyboard.press("End");
  await expect.poll(() => panel.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);
});

test("a protein breakdown adds up to its total, which is the macros card's protein", async ({ page }) => {
  await page.goto("/recipe/katsudon");
  const texts = await page
    .getByRole("region", { name: "Protein Breakdown" })
    .getByRole("listitem")
    .allInnerTexts();
  const grams = texts.map((text) => Number(text.match(/([\d.]+)g$/)?.[1]));
  const total = grams.pop() ?? 0;
  expect(grams.reduce((sum, gram) => sum + gram, 0)).toBeCloseTo(total, 5);
  expect(total).toBe(47);
});

test("the video opens in a new tab with neither opener nor referrer", async ({ page }) => {
  await standInForPlatform(page);
  await page.goto("/recipe/shoyu-ramen");
  const [tab] = await Promise.all([page.context().waitForEvent("page"), videoButton(page).click()]);
  await expect(tab).toHaveURL(POST);
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
  await expect(page).toHaveURL(/shoyu-ramen$/);
});

test("a blocked popup navigates the current window", async ({ page }) => {
  await standInForPlatform(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/recipe/shoyu-ramen");
  await videoButton(page).click();
  await expect(page).toHaveURL(POST);
});

test("Chicken Katsu Wrap has no video button", async ({ page }) => {
  await page.goto("/recipe/chicken-katsu-wrap");
  await expect(page.getByRole("heading", { level: 1, name: "Chicken Katsu Wrap" })).toBeVisible();
  await expect(videoButton(page)).toHaveCount(0);
});

test("the rotisserie chicken pho opens the link in a new tab plainly", async ({ page }) => {
  await standInForPlatform(page);
  await page.goto("/recipe/rotisserie-chicken-pho");
  const [tab] = await Promise.all([page.context().waitForEvent("page"), videoButton(page).click()]);
  await expect(tab).toHaveURL(POST);
});

test("the summer rolls button prevents the default action and stops propagation", async ({ page }) => {
  await standInForPlatform(page);
  await page.goto("/recipe/shrimp-tofu-summer-rolls");
  await page.evaluate(() => {
    const seen = { prevented: undefined as boolean | undefined, reachedDocument: false };
    Object.assign(window, { seen });
    document.addEventListener(
      "click",
      (event) => Object.assign(seen, { prevented: event.defaultPrevented }),
      true,
    );
    document.addEventListener("click", () => Object.assign(seen, { reachedDocument: true }));
  });
  const [tab] = await Promise.all([page.context().waitForEvent("page"), videoButton(page).click()]);
  await expect(tab).toHaveURL(POST);
  expect(
    await page.evaluate(
      () => (window as unknown as { seen: { reachedDocument: boolean } }).seen.reachedDocument,
    ),
  ).toBe(false);
  await expect(page).toHaveURL(/summer-rolls$/);
});

test("in preview one page asks to copy the link instead, and copies it on confirm", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const said = acceptDialogs(page);
  await page.goto("/recipe/banh-cuon");
  await videoButton(page).click();
  await expect.poll(() => said).toEqual([`confirm: ${IN_PREVIEW}`, "alert: Link copied to clipboard!"]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(POST);
});

test("if copying fails it falls back to a prompt", async ({ page }) => {
  const said = acceptDialogs(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("denied")) },
    });
  });
  await page.goto("/recipe/banh-cuon");
  await videoButton(page).click();
  await expect.poll(() => said.map((line) => line.split(":")[0])).toEqual(["confirm", "prompt"]);
});

test("outside preview a blocked popup offers to copy the link", async ({ page }) => {
  const said = acceptDialogs(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${liveSite()}/recipe/banh-cuon`);
  await videoButton(page).click();
  await expect.poll(() => said[0]).toBe("confirm: Popup blocked. Copy link to open manually?");
});

test("outside preview the same page opens a new tab", async ({ page }) => {
  await standInForPlatform(page);
  await page.goto(`${liveSite()}/recipe/banh-cuon`);
  const [tab] = await Promise.all([page.context().waitForEvent("page"), videoButton(page).click()]);
  await expect(tab).toHaveURL(POST);
});

test("a reel click in preview asks to copy; outside preview it opens a new tab", async ({ page }) => {
  await standInForPlatform(page);
  const said = acceptDialogs(page);
  await page.addInitScript(() => localStorage.setItem("email-popup-dismissed", "true"));
  await page.goto("/");
  const reel = page.getByRole("link", { name: /Watch Banh Cuon/ });
  await reel.click();
  await expect.poll(() => said[0]).toBe(`confirm: ${IN_PREVIEW}`);
  await page.goto(`${liveSite()}/`);
  const [tab] = await Promise.all([page.context().waitForEvent("page"), reel.click()]);
  await expect(tab).toHaveURL(POST);
});

test("previous, next and three related recipes lead on", async ({ page }) => {
  await page.goto("/recipe/mapo-tofu");
  await expect(page.getByRole("complementary").getByRole("heading", { level: 3 })).toHaveCount(3);
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Beef Pad See Ew" })).toBeVisible();
  await page.getByRole("link", { name: /^Previous/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mapo Tofu" })).toBeVisible();
});

test("a recipe prints on one or two pages", async ({ page }) => {
  for (const slug of ["mapo-tofu", "bun-bo-hue", "spicy-tteokbokki"]) {
    await page.goto(`/recipe/${slug}`);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)?.length, slug).toBeLessThanOrEqual(2);
  }
});
