import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Extensions } from "@electric-sql/pglite";
import { type LiteConnection, loadLite } from "./lite";
import { applyMigrations } from "./migrate";

export const supabaseFolder = join(__dirname, "..");
export const migrationsFolder = join(supabaseFolder, "migrations");

export interface Database {
  connection: LiteConnection;
  /** Runs one statement as the database's owner, past every policy. */
  query<Row = Record<string, unknown>>(sql: string, params?: unknown[]): Promise<Row[]>;
  /** Runs `task` alone: the embedded database has one connection, and one transaction at a time. */
  exclusively<T>(task: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A database folder of the embedded PostgreSQL, or one in memory where no folder is given. */
export async function openEmbedded(dataDir?: string, extensions: Extensions = {}): Promise<Database> {
  if (dataDir) await mkdir(dirname(dataDir), { recursive: true });
  const { createPgliteConnection } = await loadLite();
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const connection = await createPgliteConnection({
    ...(dataDir ? { url: dataDir } : {}),
    pgliteOptions: { extensions: { pg_trgm, ...extensions }, parsers: { [timestamptz]: asPostgrest } },
  });
  const { driver } = connection;
  await driver.waitReady;
  return {
    connection,
    query: async <Row>(sql: string, params?: unknown[]) => (await driver.query<Row>(sql, params)).rows,
    exclusively: queue(),
    close: () => connection.close(),
  };
}

const timestamptz = 1184;

/** "2026-11-21 03:06:15.277+00" as PostgREST writes it; not every browser reads the other form. */
function asPostgrest(value: string): string {
  return value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

/** A real PostgreSQL, by its address. */
export async function openPostgres(url: string): Promise<Database> {
  const { createPostgresConnection } = await loadLite();
  const { default: postgres } = await import("postgres");
  const connection = createPostgresConnection({ url, postgresOptions: { onnotice: () => {} } });
  // A connection of its own: the API's pool must not see a transaction of ours half way.
  const sql = postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { TimeZone: "UTC" },
    types: { date: { to: timestamptz, from: [timestamptz], serialize: String, parse: asPostgrest } },
  });
  return {
    connection,
    query: async <Row>(text: string, params: unknown[] = []) =>
      [...(await sql.unsafe(text, params as never[]))] as unknown as Row[],
    exclusively: (task) => task(),
    close: async () => {
      await sql.end();
      await connection.close();
    },
  };
}

/** The roles of the API, the system schemas of the backend (through `ensure`), and every migration. */
export async function prepare(database: Database, ensure: () => Promise<void>): Promise<string[]> {
  await ensure();
  for (const [role, options] of Object.entries(apiRoles)) {
    const [found] = await database.query("select from pg_roles where rolname = $1", [role]);
    if (!found) await database.query(`create role ${role} nologin ${options}`);
  }
  await database.query("grant usage on schema public, auth to anon, authenticated, service_role");
  return applyMigrations(database, migrationsFolder);
}

const apiRoles = { anon: "noinherit", authenticated: "noinherit", service_role: "noinherit bypassrls" };

function queue(): Database["exclusively"] {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task, task);
    last = next.catch(() => {});
    return next;
  };
}
