import { runAll } from "../tests/database/all";
import { startPostgres } from "./postgres";

/** The same tests as on the embedded database, on a real PostgreSQL with the grants that the migrations make. */
async function main(): Promise<void> {
  const postgres = await startPostgres({ fsync: "off" });
  console.log(postgres.version);
  try {
    process.exitCode = await runAll({ databaseUrl: postgres.url });
  } finally {
    await postgres.stop();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
