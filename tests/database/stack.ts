import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openEmbedded } from "../../supabase/local/database";
import { applyMigrations } from "../../supabase/local/migrate";
import { freePort, serve } from "../../supabase/local/server";
import { startStack } from "../../supabase/local/stack";
import { visitor } from "./clients";
import type { Report } from "./report";

/** Starting, dying and starting again. */
export async function testStack(folder: string, report: Report): Promise<void> {
  const dataDir = join(folder, "database");
  const secretsFile = join(folder, "stack.env");
  const options = async () => ({
    dataDir,
    secretsFile,
    apiPort: await freePort(),
    mailboxPort: await freePort(),
    siteUrl: "http://localhost:8000",
  });

  await report.test(
    "stack: kill -9 loses no row that was answered with 201, and a second start says so",
    async () => {
      const first = await options();
      const child = spawn(
        process.execPath,
        ["--import", "tsx", join(__dirname, "setup/start-stack.ts"), JSON.stringify(first)],
        {
          stdio: ["ignore", "pipe", "inherit"],
          cwd: join(__dirname, "../.."),
        },
      );
      const { apiUrl, publishableKey } = await firstLine(child);
      await assert.rejects(options().then(startStack), /already running on/);

      const client = visitor({ apiUrl, publishableKey } as never);
      const committed: string[] = [];
      let dead = false;
      const inserting = (async () => {
        for (let n = 0; !dead; n++) {
          const { status } = await client.from("subscribers").insert({ email: `kept${n}@example.com` });
          if (status === 201) committed.push(`kept${n}@example.com`);
          if (n === 40) child.kill("SIGKILL");
        }
      })();
      await once(child, "exit");
      dead = true;
      await inserting;
      assert.ok(committed.length >= 40);

      const again = await startStack(await options());
      try {
        const rows = await again.query<{ email: string }>(
          "select email from public.subscribers where email like 'kept%'",
        );
        const kept = new Set(rows.map(({ email }) => email));
        assert.deepEqual(
          committed.filter((email) => !kept.has(email)),
          [],
        );
        assert.deepEqual(again.migrations, [], "a second start applies no migration again");
        const [seeds] = await again.query<{ count: number }>(
          "select count(*)::int as count from public.subscribers where email not like 'kept%'",
        );
        assert.equal(seeds?.count, 12, "nor the seed");
        assert.equal((await visitor(again).auth.signInWithPassword(again.owner)).error, null);
      } finally {
        await again.stop();
      }
    },
  );

  await report.test(
    "stack: secrets are written once, readable by their owner alone, beside what was there",
    async () => {
      const text = await readFile(secretsFile, "utf8");
      for (const name of [
        "LOCAL_PUBLISHABLE_KEY",
        "LOCAL_SECRET_KEY",
        "LOCAL_JWT_SECRET",
        "LOCAL_OWNER_PASSWORD",
      ])
        assert.equal(text.match(new RegExp(`^${name}=\\S{12,}$`, "gm"))?.length, 1, name);
    },
  );

  await report.test("stack: a port that is taken is named", async () => {
    const wanted = await options();
    const squatter = await serve(async () => new Response(""), wanted.apiPort);
    await assert.rejects(
      startStack({ ...wanted, dataDir: undefined }),
      new RegExp(`Port ${wanted.apiPort}, which the API needs, is taken`),
    );
    await squatter.stop();
  });

  await report.test(
    "stack: a broken migration is told with file and line, and leaves nothing behind",
    async () => {
      const migrations = join(folder, "migrations");
      await cp(join(__dirname, "setup/broken"), migrations, { recursive: true });
      const database = await openEmbedded();
      await database.query("create schema supabase_migrations");
      await database.query(
        "create table supabase_migrations.schema_migrations (version text, name text, statements text[])",
      );
      await assert.rejects(
        applyMigrations(database, migrations),
        /20260101000001_broken\.sql, line 6: .*"no_such_column"/,
      );
      assert.equal((await database.query("select from pg_tables where tablename = 'half_way'")).length, 0);
      assert.equal((await database.query("select from pg_tables where tablename = 'fine'")).length, 1);
      await writeFile(
        join(migrations, "20260101000001_broken.sql"),
        "create table public.half_way (id int);\n",
      );
      assert.deepEqual(await applyMigrations(database, migrations), ["20260101000001_broken.sql"]);
      await database.close();
    },
  );
}

async function firstLine(child: ChildProcess): Promise<{ apiUrl: string; publishableKey: string }> {
  for await (const chunk of child.stdout ?? []) {
    const line = String(chunk)
      .split("\n")
      .find((text) => text.startsWith("{"));
    if (line) return JSON.parse(line);
  }
  throw new Error("The stack did not start.");
}
