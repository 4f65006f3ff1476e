import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types";

// The browser's only way to the backend. Public pages load it with `await import(...)`, when a visitor submits.
//
// What a session may do, decided by row-level security and not here (docs/security.md):
// - everyone: insert email, source and early_access into "subscribers"; one row at a time, nothing is returned,
//   so no .select() after .insert(). Errors worth showing: 23505 (known address), PT422, PT429; their message
//   is written for the visitor.
// - a signed-in user: read its own "user_roles"; insert { user_id, role: "admin" } there if its confirmed address
//   stands on the owners' list; rpc("owner_needs_password") answers true for an owner whose first password was
//   wiped when the address was confirmed: let the owner choose one with auth.updateUser({ password }), after
//   which it answers false.
// - an admin: read "subscriber_list" (the same columns as "subscribers"; searching by e-mail is quick only there),
//   update "subscribers" with { reviewed } and no other column, rpc("subscriber_counts") for
//   { total, reviewed, unreviewed }, and functions.invoke("mail-sync", { body: { action: "retry" } }) for all
//   rows that are not synced, or { action: "retry", id } for one.

export type { Database };
export type Subscriber = Database["public"]["Tables"]["subscribers"]["Row"];
export type NewSubscriber = Pick<
  Database["public"]["Tables"]["subscribers"]["Insert"],
  "email" | "source" | "early_access"
>;
export type SubscriberCounts = Database["public"]["Functions"]["subscriber_counts"]["Returns"];
export type Client = SupabaseClient<Database>;

export const adminRole = "admin";

let client: Client | undefined;

/**
 * The one client of this page. The session lives in local storage and refreshes itself; a link from a mail signs
 * in as the page opens.
 *
 * @throws Error naming the variable that was missing when the site was built
 */
export function supabase(): Client {
  client ??= createClient<Database>(backendUrl(), publishableKey());
  return client;
}

/** Address of the backend, for libraries that want it beside the client. */
export function backendUrl(): string {
  return required("GATSBY_SUPABASE_URL", process.env.GATSBY_SUPABASE_URL);
}

/** The public key: it identifies the project and grants what an anonymous visitor may do. */
export function publishableKey(): string {
  return required("GATSBY_SUPABASE_KEY", process.env.GATSBY_SUPABASE_KEY);
}

function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} was not set when the site was built (see .env.example).`);
  return value;
}
