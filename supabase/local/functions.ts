import { join } from "node:path";
import { startChild } from "./child";

/**
 * Runs an edge function under Deno, its own entry file unchanged, with the variables that a hosted project sets.
 *
 * @returns its address on the loopback, at a free port
 */
export async function startFunction(
  name: string,
  env: Record<string, string>,
  onLine?: (line: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { ready: port, stop } = await startChild(
    join(require.resolve("deno/package.json"), "..", process.platform === "win32" ? "deno.exe" : "deno"),
    ["run", "--no-config", "--no-lock", "--allow-net", "--allow-env", "--allow-read", hostFile, name],
    // Nothing else of this process's environment: a function sees the variables that it was given.
    {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NO_COLOR: "1",
      DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
      ...env,
    },
    (line) => line.match(/^Listening on http:\/\/127\.0\.0\.1:(\d+)/)?.[1],
    onLine,
  );
  return { url: `http://127.0.0.1:${port}`, stop };
}

const hostFile = join(__dirname, "function-host.ts");
