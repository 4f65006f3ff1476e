import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

/**
 * Starts a helper process that dies with this one: it is told to by its standard input closing, which the system
 * does even when this process is killed.
 *
 * @param ready resolves with what the predicate returns for a line of the child's output
 * @throws Error with the child's last words where it ends before it is ready
 */
export async function startChild<Ready>(
  command: string,
  args: string[],
  env: Record<string, string | undefined>,
  ready: (line: string) => Ready | undefined,
  onLine: (line: string) => void = () => {},
): Promise<{ ready: Ready; stop(): Promise<void> }> {
  const child = spawn(command, args, { env, stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.on("error", () => {});
  const found = await new Promise<Ready>((done, failed) => {
    let said = "";
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on("line", (line) => {
        const value = ready(line);
        if (value !== undefined) return done(value);
        said = `${said}${line}\n`.slice(-2000);
        if (line) onLine(line);
      });
    }
    child.once("error", failed);
    child.once("exit", (code) => failed(new Error(`${command} ended with code ${code}:\n${said}`)));
  });
  return { ready: found, stop: () => stop(child) };
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once("exit", () => done());
    child.kill("SIGTERM");
  });
}
