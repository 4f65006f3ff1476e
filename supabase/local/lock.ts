import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * Holds a folder for this process. A socket is held, not a file with a process number: the system lets go of it
 * when the process dies, however it dies.
 *
 * @throws Error in one clear sentence where another process holds it
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const name = `strong-and-happy-${createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 16)}`;
  const path = process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  const server = createServer((socket) => socket.destroy());
  const listen = () =>
    new Promise<void>((done, failed) => {
      server.once("error", failed);
      server.listen(path, () => {
        server.off("error", failed);
        done();
      });
    });
  try {
    await listen();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    if (await answers(path)) {
      throw new Error(
        `The local backend is already running on ${folder}. Stop it first, or use the one that runs.`,
      );
    }
    await rm(path, { force: true });
    await listen();
  }
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path, () => {
      socket.destroy();
      done(true);
    });
    socket.on("error", () => done(false));
  });
}
