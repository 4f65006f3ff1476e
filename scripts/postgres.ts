import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../supabase/local/server";

/**
 * Starts a PostgreSQL of its own on a free port, in a temporary folder, for tests and benches.
 *
 * @param settings options of postgresql.conf
 * @throws Error that says what to install where there is no PostgreSQL 15 or newer
 */
export async function startPostgres(
  settings: Record<string, string> = {},
): Promise<{ url: string; version: string; stop(): Promise<void> }> {
  const bin = findBinaries();
  const folder = mkdtempSync(join(tmpdir(), "kitchen-postgres-"));
  const account = serverAccount();
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  const data = join(folder, "data");
  const run = { ...account, cwd: folder, stdio: "pipe" as const };
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"],
    run,
  );

  const port = await freePort();
  const options = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    port: String(port),
    ...settings,
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(bin, "postgres"), ["-D", data, ...flags], {
    ...account,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  await new Promise<void>((done, failed) => {
    server.stderr?.on("data", (chunk: Buffer) => {
      if (chunk.includes("ready to accept connections")) done();
    });
    server.once("exit", (code) => failed(new Error(`PostgreSQL ended with code ${code}.`)));
  });
  const kill = () => server.kill("SIGINT");
  process.once("exit", kill);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version: execFileSync(join(bin, "postgres"), ["--version"]).toString().trim(),
    stop: () =>
      new Promise((done) => {
        process.off("exit", kill);
        server.once("exit", () => {
          rmSync(folder, { recursive: true, force: true });
          done();
        });
        kill();
      }),
  };
}

function findBinaries(): string {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = [process.env.POSTGRES_BIN, ...versions.map((version) => join(debian, version, "bin"))].find(
    (folder) => folder && existsSync(join(folder, "initdb")),
  );
  if (!found)
    throw new Error(
      "No PostgreSQL here. Debian: apt-get install postgresql postgresql-15-pgtap. Elsewhere: set POSTGRES_BIN to the folder with initdb.",
    );
  return found;
}

/** PostgreSQL refuses to run as root; Debian's package made an account for it. */
function serverAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"]).toString());
  return { uid: id("-u"), gid: id("-g") };
}
