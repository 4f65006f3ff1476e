import { createHmac } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import ws from "ws";
import type { Stack } from "../../supabase/local/stack";

// supabase-js looks for a WebSocket, which Node 20 has not.
globalThis.WebSocket ??= ws as unknown as typeof WebSocket;

/** A browser's client, or one that speaks for whoever holds the token. */
export function visitor(stack: Stack, token?: string): SupabaseClient {
  return createClient(stack.apiUrl, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(token ? { global: { headers: { authorization: `Bearer ${token}` } } } : {}),
  });
}

/** Signs an address up and, unless told otherwise, follows the link of the mail. */
export async function signUp(
  stack: Stack,
  email: string,
  password: string,
  confirm = true,
): Promise<SupabaseClient> {
  const client = visitor(stack);
  const { error } = await client.auth.signUp({ email, password });
  if (error) throw error;
  if (confirm) await followLink(stack, client, email);
  return client;
}

/** Opens the last mail's link like a browser, and takes over the session that it brings. */
export async function followLink(
  stack: Stack,
  client: SupabaseClient,
  email: string,
  kind: LinkKind = "signup",
): Promise<string> {
  const response = await fetch(await lastLink(stack, email, kind), { redirect: "manual" });
  const location = new URL(response.headers.get("location") ?? "");
  const fragment = new URLSearchParams(location.hash.slice(1));
  const { error } = await client.auth.setSession({
    access_token: fragment.get("access_token") ?? "",
    refresh_token: fragment.get("refresh_token") ?? "",
  });
  if (error) throw error;
  return `${location.origin}${location.pathname}`;
}

type LinkKind = "signup" | "recovery";

/** The link of the last mail of a kind; the mailbox files a mail a little after it has accepted it. */
export async function lastLink(stack: Stack, email: string, kind: LinkKind = "signup"): Promise<string> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
    const mails = (await (await fetch(`${stack.mailboxUrl}/email`)).json()) as {
      to: { address: string }[];
      text: string;
    }[];
    const links = mails
      .filter(({ to }) => to.some(({ address }) => address === email))
      .map(({ text }) => text.match(/http\S+\/verify\S+/)?.[0] ?? "")
      .filter((link) => link.includes(`type=${kind}`));
    const last = links.at(-1);
    if (last) return last;
  }
  throw new Error(`No mail with a ${kind} link came for ${email}.`);
}

/** A token for the account, signed with whatever secret. */
export function forge(userId: string, email: string, secret: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: userId,
    email,
    role: "authenticated",
    aud: "authenticated",
    iat: now,
    exp: now + 3600,
  };
  const unsigned = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${unsigned}.${createHmac("sha256", secret).update(unsigned).digest("base64url")}`;
}
