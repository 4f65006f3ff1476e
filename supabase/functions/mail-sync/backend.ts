import { type Env, MissingVariable, required } from "./settings.ts";

/** A row that this call may try, and nobody else for the time of the claim. */
export interface Claim {
  id: string;
  email: string;
  attempt: number;
}

export interface Backend {
  secretKey: string;
  claim(email: string): Promise<Claim | undefined>;
  claimMany(limit: number, all: boolean, id?: string): Promise<Claim[]>;
  succeeded(claim: Claim): Promise<void>;
  /** @param retryAfter seconds that the provider asked for */
  failed(claim: Claim, error: string, retryAfter: number, permanent: boolean): Promise<void>;
  release(claims: Claim[], retryAfter: number): Promise<void>;
  /** Whether the bearer of this token is an admin. */
  isAdmin(token: string): Promise<boolean>;
}

/** The database functions of mail-sync, called through the REST interface with the project's own keys. */
export function createBackend(env: Env): Backend {
  const url = required(env, "SUPABASE_URL", "mail-sync");
  const secretKey = projectKey(env, "SUPABASE_SECRET_KEYS", "SUPABASE_SERVICE_ROLE_KEY");
  const publicKey = projectKey(env, "SUPABASE_PUBLISHABLE_KEYS", "SUPABASE_ANON_KEY");

  const call = async (name: string, args: unknown, key: string, token?: string): Promise<unknown> => {
    // The older keys are tokens themselves, and have to be sent as such too.
    const bearer = token ?? (key.startsWith("eyJ") ? key : undefined);
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: key,
        "content-type": "application/json",
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      body: JSON.stringify(args),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
    return text ? JSON.parse(text) : undefined;
  };
  const asServer = (name: string, args: unknown) => call(name, args, secretKey);

  return {
    secretKey,
    claim: async (email) => ((await asServer("claim_sync", { p_email: email })) as Claim[])[0],
    claimMany: async (limit, all, id) =>
      (await asServer("claim_syncs", { p_limit: limit, p_all: all, p_id: id ?? null })) as Claim[],
    succeeded: async ({ id }) => void (await asServer("sync_succeeded", { p_id: id })),
    failed: async ({ id, attempt }, error, retryAfter, permanent) =>
      void (await asServer("sync_failed", {
        p_id: id,
        p_attempt: attempt,
        p_error: error,
        p_retry_after: retryAfter,
        p_permanent: permanent,
      })),
    release: async (claims, retryAfter) =>
      void (await asServer("release_syncs", {
        p_ids: claims.map(({ id }) => id),
        p_retry_after: retryAfter,
      })),
    isAdmin: async (token) => (await call("is_admin", {}, publicKey, token).catch(() => false)) === true,
  };
}

/** Hosted projects hand their keys to functions as a JSON object by name; older ones as a single token. */
function projectKey(env: Env, names: string, legacy: string): string {
  const keys = env(names);
  if (keys) {
    const first = Object.entries(JSON.parse(keys) as Record<string, string>).sort(([name]) =>
      name === "default" ? -1 : 1,
    )[0];
    if (first) return first[1];
  }
  const key = env(legacy);
  if (!key)
    throw new MissingVariable(`Neither ${names} nor ${legacy} is set, but mail-sync needs one of them.`);
  return key;
}
