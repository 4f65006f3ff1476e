import type { Backend } from "./backend.ts";

export type Caller = "server" | "admin" | "visitor";

/** Who calls: a server with the secret key, an admin with a session, or anybody. */
export async function identify(request: Request, backend: Backend): Promise<Caller> {
  const token = request.headers.get("authorization")?.match(/^Bearer (\S+)$/)?.[1];
  const keys = [request.headers.get("apikey"), token];
  for (const key of keys) if (key && (await same(key, backend.secretKey))) return "server";
  return token && !token.startsWith("sb_") && (await backend.isAdmin(token)) ? "admin" : "visitor";
}

/** Compares digests, so that the time it takes tells nothing about the secret. */
async function same(left: string, right: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(left), digest(right)]);
  return a.every((byte, index) => byte === b[index]);
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
