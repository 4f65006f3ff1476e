import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { chromium as browserType, type Page } from "@playwright/test";
import { chromium } from "../tests/setup/chromium";
import { testSite } from "../tests/setup/site";

const WIDTHS = { 390: 844, 820: 1180, 1440: 900 };
const FOLDER = "screenshots";

interface Shot {
  name: string;
  path: string;
  /** Brings the page into the state to be shown. */
  act?: (page: Page) => Promise<unknown>;
  /** The visible part alone, where an overlay is fixed to it. */
  viewport?: boolean;
  /** Signed in as the owner. */
  owner?: boolean;
}

const SHOTS: Shot[] = [
  { name: "landing", path: "/" },
  { name: "search", path: "/?q=ramen" },
  { name: "no-match", path: "/?q=pizza" },
  { name: "menu", path: "/", viewport: true, act: (page) => openOnPhone(page, "Menu") },
  { name: "mobile-search", path: "/", viewport: true, act: (page) => openOnPhone(page, "Search recipes") },
  { name: "popup", path: "/?popup", viewport: true, act: (page) => page.getByRole("dialog").waitFor() },
  {
    name: "toast",
    path: "/#newsletter",
    viewport: true,
    act: async (page) => {
      await page.getByRole("button", { name: "Subscribe", exact: true }).click();
      await page.getByText("Email required").waitFor();
    },
  },
  { name: "recipe", path: "/recipe/mapo-tofu" },
  { name: "recipe-long", path: "/recipe/bun-bo-hue" },
  { name: "recipe-variants", path: "/recipe/macro-friendly-shrimp-rice-rolls" },
  { name: "recipe-sub-recipe", path: "/recipe/spicy-tteokbokki" },
  { name: "not-found", path: "/nowhere" },
  { name: "auth", path: "/auth", act: (page) => page.getByRole("tab", { name: "Sign Up" }).click() },
  { name: "admin", path: "/admin", owner: true },
];

/** `npm run screenshots`: every page type and state, at three widths, light and dark, into an ignored folder. */
async function main(only: string[]): Promise<void> {
  const site = await testSite();
  const build = spawnSync("node_modules/.bin/gatsby", ["build"], {
    stdio: "inherit",
    env: { ...process.env, ...site.buildEnv },
  });
  if (build.status !== 0) throw new Error("The build failed.");
  mkdirSync(FOLDER, { recursive: true });
  const browser = await browserType.launch({
    executablePath: await chromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  const shots = SHOTS.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
  await site.serve(async (env) => {
    for (const colorScheme of ["light", "dark"] as const) {
      for (const [width, height] of Object.entries(WIDTHS)) {
        const context = await browser.newContext({
          baseURL: env.SITE_URL ?? "",
          viewport: { width: Number(width), height },
          colorScheme,
          reducedMotion: "reduce",
        });
        await context.addInitScript(() => {
          if (window.location.search.includes("popup")) localStorage.removeItem("email-popup-dismissed");
          else localStorage.setItem("email-popup-dismissed", "true");
        });
        for (const shot of shots) {
          const page = await context.newPage();
          if (shot.owner) await signIn(page, env);
          await page.goto(shot.path);
          await page.getByRole("heading").first().waitFor();
          await shot.act?.(page);
          if (!shot.viewport) await loadPictures(page);
          await page.screenshot({
            path: `${FOLDER}/${shot.name}-${width}-${colorScheme}.png`,
            fullPage: !shot.viewport,
          });
          await page.close();
        }
        await context.close();
      }
    }
  });
  await browser.close();
}

async function openOnPhone(page: Page, name: string): Promise<void> {
  const toggle = page.getByRole("button", { name, exact: true });
  if (await toggle.isVisible()) await toggle.click();
}

async function signIn(page: Page, env: NodeJS.ProcessEnv): Promise<void> {
  await page.goto("/auth");
  const field = page.getByLabel("Email");
  const dashboard = page.getByRole("heading", { name: "Email Subscribers Dashboard" });
  await field.or(dashboard).first().waitFor();
  if (await dashboard.isVisible()) return;
  await field.fill(env.OWNER_EMAIL ?? "");
  await page.getByLabel("Password", { exact: true }).fill(env.OWNER_PASSWORD ?? "");
  await page.getByRole("button", { name: "Sign In" }).click();
  await dashboard.waitFor();
}

/** Lazy pictures load when they come near the window: go past them all. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    await Promise.all(
      [...document.images].filter((image) => image.src).map((image) => image.decode().catch(() => {})),
    );
  });
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
