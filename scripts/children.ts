import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";

/** A program from node_modules/.bin, its output prefixed or kept quiet. */
export function runBin(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  stdio: "inherit" | "pipe",
): ChildProcess {
  return spawn(`node_modules/.bin/${name}`, args, {
    env: { ...process.env, ...env, GATSBY_TELEMETRY_DISABLED: "1", NO_UPDATE_NOTIFIER: "1" },
    stdio: ["ignore", stdio, stdio],
    // A group of its own, so that stopping it stops what it started.
    detached: true,
  });
}

/** Stops a child and everything that it started; resolves when it is gone. */
export function stopGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return Promise.resolve();
  const group = -child.pid;
  return new Promise((resolve) => {
    const insist = setTimeout(() => kill(group, "SIGKILL"), 5000);
    child.once("exit", () => {
      clearTimeout(insist);
      resolve();
    });
    kill(group, "SIGTERM");
  });
}

function kill(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(group, signal);
  } catch {
    // Gone already.
  }
}

/** Resolves when the address answers; rejects when the child that should serve it ends first. */
export async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  let ended = false;
  child.once("exit", () => {
    ended = true;
  });
  for (;;) {
    if (ended) throw new Error(`${url} never answered: its server stopped.`);
    const answered = await fetch(url).then(
      (response) => response.status < 500,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Whether this machine lets us listen there. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** Ports that nobody listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
