import { createBackend } from "./backend.ts";
import { identify } from "./caller.ts";
import { chooseProvider } from "./providers/index.ts";
import { type Env, MissingVariable } from "./settings.ts";
import { defaultTimeLimit, trySync, trySyncs } from "./sync.ts";

/** A request's body holds one address; anything longer is not ours. Bytes. */
const maxBody = 2048;
/** Rows of one retry. Ten at a time, eight seconds each at worst: well below a function's time limit. */
const batchSize = 50;

/**
 * The mail-sync function, as a web-standard handler.
 *
 * - `{action: "subscribe", email}`, from anyone: hands the address to the provider if it stands in the table and
 *   waits to be synced. The answer is 202 whatever the case, so that nobody learns which addresses are known.
 * - `{action: "retry"}`, with the secret key: the rows whose time has come; with an admin's token: every row that
 *   is not synced, or the one of `id`. Answers `{synced, failed, waiting}`.
 *
 * @param env reads a variable; see .env.example for their names
 */
export function createHandler(env: Env): (request: Request) => Promise<Response> {
  return async (request) => {
    const origin = request.headers.get("origin");
    const cors = corsHeaders(origin, env("ALLOWED_ORIGINS"));
    const answer = (status: number, body: unknown) => Response.json(body, { status, headers: cors });
    try {
      if (origin && !cors["access-control-allow-origin"])
        throw new Refusal(403, "This origin is not allowed.");
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: cors });
      if (request.method !== "POST") throw new Refusal(405, "Use POST.");
      return answer(...(await act(await readBody(request), request, env)));
    } catch (error) {
      if (error instanceof Refusal) return answer(error.status, { error: error.message });
      if (error instanceof MissingVariable) {
        console.error(`mail-sync is not configured: ${error.message}`);
        return answer(503, { error: error.message });
      }
      console.error(`mail-sync failed: ${(error as Error).message}`);
      return answer(500, { error: "Something went wrong. The address is kept and tried again." });
    }
  };
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function act(body: Record<string, unknown>, request: Request, env: Env): Promise<[number, unknown]> {
  const { action, email, id } = body;
  const timeLimit = Number(env("MAIL_TIMEOUT_MS")) || defaultTimeLimit;
  if (action === "subscribe") {
    if (typeof email !== "string" || email.trim() === "") throw new Refusal(400, "email is missing.");
    const provider = chooseProvider(env);
    const backend = createBackend(env);
    const claim = await backend.claim(email);
    if (claim) await trySync(backend, provider, claim, timeLimit);
    return [202, { accepted: true }];
  }
  if (action === "retry") {
    if (id !== undefined && !(typeof id === "string" && uuid.test(id)))
      throw new Refusal(400, "id is not an id.");
    const backend = createBackend(env);
    const caller = await identify(request, backend);
    if (caller === "visitor") throw new Refusal(401, "Retry needs the secret key or an admin's session.");
    const provider = chooseProvider(env);
    const claims = await backend.claimMany(batchSize, caller === "admin", id);
    return [200, await trySyncs(backend, provider, claims, timeLimit)];
  }
  throw new Refusal(400, 'action has to be "subscribe" or "retry".');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBody) throw new Refusal(413, "The body is too long.");
    text += decoder.decode(part.value, { stream: true });
  }
  try {
    const body = JSON.parse(text + decoder.decode());
    if (body && typeof body === "object" && !Array.isArray(body)) return body;
  } catch {}
  throw new Refusal(400, "The body has to be a JSON object.");
}

/** Browsers are answered on the site's own origins alone; a server sends no origin and passes. */
function corsHeaders(origin: string | null, allowed = ""): Record<string, string> {
  const origins = allowed.split(",").map((entry) => entry.trim());
  return {
    vary: "origin",
    ...(origin && origins.includes(origin)
      ? {
          "access-control-allow-origin": origin,
          "access-control-allow-methods": "POST",
          "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
          "access-control-max-age": "3600",
        }
      : {}),
  };
}
