import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../supabase/local/server";
import { startStack } from "../../supabase/local/stack";
import { type Attempt, runAttempts } from "./attempts";
import { visitor } from "./clients";
import { noteGrants } from "./grants";
import { testMailSync } from "./mail-sync";
import { testOwner } from "./owner";
import { loadPersonas, runPgtap } from "./pgtap";
import { Report } from "./report";
import { testStack } from "./stack";

/**
 * Policies, the API, mail-sync and the owner's password; on the embedded database also the local stack itself.
 *
 * @returns the exit code
 */
export async function runAll({ databaseUrl }: { databaseUrl?: string } = {}): Promise<number> {
  const report = new Report();
  const folder = await mkdtemp(join(tmpdir(), "kitchen-"));
  try {
    await runOnce(report, folder, databaseUrl);
    if (!databaseUrl) await testStack(folder, report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(report.summary());
  return report.failed > 0 ? 1 : 0;
}

async function runOnce(report: Report, folder: string, databaseUrl?: string): Promise<void> {
  const { pgtap } = await import("@electric-sql/pglite/pgtap");
  const secretsFile = join(folder, ".env");
  const stack = await startStack({
    databaseUrl,
    apiPort: await freePort(),
    mailboxPort: await freePort(),
    siteUrl: "http://localhost:8000",
    secretsFile,
    schedule: false,
    extensions: { pgtap },
  });
  try {
    await loadPersonas(stack.query);
    await runPgtap(stack.query, report, "as granted:");
    const policies = report.passed + report.failed;

    const restore = await noteGrants(stack.query);
    await visitor(stack).from("subscribers").select();
    if (databaseUrl) await restore();
    const attempts = await runAttempts(stack, await readFile(secretsFile, "utf8"), report);
    if (process.env.ATTEMPTS_FILE) await keep(attempts, process.env.ATTEMPTS_FILE);
    console.log(`${policies} cases in the database, ${attempts.length} through the API`);

    // The policies and triggers have to hold alone too, with everything granted to everyone.
    await stack.query("grant all on all tables in schema public to anon, authenticated, service_role");
    await runPgtap(stack.query, report, "everything granted:", ["schema.sql"]);
    await testOwner(stack, report);
    await testMailSync(stack, report);
  } finally {
    await stack.stop();
  }
}

async function keep(attempts: Attempt[], file: string): Promise<void> {
  await writeFile(file, JSON.stringify(attempts, null, 2));
}
