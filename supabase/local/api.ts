import type { Database } from "./database";
import type { LiteApp } from "./lite";
import { wantedRedirect } from "./mailer";
import { quietly } from "./quiet";
import type { Handler } from "./server";

export interface ApiParts {
  app: LiteApp;
  database: Database;
  /** Addresses of the functions that run beside the API, by name. */
  functions: Record<string, string>;
}

/** What a hosted project answers under one origin: `/rest/v1`, `/auth/v1` and `/functions/v1`. */
export function createApi({ app, database, functions }: ApiParts): Handler {
  return async (request) => {
    const url = new URL(request.url);
    const name = url.pathname.match(/^\/functions\/v1\/([^/]+)/)?.[1];
    if (name) return callFunction(functions[name], name, request);
    if (request.method === "OPTIONS") return preflight(request);

    const body = await request.arrayBuffer();
    const { method, headers: sent } = request;
    const whole = new Request(request.url, {
      method,
      headers: sent,
      body: body.byteLength > 0 ? body : null,
    });
    const response = await wantedRedirect.run(url.searchParams.get("redirect_to"), () =>
      quietly(() => database.exclusively(() => app.fetch(whole))),
    );
    const headers = new Headers(response.headers);
    headers.set("access-control-allow-origin", "*");
    headers.set("access-control-expose-headers", "content-range, x-sb-error-code, x-supabase-api-version");
    return new Response(response.body, { status: response.status, headers });
  };
}

/** Like a hosted project: every origin may call the API, because the key and the policies decide, not the origin. */
function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
      "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "*",
      "access-control-max-age": "3600",
    },
  });
}

async function callFunction(target: string | undefined, name: string, request: Request): Promise<Response> {
  if (!target)
    return Response.json({ code: "NOT_FOUND", message: "Requested function was not found" }, { status: 404 });
  const headers = new Headers(request.headers);
  headers.delete("host");
  headers.delete("connection");
  headers.delete("content-length");
  const body = await request.arrayBuffer();
  try {
    return await fetch(`${target}/${name}`, {
      method: request.method,
      headers,
      redirect: "manual",
      ...(body.byteLength > 0 ? { body } : {}),
    });
  } catch {
    return Response.json({ message: `The function ${name} is not running.` }, { status: 503 });
  }
}
