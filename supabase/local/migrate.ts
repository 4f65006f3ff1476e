import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Database } from "./database";
import { lineAt, type Statement, splitStatements } from "./statements";

/**
 * Applies the migrations that the database has not had yet, each in a transaction, and notes them in the table
 * where the official CLI notes them too.
 *
 * @returns names of the files applied now
 * @throws Error naming file and line of a statement that fails
 */
export async function applyMigrations(database: Database, folder: string): Promise<string[]> {
  const done = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const versions = new Set(done.map((row) => row.version));
  const applied: string[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort()) {
    const version = name.split("_")[0] ?? name;
    if (versions.has(version)) continue;
    await applyFile(database, join(folder, name), async (statements) => {
      await database.query(
        "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
        [version, name.slice(version.length + 1, -".sql".length), statements.map(({ text }) => text)],
      );
    });
    applied.push(name);
  }
  return applied;
}

/** Applies seed.sql unless it has been applied before; a changed file is not applied a second time. */
export async function applySeed(database: Database, file: string): Promise<boolean> {
  const path = relative(process.cwd(), file);
  const done = await database.query("select 1 from supabase_migrations.seed_files");
  if (done.length > 0) return false;
  const hash = createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
  await applyFile(database, file, async () => {
    await database.query("insert into supabase_migrations.seed_files (path, hash) values ($1, $2)", [
      path,
      hash,
    ]);
  });
  return true;
}

async function applyFile(
  database: Database,
  file: string,
  note: (statements: Statement[]) => Promise<void>,
): Promise<void> {
  const statements = splitStatements(await readFile(file, "utf8"));
  await database.query("begin");
  try {
    for (const statement of statements) {
      try {
        await database.query(statement.text);
      } catch (error) {
        throw new Error(explain(file, statement, error));
      }
    }
    await note(statements);
    await database.query("commit");
  } catch (error) {
    await database.query("rollback");
    throw error;
  }
}

function explain(file: string, statement: Statement, error: unknown): string {
  const { message, position } = error as { message: string; position?: string | number };
  const line = position ? statement.line + lineAt(statement.text, Number(position) - 1) - 1 : statement.line;
  return `${relative(process.cwd(), file)}, line ${line}: ${message}`;
}
