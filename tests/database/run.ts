import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../supabase/local/server";
import { startStack } from "../../supabase/local/stack";
import { runAttempts } from "./attempts";
import { testMailSync } from "./mail-sync";
import { testOwner } from "./owner";
import { loadPersonas, runPgtap } from "./pgtap";
import { Report } from "./report";

/** Policies, the API, mail-sync and the local stack, on the embedded database. */
async function main(): Promise<void> {
  const report = new Report();
  const folder = await mkdtemp(join(tmpdir(), "kitchen-"));
  try {
    await run(report, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(report.summary());
  process.exitCode = report.failed > 0 ? 1 : 0;
}

async function run(report: Report, folder: string): Promise<void> {
  const { pgtap } = await import("@electric-sql/pglite/pgtap");
  const secretsFile = join(folder, ".env");
  const stack = await startStack({
    apiPort: await freePort(),
    mailboxPort: await freePort(),
    siteUrl: "http://localhost:8000",
    secretsFile,
    extensions: { pgtap },
  });
  try {
    await loadPersonas(stack.query);
    await runPgtap(stack.query, report, "as granted:");
    await runAttempts(stack, await readFile(secretsFile, "utf8"), report);
    // By now the embedded server has granted everything to everyone: the policies and triggers hold alone.
    await runPgtap(stack.query, report, "everything granted:", ["schema.sql"]);
    await testOwner(stack, report);
    await testMailSync(stack, report);
  } finally {
    await stack.stop();
  }
}

void main();
