import { type Database, openEmbedded, prepare } from "./database";
import { loadLite } from "./lite";

/** An empty database in memory with every migration applied, for scripts and tests that need no server. */
export async function migratedDatabase(
  extensions: Parameters<typeof openEmbedded>[1] = {},
): Promise<Database> {
  const { App } = await loadLite();
  const database = await openEmbedded(undefined, extensions);
  const app = new App({ connection: database.connection, auth: { enabled: true } } as ConstructorParameters<
    typeof App
  >[0]);
  await prepare(database, () => app.ensureSystemSchema());
  return database;
}
