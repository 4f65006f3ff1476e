import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { freePorts } from "../scripts/children";
import { chromium } from "./setup/chromium";
import { testSite } from "./setup/site";

interface Counts {
  passed: number;
  failed: number;
}

/**
 * `npm test`: everything, in two lanes that share the machine's cores. Each stage ends its output
 * with a count; the last line of all is their sum.
 */
async function main(): Promise<void> {
  const results = new Map<string, Counts>();
  const stage = async (name: string, command: string[], env: NodeJS.ProcessEnv = {}) => {
    const started = Date.now();
    const { output, code } = await run(command, env);
    const counts = countsOf(output, code);
    results.set(name, counts);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`\n── ${name} (${seconds} s): ${counts.passed} passed, ${counts.failed} failed`);
    if (counts.failed > 0) console.log(output.trim());
    return counts.failed === 0;
  };

  const [apiPort, mailboxPort, smtpPort, sitePort] = (await freePorts(4)) as [number, number, number, number];
  const site = testSite({ apiPort, mailboxPort, smtpPort, sitePort });
  const executable = await chromium();

  const checks = async () => {
    await stage("lint", ["biome", "ci", "--max-diagnostics=50"]);
    await stage("types", ["tsc", "--noEmit"]);
    await stage("units", ["jest", "--silent"]);
    await stage("content", ["tsx", "scripts/check-content.ts"]);
    await stage("database and function", ["tsx", "tests/database/run.ts"]);
  };
  const browser = async () => {
    const typesBefore = readFileSync("site/gatsby-types.d.ts", "utf8");
    if (!(await stage("production build", ["gatsby", "build"], site.buildEnv))) return;
    const inStep = readFileSync("site/gatsby-types.d.ts", "utf8") === typesBefore;
    results.set("query types in step", { passed: Number(inStep), failed: Number(!inStep) });
    if (!inStep) console.log("site/gatsby-types.d.ts was out of step with the queries; commit the new one.");
    await stage("public bundles", ["tsx", "scripts/bytes.ts", "--check"]);
    await site.serve(() =>
      stage("browser", ["playwright", "test", ...process.argv.slice(2)], {
        ...site.env,
        CHROMIUM: executable,
      }),
    );
  };
  await Promise.all([checks(), browser()]);

  const total = [...results.values()].reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

function run(
  [name = "", ...args]: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ output: string; code: number }> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${name}`, args, {
      env: {
        ...process.env,
        CI: "true",
        GATSBY_TELEMETRY_DISABLED: "1",
        NO_COLOR: "1",
        FORCE_COLOR: "0",
        ...env,
      },
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

/** The last count in a stage's output; a stage that prints none counts as one. */
function countsOf(output: string, code: number): Counts {
  const jest = output.match(/^Tests:\s+(.*)$/m)?.[1];
  const own = [...output.matchAll(/(?:^|\n)(\d+) passed, (\d+) failed\s*(?=\n|$)/g)].at(-1);
  const number = (word: string) => Number(jest?.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
  const counts = own
    ? { passed: Number(own[1]), failed: Number(own[2]) }
    : jest
      ? { passed: number("passed"), failed: number("failed") }
      : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A stage that broke without counting a failure has failed all the same.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

main().catch((error) => {
  console.error(error);
  console.log("\n0 passed, 1 failed");
  process.exit(1);
});
