import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium as browserType } from "@playwright/test";
import { loadSecrets } from "../supabase/local/secrets";
import { type Stack, startStack } from "../supabase/local/stack";
import { chromium } from "../tests/setup/chromium";
import { type Measured, measure } from "./bench-admin-measures";
import { freePorts, runBin, stopGroup, untilItAnswers } from "./children";
import { startPostgres } from "./postgres";

// npm run bench:admin [-- 1000 100000]
//
// Uses the backoffice in a browser, on the production build and a real PostgreSQL, at each number of subscribers.

async function main(): Promise<void> {
  const asked = process.argv.slice(2).map(Number).filter(Boolean);
  const sizes = asked.length > 0 ? asked : [1000, 100_000];
  const [apiPort = 0, mailboxPort = 0, sitePort = 0] = await freePorts(3);
  const folder = await mkdtemp(join(tmpdir(), "kitchen-bench-"));
  const secretsFile = join(folder, "secrets");
  const { secrets } = await loadSecrets(secretsFile);
  const siteUrl = `http://localhost:${sitePort}`;
  build({
    GATSBY_SUPABASE_URL: `http://127.0.0.1:${apiPort}`,
    GATSBY_SUPABASE_KEY: secrets.LOCAL_PUBLISHABLE_KEY,
  });

  const postgres = await startPostgres({ shared_buffers: "256MB", max_wal_size: "2GB" });
  const databaseUrl = postgres.url;
  const stack = await startStack({
    databaseUrl,
    apiPort,
    mailboxPort,
    siteUrl,
    secretsFile,
    seed: false,
    schedule: false,
  });
  const server = runBin("gatsby", ["serve", "--port", String(sitePort)], {}, "pipe");
  const browser = await browserType.launch({
    executablePath: await chromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--enable-precise-memory-info",
    ],
  });
  try {
    await untilItAnswers(siteUrl, server);
    console.log(`${postgres.version}, Chromium ${browser.version()}`);
    const results: Measured[] = [];
    for (const size of sizes) {
      await fill(stack, size);
      results.push(await measure(browser, siteUrl, stack, size));
    }
    print(sizes, results);
  } finally {
    await browser.close();
    await stopGroup(server);
    await stack.stop();
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

function build(env: Record<string, string>): void {
  const { status } = spawnSync("node_modules/.bin/gatsby", ["build"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
  });
  if (status !== 0) throw new Error("The build failed.");
}

async function fill({ query }: Stack, size: number): Promise<void> {
  const [row] = await query<{ have: number }>("select count(*)::int as have from public.subscribers");
  await query("alter table public.subscribers disable trigger check_subscriber");
  // Some share their instant, as subscribers of an import do.
  await query(
    `insert into public.subscribers (email, source, reviewed, created_at, synced_at, next_sync_at)
     select 'person' || n || 'x' || left(md5(n::text), 8) || '@example.com',
       (array['popup', 'newsletter_homepage', null])[1 + n % 3], n % 4 = 0,
       now() - (n / 7) * interval '1 minute', now(), null
     from generate_series($1::int, $2::int) n`,
    [(row?.have ?? 0) + 1, size],
  );
  await query("alter table public.subscribers enable trigger check_subscriber");
  await query("vacuum analyze public.subscribers");
}

function print(sizes: number[], results: Measured[]): void {
  console.log(
    ["\n".padEnd(44), ...sizes.map((size) => `${size}`.padStart(12)), "ratio".padStart(10)].join(""),
  );
  for (const name of Object.keys(results[0] ?? {})) {
    const values = results.map((result) => result[name] ?? 0);
    const ratio = (values.at(-1) ?? 0) / (values[0] || 1);
    const cells = values.map((value) => value.toFixed(value < 100 ? 1 : 0).padStart(12));
    console.log([name.padEnd(43), ...cells, `${ratio.toFixed(2)}x`.padStart(10)].join(""));
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
