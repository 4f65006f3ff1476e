import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** The design's limits per public page, in kB (gzip). */
const LIMITS = { html: 30, script: 115 };
/** What no script of a public page may contain; each is a string that survives minification. */
const FORBIDDEN = { "react-admin": "ra.action.", MUI: "MuiButton", "supabase-js": "supabase-js/" };
const PAGES = {
  "/": "index.html",
  "/recipe/mapo-tofu": "recipe/mapo-tofu/index.html",
  "/404": "404.html",
};
const PUBLIC = "public";

/** `npm run bytes`: what each kind of public page costs before any interaction. `--check` counts. */
function main(check: boolean): void {
  let passed = 0;
  const problems: string[] = [];
  const expectThat = (ok: boolean, problem: string) => {
    if (ok) passed++;
    else problems.push(problem);
  };

  console.log("page                  HTML kB  JS kB  CSS kB   (gzip)");
  for (const [route, file] of Object.entries(PAGES)) {
    const page = readFileSync(join(PUBLIC, file), "utf8");
    const scripts = scriptsOf(page, route);
    const html = size(page);
    const script = scripts.reduce((sum, name) => sum + size(readFileSync(join(PUBLIC, name))), 0);
    const css = [...page.matchAll(/<style data-href="([^"]+)"/g)].length
      ? 0
      : [...page.matchAll(/<link[^>]*href="([^"]+\.css)"/g)].reduce(
          (sum, [, name = ""]) => sum + size(readFileSync(join(PUBLIC, name))),
          0,
        );
    console.log(`${route.padEnd(20)} ${[html, script, css].map((n) => n.toFixed(1).padStart(7)).join(" ")}`);
    expectThat(html <= LIMITS.html, `${route}: ${html.toFixed(1)} kB of HTML`);
    expectThat(script <= LIMITS.script, `${route}: ${script.toFixed(1)} kB of scripts`);
    for (const [name, mark] of Object.entries(FORBIDDEN)) {
      const culprit = scripts.find((path) => readFileSync(join(PUBLIC, path), "utf8").includes(mark));
      expectThat(!culprit, `${route} loads ${name} (${culprit})`);
    }
  }
  // The marks must still be marks: the backoffice's scripts hold each of them.
  const all = readdirSync(PUBLIC).filter((name) => name.endsWith(".js"));
  for (const [name, mark] of Object.entries(FORBIDDEN)) {
    const known = all.some((file) => readFileSync(join(PUBLIC, file), "utf8").includes(mark));
    expectThat(known, `"${mark}" no longer tells ${name}: choose another mark`);
  }

  for (const problem of problems) console.log(problem);
  if (check) console.log(`${passed} passed, ${problems.length} failed`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

const size = (content: string | Buffer) => gzipSync(content).length / 1000;

/** What the browser loads before any interaction: the page's script tags, and the bundle of its component. */
function scriptsOf(page: string, route: string): string[] {
  const tags = [...page.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src = ""]) => src);
  const data = JSON.parse(
    readFileSync(join(PUBLIC, "page-data", pageDataFolder(route), "page-data.json"), "utf8"),
  );
  const chunks: Record<string, string[]> = JSON.parse(
    readFileSync(join(PUBLIC, "webpack.stats.json"), "utf8"),
  ).assetsByChunkName;
  const bundle = (chunks[data.componentChunkName] ?? []).filter((name) => name.endsWith(".js"));
  return [...new Set([...tags, ...bundle.map((name) => `/${name}`)])];
}

const pageDataFolder = (route: string) => (route === "/" ? "index" : route === "/404" ? "404.html" : route);

main(process.argv.includes("--check"));
