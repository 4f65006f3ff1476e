import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { addSubscribers, isReviewed, serverCounts } from "./admin-backend";
import { expect, freshAddress, signIn, test } from "./fixtures";

const list = (page: Page): Locator => page.getByRole("list", { name: "Subscribers" });
const card = (page: Page, email: string): Locator =>
  list(page).getByRole("listitem").filter({ hasText: email });
const search = (page: Page, term: string) => page.getByRole("searchbox").fill(term);
const inTab = async (page: Page, name: string): Promise<number> =>
  Number(
    (await page.getByRole("tab", { name: new RegExp(`^${name} `) }).textContent())?.match(/\((\d+)\)/)?.[1],
  );

/** A word that only this test's addresses contain. */
const word = (name: string): string => freshAddress(name).split("@")[0] ?? "";

test("title, counters, tabs and cards say what the specification says", async ({ page }) => {
  const mine = word("card");
  await addSubscribers([
    { email: `${mine}-new@example.com`, source: "popup" },
    {
      email: `${mine}-old@example.com`,
      early_access: false,
      reviewed: true,
      created_at: "2026-02-03T12:00:00Z",
    },
  ]);
  await signIn(page);
  await expect(page.getByText("Manage your email subscribers and track review status")).toBeVisible();
  for (const label of ["Total Subscribers", "Reviewed", "Unreviewed"])
    await expect(page.getByRole("term").filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible();
  await search(page, mine);
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  const [fresh, old] = [card(page, `${mine}-new`), card(page, `${mine}-old`)];
  await expect(fresh.getByText("New", { exact: true })).toBeVisible();
  await expect(fresh.getByText("Early Access")).toBeVisible();
  await expect(fresh.getByText("Source: popup")).toBeVisible();
  await expect(fresh.getByRole("button", { name: "Mark Reviewed" })).toBeVisible();
  await expect(old.getByText("Reviewed", { exact: true })).toBeVisible();
  await expect(old.getByText("Early Access")).toHaveCount(0);
  await expect(old.getByText("3 Feb 2026")).toBeVisible();
  await expect(old.getByText("Source: Unknown")).toBeVisible();
  await expect(old.getByRole("button", { name: "Mark Unreviewed" })).toBeVisible();
});

test("Fetching subscribers fails", async ({ page, allowConsole }) => {
  allowConsole("/rest/v1/subscriber_list");
  await signIn(page);
  await page.route("**/rest/v1/subscriber_list*", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("Failed to fetch subscribers")).toBeVisible();
  await page.unroute("**/rest/v1/subscriber_list*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(list(page).getByRole("listitem").first()).toBeVisible();
});

test("Updating reviewed fails", async ({ page, allowConsole }) => {
  allowConsole("/rest/v1/subscribers");
  const email = freshAddress("refused");
  await addSubscribers([{ email }]);
  await signIn(page);
  await search(page, email);
  await page.route("**/rest/v1/subscribers?*", (route) => route.abort());
  await card(page, email).getByRole("button", { name: "Mark Reviewed" }).click();
  await expect(page.getByText("Failed to update subscriber status")).toBeVisible();
  await expect(card(page, email).getByText("New", { exact: true })).toBeVisible();
  expect(await isReviewed(email)).toBe(false);
});

test("Updating reviewed succeeds", async ({ page }) => {
  const email = freshAddress("marked");
  await addSubscribers([{ email }]);
  await signIn(page);
  await search(page, email);
  await card(page, email).getByRole("button", { name: "Mark Reviewed" }).click();
  await expect(page.getByText("Marked as reviewed", { exact: true })).toBeVisible();
  expect(await isReviewed(email)).toBe(true);
  await card(page, email).getByRole("button", { name: "Mark Unreviewed" }).click();
  await expect(page.getByText("Marked as unreviewed", { exact: true })).toBeVisible();
  expect(await isReviewed(email)).toBe(false);
});

test("a toggle moves card, tabs and counters before the server answers", async ({ page }) => {
  const email = freshAddress("ahead");
  await addSubscribers([{ email }]);
  await signIn(page);
  await search(page, email);
  await expect(card(page, email)).toBeVisible();
  const [unreviewed, reviewed] = [await inTab(page, "Unreviewed"), await inTab(page, "Reviewed")];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/rest/v1/subscribers?*", async (route) => {
    await held;
    await route.continue();
  });
  await card(page, email).getByRole("button", { name: "Mark Reviewed" }).click();
  await expect(card(page, email).getByText("Reviewed", { exact: true })).toBeVisible();
  expect(await inTab(page, "Unreviewed")).toBe(unreviewed - 1);
  expect(await inTab(page, "Reviewed")).toBe(reviewed + 1);
  answer();
  await expect(page.getByText("Marked as reviewed", { exact: true })).toBeVisible();
});

