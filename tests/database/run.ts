import { migratedDatabase } from "../../supabase/local/migrated";
import { loadPersonas, runPgtap } from "./pgtap";
import { Report } from "./report";

/** Policies, the API, mail-sync and the local stack, on the embedded database. */
async function main(): Promise<void> {
  const report = new Report();
  const { pgtap } = await import("@electric-sql/pglite/pgtap");
  const database = await migratedDatabase({ pgtap });
  await loadPersonas(database.query);
  await runPgtap(database.query, report, "as granted:");
  await database.close();
  console.log(report.summary());
  process.exitCode = report.failed > 0 ? 1 : 0;
}

void main();
