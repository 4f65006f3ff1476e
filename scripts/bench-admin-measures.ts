import { readFile } from "node:fs/promises";
import { type Browser, type BrowserContext, expect, type Page, type Response } from "@playwright/test";
import type { Stack } from "../supabase/local/stack";

export type Measured = Record<string, number>;

const RUNS = 7;

/** What an owner does, timed from the outside; times are medians of 7, in ms. */
export async function measure(
  browser: Browser,
  siteUrl: string,
  stack: Stack,
  size: number,
): Promise<Measured> {
  const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 1440, height: 900 } });
  await signIn(context, stack);
  const first = await firstScreens(context);
  const page = await context.newPage();
  await openList(page);
  const searches = await times(() => search(page, size));
  await page.getByRole("searchbox").fill("");
  await expect(page.getByRole("list", { name: "Subscribers" }).getByRole("listitem")).toHaveCount(25);
  const toggles = await times(() => toggle(page));
  const exported = await exportAll(page, stack);
  await context.close();
  return { ...first, ...prefixed("toggle", toggles), ...prefixed("search keystroke", searches), ...exported };
}

async function signIn(context: BrowserContext, { owner }: Stack): Promise<void> {
  const page = await context.newPage();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.keyboard.press("Enter");
  await page.getByRole("list", { name: "Subscribers" }).waitFor();
  await page.close();
}

async function openList(page: Page): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("list", { name: "Subscribers" }).getByRole("listitem").first().waitFor();
}

async function firstScreens(context: BrowserContext): Promise<Measured> {
  const runs = await times(async () => {
    const page = await context.newPage();
    const traffic = listen(page);
    const start = performance.now();
    await openList(page);
    const time = performance.now() - start;
    await page.getByRole("tab", { name: /^All \(\d+\)/ }).waitFor();
    const seen = await traffic();
    await page.close();
    return { "time to the first card": time, ...seen };
  });
  return prefixed("first screen", runs);
}

async function toggle(page: Page): Promise<Measured> {
  const traffic = listen(page);
  const card = page.getByRole("list", { name: "Subscribers" }).getByRole("listitem").first();
  const was = (await card.getByRole("button", { name: /^Mark/ }).textContent()) ?? "";
  const now = was === "Mark Reviewed" ? "Mark Unreviewed" : "Mark Reviewed";
  const reread = page.waitForResponse((response) => response.url().includes("/rest/v1/subscriber_list"));
  const start = performance.now();
  await card.getByRole("button", { name: was }).click();
  await card.getByRole("button", { name: now }).waitFor();
  const shown = performance.now() - start;
  await (await reread).finished();
  return { shown, "saved and read again": performance.now() - start, ...(await traffic()) };
}

/** One more character in the field, to the list that answers it; the 200 ms that typing rests are included. */
async function search(page: Page, size: number): Promise<Measured> {
  const number = Math.floor(Math.random() * size * 0.8) + 10;
  const list = page.getByRole("list", { name: "Subscribers" });
  await page.getByRole("searchbox").fill(`person${number}`);
  await expect(list.getByText(`person${number}x`)).toBeVisible();
  await expect(list).not.toHaveAttribute("aria-busy");
  const traffic = listen(page);
  const answer = page.waitForResponse((response) => response.url().includes(`person${number}x`));
  const start = performance.now();
  await page.getByRole("searchbox").press("x");
  await (await answer).finished();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  return { time: performance.now() - start, ...(await traffic()) };
}

async function exportAll(page: Page, { query }: Stack): Promise<Measured> {
  const session = await page.context().newCDPSession(page);
  let heap = 0;
  const sample = setInterval(async () => {
    const { usedSize } = await session.send("Runtime.getHeapUsage").catch(() => ({ usedSize: 0 }));
    heap = Math.max(heap, usedSize);
  }, 50);
  const start = performance.now();
  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: 600_000 }),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const time = performance.now() - start;
  clearInterval(sample);

  const emails = (await readFile(await download.path(), "utf8"))
    .split("\r\n")
    .slice(1, -1)
    .map((line) => line.split(",")[0]);
  const [row] = await query<{ total: number }>("select count(*)::int as total from public.subscribers");
  if (emails.length !== row?.total || new Set(emails).size !== row.total)
    throw new Error(`${emails.length} rows exported, ${new Set(emails).size} different, of ${row?.total}.`);
  await expect(page.getByText(`Exported ${row.total} subscribers to CSV`)).toBeVisible();
  return {
    "export: rows, each address once": emails.length,
    "export: time": time,
    "export: time per 1000 rows": (1000 * time) / emails.length,
    "export: peak of the script's memory, MB": heap / 1e6,
  };
}

/** Requests to the API from now on, with the rows and bytes that came. */
function listen(page: Page): () => Promise<Measured> {
  const responses: Response[] = [];
  const note = (response: Response) => {
    if (response.url().includes("/rest/v1/") && response.request().method() !== "OPTIONS")
      responses.push(response);
  };
  page.on("response", note);
  return async () => {
    page.off("response", note);
    const bodies = await Promise.all(responses.map((response) => response.body()));
    const rows = bodies.map((body) => JSON.parse(body.toString() || "null"));
    return {
      requests: responses.length,
      rows: rows.reduce((sum, json) => sum + (Array.isArray(json) ? json.length : 1), 0),
      kB: bodies.reduce((sum, body) => sum + body.byteLength, 0) / 1000,
    };
  };
}

async function times(run: () => Promise<Measured>): Promise<Measured> {
  const runs: Measured[] = [];
  for (let index = 0; index <= RUNS; index++) runs.push(await run());
  // The first run warms up.
  const counted = runs.slice(1);
  const median = (name: string) =>
    counted.map((one) => one[name] ?? 0).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  return Object.fromEntries(Object.keys(counted[0] ?? {}).map((name) => [name, median(name)]));
}

const prefixed = (prefix: string, measured: Measured): Measured =>
  Object.fromEntries(Object.entries(measured).map(([name, value]) => [`${prefix}: ${name}`, value]));
