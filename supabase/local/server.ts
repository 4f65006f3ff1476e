import { createServer, type IncomingMessage, type Server } from "node:http";
import { Readable } from "node:stream";

export type Handler = (request: Request) => Promise<Response>;

/**
 * Serves a web-standard handler on the loopback.
 *
 * @throws Error in one sentence where the port is taken
 */
export async function serve(
  handler: Handler,
  port: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const response = await handler(toRequest(incoming));
      const body = Buffer.from(await response.arrayBuffer());
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(incoming.method === "HEAD" ? undefined : body);
    } catch (error) {
      console.error(`[api] ${(error as Error).message}`);
      if (!outgoing.headersSent) outgoing.writeHead(500, { "content-type": "application/json" });
      outgoing.end('{"message":"Internal server error"}');
    }
  });
  await listen(server, port);
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** @throws Error naming the port where it is taken */
export async function assertPortFree(port: number, whatFor: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, whatFor);
  await new Promise((done) => probe.close(done));
}

/** A port that nobody listens on right now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await listen(probe, 0);
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return typeof address === "object" && address ? address.port : 0;
}

function listen(server: Server, port: number, whatFor = "the API"): Promise<void> {
  return new Promise((done, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      failed(taken ? new Error(`Port ${port}, which ${whatFor} needs, is taken by another program.`) : error);
    });
    server.listen(port, "127.0.0.1", () => done());
  });
}

function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (let i = 0; i < incoming.rawHeaders.length; i += 2)
    headers.append(incoming.rawHeaders[i] ?? "", incoming.rawHeaders[i + 1] ?? "");
  const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
  return new Request(`http://${incoming.headers.host ?? "127.0.0.1"}${incoming.url ?? "/"}`, {
    method: incoming.method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" } : {}),
  } as RequestInit);
}
