import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { chromium } from "./setup/chromium";
import { testSite } from "./setup/site";

interface Counts {
  passed: number;
  failed: number;
}

/**
 * `npm test`: everything, in two lanes that share the machine's cores. Each stage's output ends with
 * a count; the last line of all is their sum.
 *
 * `npm test -- browser site-landing` runs the browser tests alone (on a fresh build), those of the named files.
 */
async function main(browserOnly: boolean, files: string[]): Promise<void> {
  const site = await testSite();
  const executable = await chromium();

  const checks = async () => {
    await stage("lint", ["biome", "ci", "--max-diagnostics=50"]);
    await stage("types", ["tsc", "--noEmit"]);
    await stage("units", ["jest"]);
    await stage("content", ["tsx", "scripts/check-content.ts"]);
    await stage("database and function", ["tsx", "tests/database/run.ts"]);
  };
  const browser = async () => {
    const queryTypes = () => readFileSync("site/gatsby-types.d.ts", "utf8");
    const committed = queryTypes();
    if (!(await stage("production build", ["gatsby", "build"], site.buildEnv))) return;
    record("query types in step", Number(queryTypes() === committed), Number(queryTypes() !== committed));
    await stage("public bundles", ["tsx", "scripts/bytes.ts", "--check"]);
    await site.serve((env) =>
      stage("browser", ["playwright", "test", ...files], { ...env, CHROMIUM: executable }),
    );
  };
  await Promise.all(browserOnly ? [browser()] : [checks(), browser()]);

  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

const total: Counts = { passed: 0, failed: 0 };

function record(name: string, passed: number, failed: number): void {
  total.passed += passed;
  total.failed += failed;
  console.log(`── ${name}: ${passed} passed, ${failed} failed`);
}

/** Runs a command and adds its count; its output is shown when something failed. */
async function stage(name: string, command: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const started = Date.now();
  const { output, code } = await run(command, env);
  const { passed, failed } = countsOf(output, code);
  if (failed > 0) console.log(`\n${output.trim()}\n`);
  record(`${name} (${Math.round((Date.now() - started) / 1000)} s)`, passed, failed);
  return failed === 0;
}

function run(
  [name = "", ...args]: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ output: string; code: number }> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${name}`, args, {
      env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.on("error", (error) => resolve({ output: output + error.message, code: 1 }));
    child.on("close", (code) => resolve({ output, code: code ?? 1 }));
  });
}

/** The last count in a stage's output (Jest has its own wording); a stage that prints none counts as one. */
function countsOf(output: string, code: number): Counts {
  const jest = output.match(/^Tests:\s+(.*)$/m)?.[1];
  const plain = [...output.matchAll(/^(\d+) passed, (\d+) failed\s*$/gm)].at(-1);
  const inJest = (word: string) => Number(jest?.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
  const counts = plain
    ? { passed: Number(plain[1]), failed: Number(plain[2]) }
    : jest
      ? { passed: inJest("passed"), failed: inJest("failed") }
      : { passed: Number(code === 0), failed: Number(code !== 0) };
  // A stage that broke without counting a failure has failed all the same.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const [only, ...files] = process.argv.slice(2);
main(only === "browser", files).catch((error) => {
  console.error(error);
  console.log(`\n${total.passed} passed, ${total.failed + 1} failed`);
  process.exit(1);
});