test("the tabs show what they count, and an empty filter says so", async ({ page }) => {
  const email = freshAddress("tabbed");
  await addSubscribers([{ email }]);
  await signIn(page);
  await search(page, email);
  await page.getByRole("tab", { name: /^Reviewed/ }).click();
  await expect(page.getByText("No subscribers found for this filter.")).toBeVisible();
  await page.getByRole("tab", { name: /^Unreviewed/ }).click();
  await expect(card(page, email)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("tab", { name: /^Unreviewed/ })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("searchbox")).toHaveValue(email);
  await expect(card(page, email)).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect.poll(async () => (await serverCounts()).total >= (await inTab(page, "All"))).toBe(true);
});

test("source, early access, dates and sorting narrow the list, in the address too", async ({ page }) => {
  const mine = word("narrow");
  await addSubscribers([
    { email: `${mine}-a@example.com`, source: "popup", created_at: "2025-01-10T10:00:00Z" },
    { email: `${mine}-b@example.com`, source: null, early_access: false, created_at: "2025-01-11T10:00:00Z" },
    { email: `${mine}-c@example.com`, source: "spring-fair", created_at: "2025-01-12T23:59:59Z" },
  ]);
  const shown = async (...names: string[]) =>
    expect(list(page).getByText(/@example\.com$/)).toHaveText(
      names.map((name) => `${mine}-${name}@example.com`),
    );
  await signIn(page);
  await search(page, mine);
  await shown("c", "b", "a");
  await page.getByLabel("Sort by").selectOption("E-mail A–Z");
  await shown("a", "b", "c");
  await page.getByLabel("Source").selectOption("Unknown");
  await shown("b");
  await page.getByLabel("Source").selectOption("Other");
  await shown("c");
  await page.getByLabel("Source").selectOption("Any");
  await page.getByLabel("Early access").selectOption("No");
  await shown("b");
  await page.getByLabel("Early access").selectOption("Any");
  await page.getByLabel("From", { exact: true }).fill("2025-01-11");
  await page.getByLabel("To", { exact: true }).fill("2025-01-12");
  await shown("b", "c");
  await page.reload();
  await shown("b", "c");
  await page.goBack();
  await shown("b", "c");
});

test("a search takes its characters literally", async ({ page }) => {
  const mine = word("literal");
  await addSubscribers([{ email: `${mine}_x@example.com` }, { email: `${mine}yx@example.com` }]);
  await signIn(page);
  await search(page, `${mine}_X`);
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await expect(card(page, `${mine}_x`)).toBeVisible();
});

test("several are marked at once, and undo takes back exactly those", async ({ page }) => {
  const mine = word("bulk");
  await addSubscribers([
    { email: `${mine}-1@example.com` },
    { email: `${mine}-2@example.com` },
    { email: `${mine}-3@example.com`, reviewed: true },
  ]);
  await signIn(page);
  await search(page, mine);
  await expect(list(page).getByRole("listitem")).toHaveCount(3);
  await page.getByLabel("Select this page").check();
  await expect(page.getByText("3 selected")).toBeVisible();
  await page.getByRole("button", { name: "Mark as reviewed" }).click();
  await expect(page.getByText("2 subscribers marked as reviewed")).toBeVisible();
  await expect(list(page).getByText("Reviewed", { exact: true })).toHaveCount(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 subscribers marked as unreviewed")).toBeVisible();
  await expect(list(page).getByText("New", { exact: true })).toHaveCount(2);
  expect(await isReviewed(`${mine}-3@example.com`)).toBe(true);
});

test("pages follow each other, and the size can be chosen", async ({ page }) => {
  const mine = word("paged");
  await addSubscribers(Array.from({ length: 12 }, (_, index) => ({ email: `${mine}-${index}@example.com` })));
  await signIn(page);
  await search(page, mine);
  await expect(list(page).getByRole("listitem")).toHaveCount(12);
  await page.getByLabel("Per page").selectOption("10");
  await expect(list(page).getByRole("listitem")).toHaveCount(10);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText("11–12")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText("1–10")).toBeVisible();
});

test("the keyboard goes on with the next card where a marked one leaves its tab", async ({ page }) => {
  const mine = word("keys");
  await addSubscribers([{ email: `${mine}-1@example.com` }, { email: `${mine}-2@example.com` }]);
  await signIn(page);
  await page.getByRole("tab", { name: /^Unreviewed/ }).click();
  await search(page, mine);
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  const toggles = list(page).getByRole("button", { name: "Mark Reviewed" });
  await toggles.first().press("Enter");
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await expect(toggles.first()).toBeFocused();
});

test("a failed sync shows its reason, and can be tried again", async ({ page }) => {
  const email = freshAddress("unsynced");
  await addSubscribers([{ email, sync_error: "The provider did not answer." }]);
  await signIn(page);
  await search(page, email);
  await expect(card(page, email).getByText("Sync failed: The provider did not answer.")).toBeVisible();
  await card(page, email).getByRole("button", { name: "Retry sync" }).click();
  await expect(card(page, email).getByText("Synced", { exact: true })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`/admin has no accessibility fault, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await signIn(page);
    await expect(list(page).getByRole("listitem").first()).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByLabel("Select this page").check();
    await search(page, "nobody-has-this-address");
    await expect(page.getByText("No subscribers found for this filter.")).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Filters" }).click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
