import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { addSubscribers, isReviewed, person } from "./admin-backend";
import { expect, freshAddress, signIn, test } from "./fixtures";

const word = (name: string): string => freshAddress(name).split("@")[0] ?? "";

async function find(page: Page, term: string): Promise<void> {
  await page.getByRole("searchbox").fill(term);
  await expect(page).toHaveURL(new RegExp(term));
  await expect(page.getByRole("list", { name: "Subscribers" }).getByText(term).first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Subscribers" })).not.toHaveAttribute("aria-busy");
}

async function linesOf(download: Download): Promise<string[]> {
  return (await readFile(await download.path(), "utf8")).split("\r\n").slice(1, -1);
}

test("Export done", async ({ page }) => {
  const mine = word("export");
  await addSubscribers([
    { email: `${mine}-1@example.com`, source: "popup", created_at: "2026-01-02T12:00:00Z" },
    {
      email: `${mine}-2@example.com`,
      early_access: false,
      reviewed: true,
      created_at: "2026-01-03T12:00:00Z",
    },
  ]);
  await signIn(page);
  await find(page, mine);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  await expect(page.getByText("Export Complete")).toBeVisible();
  await expect(page.getByText("Exported 2 subscribers to CSV")).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^subscribers_\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await download.path(), "utf8")).toBe(
    "\uFEFFEmail,Source,Early Access,Reviewed,Created Date\r\n" +
      `${mine}-2@example.com,Unknown,No,Yes,2026-01-03\r\n` +
      `${mine}-1@example.com,popup,Yes,No,2026-01-02\r\n`,
  );
});

test("two owners: one marks while the other exports, nothing is lost or doubled", async ({
  page,
  browser,
}) => {
  const mine = word("both");
  const emails = Array.from({ length: 2500 }, (_, index) => `${mine}-${index}@example.com`);
  await addSubscribers(emails.map((email) => ({ email })));
  const second = await person("second-owner", { owner: true });
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(page);
  await signIn(other, second.email, second.password);
  await find(page, mine);
  await find(other, mine);

  // After the first page of the export the other owner marks some, and a visitor subscribes.
  let pages = 0;
  await page.route("**/rest/v1/subscriber_list*", async (route) => {
    if (new URL(route.request().url()).searchParams.get("limit") === "1000" && ++pages === 2) {
      await other.getByLabel("Select this page").check();
      await other.getByRole("button", { name: "Mark as reviewed" }).click();
      await expect(other.getByText("25 subscribers marked as reviewed")).toBeVisible();
      await addSubscribers([{ email: `${mine}-late@example.com` }]);
    }
    await route.continue();
  });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const exported = (await linesOf(download)).map((line) => line.split(",")[0]);
  expect(exported).toHaveLength(2500);
  expect(new Set(exported)).toEqual(new Set(emails));
  await expect(page.getByText("Exported 2500 subscribers to CSV")).toBeVisible();
  expect(await isReviewed(`${mine}-late@example.com`)).toBe(false);
  await context.close();
});

test("an export shows its progress and can be cancelled", async ({ page }) => {
  const mine = word("cancel");
  await addSubscribers(
    Array.from({ length: 1100 }, (_, index) => ({ email: `${mine}-${index}@example.com` })),
  );
  await signIn(page);
  await find(page, mine);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let pages = 0;
  await page.route("**/rest/v1/subscriber_list*", async (route) => {
    if (new URL(route.request().url()).searchParams.get("limit") === "1000" && ++pages === 2) await held;
    await route.continue();
  });
  const downloads: Download[] = [];
  page.on("download", (download) => downloads.push(download));
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(page.getByRole("progressbar", { name: "Export" })).toBeVisible();
  await expect(page.getByText("1000 subscribers so far")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("progressbar", { name: "Export" })).toHaveCount(0);
  release();
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeEnabled();
  await expect(page.getByText("Export Complete")).toHaveCount(0);
  expect(downloads).toEqual([]);
});

test("an export that fails says so", async ({ page, allowConsole }) => {
  allowConsole("/rest/v1/subscriber_list");
  await signIn(page);
  await expect(page.getByRole("list", { name: "Subscribers" }).getByRole("listitem").first()).toBeVisible();
  await page.route("**/rest/v1/subscriber_list*", (route) => route.abort());
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(page.getByText("Failed to export subscribers")).toBeVisible();
});
