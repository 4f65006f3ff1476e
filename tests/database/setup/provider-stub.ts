import { freePort, serve } from "../../../supabase/local/server";

/** What the stub does with an address: answers with a status, never answers, or breaks the connection. */
export type Behaviour = { status: number; headers?: Record<string, string> } | "hang";

export interface ProviderCall {
  method: string;
  path: string;
  headers: Headers;
  body: Record<string, unknown>;
}

export interface ProviderStub {
  url: string;
  calls: ProviderCall[];
  /** Decides what happens to a call; by default every call succeeds. */
  behave: (email: string, call: ProviderCall) => Behaviour;
  /** Addresses that went all the way through, with how often. */
  subscribed: Map<string, number>;
  stop(): Promise<void>;
}

/**
 * A small stand-in for Kit and Mailchimp, written from their documentation: paths, status codes and error bodies
 * are theirs; it refuses what they refuse.
 */
export async function startProviderStub(port?: number): Promise<ProviderStub> {
  const stub: Omit<ProviderStub, "stop"> = {
    url: "",
    calls: [],
    behave: () => ({ status: 200 }),
    subscribed: new Map(),
  };
  const server = await serve(
    async (request) => {
      const { pathname } = new URL(request.url);
      const body = (await request.json()) as Record<string, unknown>;
      const call = { method: request.method, path: pathname, headers: request.headers, body };
      stub.calls.push(call);
      const email = String(body.email_address);
      const behaviour = stub.behave(email, call);
      if (behaviour === "hang") return new Promise<Response>(() => {});
      if (behaviour.status >= 300) return refusal(pathname, behaviour);
      const last = pathname.includes("/forms/") || pathname.includes("/lists/");
      if (last) stub.subscribed.set(email.toLowerCase(), (stub.subscribed.get(email.toLowerCase()) ?? 0) + 1);
      return Response.json(answer(pathname, email), { status: behaviour.status });
    },
    port ?? (await freePort()),
  );
  stub.url = `http://127.0.0.1:${server.port}`;
  return Object.assign(stub, { stop: server.stop });
}

function answer(path: string, email: string): unknown {
  if (path.startsWith("/3.0/"))
    return { id: path.split("/").at(-1), email_address: email, status: "pending" };
  return { subscriber: { id: 1, first_name: null, email_address: email, state: "inactive", fields: {} } };
}

function refusal(path: string, { status, headers }: Exclude<Behaviour, "hang">): Response {
  if (path.startsWith("/3.0/"))
    return new Response(
      JSON.stringify({ type: "about:blank", title: "Invalid Resource", status, detail: "Refused." }),
      {
        status,
        headers: { "content-type": "application/problem+json", ...headers },
      },
    );
  return Response.json({ errors: ["Refused"] }, { status, headers });
}
