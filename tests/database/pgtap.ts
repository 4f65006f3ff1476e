import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { splitStatements } from "../../supabase/local/statements";
import type { Report } from "./report";

type Query = (sql: string, params?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Loads the personas, and pgTAP, into the database. */
export async function loadPersonas(query: Query): Promise<void> {
  const file = join(__dirname, "setup/personas.sql");
  for (const { text } of splitStatements(await readFile(file, "utf8"))) await query(text);
}

/** Runs every pgTAP file beside this one, each in a transaction of its own that is rolled back. */
export async function runPgtap(
  query: Query,
  report: Report,
  label: string,
  skip: string[] = [],
): Promise<void> {
  for (const file of (await readdir(__dirname)).filter((name) => name.endsWith(".sql")).sort()) {
    if (skip.includes(file)) continue;
    await runFile(query, report, file, `${label} ${file}`);
  }
}

async function runFile(query: Query, report: Report, file: string, label: string): Promise<void> {
  try {
    for (const { text, line } of splitStatements(await readFile(join(__dirname, file), "utf8"))) {
      const rows = await query(text).catch((error: Error) => {
        throw new Error(`line ${line}: ${error.message}`);
      });
      for (const cell of rows.flatMap((row) => Object.values(row))) {
        const [, not, name] = String(cell).match(/^(not )?ok \d+(?: - (.*))?/) ?? [];
        if (name !== undefined) report.note(!not, `${label}: ${name}`, String(cell));
      }
    }
  } catch (error) {
    report.note(false, `${label} could not be run to its end`, (error as Error).message);
    await query("rollback").catch(() => {});
  }
}
