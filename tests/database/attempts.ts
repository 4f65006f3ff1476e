import type { SupabaseClient } from "@supabase/supabase-js";
import { parseEnv } from "../../supabase/local/secrets";
import type { Stack } from "../../supabase/local/stack";
import { forge, signUp, visitor } from "./clients";
import type { Report } from "./report";

/** One attempt through supabase-js, with what it must and what it did answer. The rows of docs/security.md. */
export interface Attempt {
  who: string;
  what: string;
  expected: string;
  actual: string;
  ok: boolean;
}

interface Answer {
  status?: number;
  error: { code?: string; message?: string; status?: number } | null;
  data?: unknown;
  count?: number | null;
}

type Expectation = "nothing" | "allowed" | "refused" | RegExp;

/**
 * The client-side proof: every attempt goes over HTTP through the real client. After each attempt that has to
 * come to nothing, the tables are compared with what they held before.
 */
export async function runAttempts(stack: Stack, secretsText: string, report: Report): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const personas = await createPersonas(stack, secretsText);

  const attempt = async (
    who: string,
    what: string,
    expectation: Expectation,
    call: (client: SupabaseClient) => PromiseLike<Answer>,
  ) => {
    const before = await fingerprint(stack);
    const answer = await call(personas.clients[who] as SupabaseClient);
    const changed = (await fingerprint(stack)) !== before;
    const actual = `${describe(answer)}${changed ? "" : ", nothing changed"}`;
    const ok =
      expectation instanceof RegExp
        ? expectation.test(actual)
        : expectation === "allowed"
          ? !answer.error
          : !changed && (Boolean(answer.error) || (expectation === "nothing" && isEmpty(answer)));
    const expected = expectation instanceof RegExp ? readable(expectation) : words[expectation];
    attempts.push({ who, what, expected, actual, ok });
    report.note(ok, `${who}: ${what}`, `expected ${expected}, got ${actual}`);
  };

  const target = personas.target;
  for (const who of ["anonymous", "stranger", "owner, unconfirmed (forged token)", "owner, role removed"]) {
    await attempt(who, "select *", "nothing", (c) => c.from("subscribers").select());
    await attempt(who, "count", "nothing", (c) =>
      c.from("subscribers").select("*", { count: "exact", head: true }),
    );
    await attempt(who, "select one address", "nothing", (c) =>
      c.from("subscribers").select().eq("email", target.email),
    );
    await attempt(who, "select * from subscriber_list", "nothing", (c) => c.from("subscriber_list").select());
    await attempt(who, "rpc subscriber_counts", "refused", (c) => c.rpc("subscriber_counts"));
    await attempt(who, "update reviewed", "nothing", (c) =>
      c.from("subscribers").update({ reviewed: true }).eq("id", target.id),
    );
    await attempt(who, "update email", "nothing", (c) =>
      c.from("subscribers").update({ email: "x@example.com" }).eq("id", target.id),
    );
    await attempt(who, "delete one", "nothing", (c) => c.from("subscribers").delete().eq("id", target.id));
    await attempt(who, "delete all", "nothing", (c) => c.from("subscribers").delete().neq("email", ""));
    await attempt(who, "upsert by id", "refused", (c) =>
      c.from("subscribers").upsert({ id: target.id, email: "x@example.com" }),
    );
    await attempt(who, "upsert on the address", "refused", (c) =>
      c.from("subscribers").upsert({ email: target.email, reviewed: true }, { onConflict: "email" }),
    );
    await attempt(who, "upsert, duplicates ignored", "refused", (c) =>
      c.from("subscribers").upsert({ email: target.email }, { onConflict: "id", ignoreDuplicates: true }),
    );
    await attempt(who, "insert().select()", "refused", (c) =>
      c.from("subscribers").insert({ email: "x@example.com" }).select(),
    );
    await attempt(who, "insert reviewed: true", "refused", (c) =>
      c.from("subscribers").insert({ email: "x@example.com", reviewed: true }),
    );
    await attempt(who, "insert with created_at", "refused", (c) =>
      c.from("subscribers").insert({ email: "x@example.com", created_at: "2020-01-01T00:00:00Z" }),
    );
    await attempt(who, "insert with synced_at", "refused", (c) =>
      c.from("subscribers").insert({ email: "x@example.com", synced_at: "2020-01-01T00:00:00Z" }),
    );
    await attempt(who, "insert 1,000 rows", "refused", (c) =>
      c
        .from("subscribers")
        .insert(Array.from({ length: 1000 }, (_, n) => ({ email: `bulk${n}@example.com` }))),
    );
    await attempt(who, "insert a known address", /^409 23505.*nothing changed/, (c) =>
      c.from("subscribers").insert({ email: target.email.toUpperCase() }),
    );
    await attempt(who, "insert a malformed address", /^422 PT422.*nothing changed/, (c) =>
      c.from("subscribers").insert({ email: "x@localhost" }),
    );
    await attempt(who, "insert through subscriber_list", "refused", (c) =>
      c.from("subscriber_list").insert({ email: "x@example.com", reviewed: true }),
    );
    await attempt(who, "delete through subscriber_list", "nothing", (c) =>
      c.from("subscriber_list").delete().neq("email", ""),
    );
    await attempt(who, "schema private", "refused", (c) => c.schema("private").from("owners").select());
    await attempt(who, "schema auth", "refused", (c) => c.schema("auth").from("users").select());
    await attempt(who, "rpc is_visitor, of private", "refused", (c) => c.rpc("is_visitor"));
    await attempt(who, "rpc count_signup in schema private", "refused", (c) =>
      c.schema("private").rpc("count_signup"),
    );
    for (const [name, args] of Object.entries(serverFunctions))
      await attempt(who, `rpc ${name}`, "refused", (c) => c.rpc(name, args));
    await attempt(who, "claim the admin role", "refused", (c) =>
      c.from("user_roles").insert({ user_id: personas.ids[who] ?? target.id, role: "admin" }),
    );
    await attempt(who, "claim an unknown role", "refused", (c) =>
      c.from("user_roles").insert({ user_id: personas.ids[who] ?? target.id, role: "superuser" }),
    );
    await attempt(who, "give another user a role", "refused", (c) =>
      c.from("user_roles").insert({ user_id: personas.ids.bystander, role: "admin" }),
    );
    await attempt(who, "read others' roles", "nothing", (c) => c.from("user_roles").select());
    await attempt(who, "update a role", "nothing", (c) =>
      c.from("user_roles").update({ user_id: personas.ids.bystander }).eq("role", "admin"),
    );
    await attempt(who, "delete a role", "nothing", (c) => c.from("user_roles").delete().eq("role", "admin"));
    await attempt(
      who,
      "mail-sync retry",
      "refused",
      (c) => c.functions.invoke("mail-sync", { body: { action: "retry" } }) as never,
    );
  }

  await attempt("anonymous", "insert with a chosen id", /./, (c) =>
    c.from("subscribers").insert({ id: chosenId, email: "chosen.id@example.com" }),
  );
  const [chosen] = await stack.query("select 1 from public.subscribers where id = $1", [chosenId]);
  report.note(!chosen, "anonymous: a chosen id is refused or replaced");
  await attempt("anonymous", "insert email, source, early_access", "allowed", (c) =>
    c.from("subscribers").insert({ email: "plain@example.com", source: "popup", early_access: true }),
  );
  await attempt("anonymous", "a token with a wrong signature", /^(401|403) /, () =>
    visitor(stack, forge(personas.ids.owner ?? "", "owner@example.com", "not the secret"))
      .from("subscribers")
      .select(),
  );
  await attempt("stranger", "metadata that says the owner's address", "allowed", (c) =>
    c.auth.updateUser({ data: { email: personas.ownerEmail, role: "admin" } }),
  );
  await attempt("stranger", "claim the role with that metadata", "refused", (c) =>
    c.from("user_roles").insert({ user_id: personas.ids.stranger, role: "admin" }),
  );
  await attempt("stranger", "ask to change to the owner's address", "refused", (c) =>
    c.auth.updateUser({ email: "late.owner@example.com" }),
  );
  await attempt("stranger", "claim the role with that change pending", "refused", (c) =>
    c.from("user_roles").insert({ user_id: personas.ids.stranger, role: "admin" }),
  );

  await attempt("owner, confirmed", "read before the role is claimed", "nothing", (c) =>
    c.from("subscribers").select(),
  );
  await attempt("owner, confirmed", "claim for somebody else", "refused", (c) =>
    c.from("user_roles").insert({ user_id: personas.ids.bystander, role: "admin" }),
  );
  await attempt("owner, confirmed", "claim the own role", "allowed", (c) =>
    c.from("user_roles").insert({ user_id: personas.ids["owner, confirmed"], role: "admin" }),
  );
  await attempt("owner, confirmed", "read the own role", /^200, 1 row/, (c) =>
    c.from("user_roles").select("role").eq("role", "admin"),
  );

  await attempt("admin", "select *", /^200, \d+ rows/, (c) => c.from("subscribers").select());
  await attempt("admin", "count", /^20\d, count [1-9]/, (c) =>
    c.from("subscribers").select("*", { count: "exact", head: true }),
  );
  await attempt("admin", "rpc subscriber_counts", "allowed", (c) => c.rpc("subscriber_counts"));
  await attempt("admin", "search by address", /^200, 1 row/, (c) =>
    c.from("subscriber_list").select().ilike("email", "%bun-bo%"),
  );
  await attempt("admin", "update reviewed", /^20\d/, (c) =>
    c.from("subscribers").update({ reviewed: true }).eq("id", target.id),
  );
  await attempt("admin", "update reviewed of several", /^20\d/, (c) =>
    c.from("subscribers").update({ reviewed: false }).in("id", [target.id, chosenId]),
  );
  for (const [column, value] of Object.entries(otherColumns))
    await attempt("admin", `update ${column}`, "refused", (c) =>
      c
        .from("subscribers")
        .update({ [column]: value })
        .eq("id", target.id),
    );
  await attempt("admin", "update reviewed and email", "refused", (c) =>
    c.from("subscribers").update({ reviewed: true, email: "x@example.com" }).eq("id", target.id),
  );
  await attempt("admin", "delete one", "nothing", (c) => c.from("subscribers").delete().eq("id", target.id));
  await attempt("admin", "insert reviewed: true", "refused", (c) =>
    c.from("subscribers").insert({ email: "x@example.com", reviewed: true }),
  );
  await attempt("admin", "write through subscriber_list", "refused", (c) =>
    c.from("subscriber_list").update({ reviewed: true }).eq("id", target.id),
  );
  await attempt("admin", "give another user the role", "refused", (c) =>
    c.from("user_roles").insert({ user_id: personas.ids.bystander, role: "admin" }),
  );
  await attempt("admin", "delete the own role", "nothing", (c) =>
    c.from("user_roles").delete().eq("role", "admin"),
  );
  for (const [name, args] of Object.entries(serverFunctions))
    await attempt("admin", `rpc ${name}`, "refused", (c) => c.rpc(name, args));

  await stack.query("delete from public.user_roles where user_id = $1", [personas.ids.admin]);
  await attempt("admin", "read with the session, after the role was removed", "nothing", (c) =>
    c.from("subscribers").select(),
  );
  await attempt("admin", "update after the role was removed", "nothing", (c) =>
    c.from("subscribers").update({ reviewed: true }).eq("id", target.id),
  );
  await attempt("admin", "counts after the role was removed", "refused", (c) => c.rpc("subscriber_counts"));
  return attempts;
}

async function createPersonas(stack: Stack, secretsText: string) {
  const ownerEmail = stack.owner.email;
  await stack.query("insert into private.owners (email) select unnest($1::text[]) on conflict do nothing", [
    ["late.owner@example.com", "confirmed.owner@example.com", "removed.owner@example.com"],
  ]);
  const clients: Record<string, SupabaseClient> = { anonymous: visitor(stack) };
  clients.stranger = await signUp(stack, "stranger@example.com", "secret1");
  clients.bystander = await signUp(stack, "bystander@example.com", "secret1");
  clients["owner, confirmed"] = await signUp(stack, "confirmed.owner@example.com", "secret1");
  clients["owner, role removed"] = await signUp(stack, "removed.owner@example.com", "secret1");
  clients.admin = visitor(stack);
  const { error } = await clients.admin.auth.signInWithPassword(stack.owner);
  if (error) throw error;
  const late = await signUp(stack, "late.owner@example.com", "secret1", false);
  void late;

  const accounts = await stack.query<{ id: string; email: string }>("select id, email from auth.users");
  const idOf = (email: string) => accounts.find((account) => account.email === email)?.id ?? "";
  const ids: Record<string, string> = {
    stranger: idOf("stranger@example.com"),
    bystander: idOf("bystander@example.com"),
    "owner, confirmed": idOf("confirmed.owner@example.com"),
    "owner, role removed": idOf("removed.owner@example.com"),
    "owner, unconfirmed (forged token)": idOf("late.owner@example.com"),
    admin: idOf(ownerEmail),
    owner: idOf(ownerEmail),
  };
  // The worst case: a token with the right signature for an account that never confirmed its address.
  clients["owner, unconfirmed (forged token)"] = visitor(
    stack,
    forge(
      ids["owner, unconfirmed (forged token)"] ?? "",
      "late.owner@example.com",
      parseEnv(secretsText).LOCAL_JWT_SECRET ?? "",
    ),
  );
  await clients.admin.from("user_roles").insert({ user_id: ids.admin, role: "admin" });
  await clients["owner, role removed"]
    .from("user_roles")
    .insert({ user_id: ids["owner, role removed"], role: "admin" });
  await stack.query("delete from private.owners where email = 'removed.owner@example.com'");
  const [target] = await stack.query<{ id: string; email: string }>(
    "select id, email from public.subscribers order by created_at limit 1",
  );
  if (!target) throw new Error("The seed has no subscribers.");
  return { clients, ids, ownerEmail, target };
}

/** Everything that an attempt could change and must not. */
async function fingerprint(stack: Stack): Promise<string> {
  const rows = await stack.query<{ sum: string }>(`
    select md5(coalesce((select string_agg(s::text, ',' order by id) from public.subscribers s), '')
      || coalesce((select string_agg(r::text, ',' order by user_id) from public.user_roles r), '')
      || coalesce((select string_agg(o::text, ',' order by email) from private.owners o), '')) as sum`);
  return rows[0]?.sum ?? "";
}

function describe({ status, error, data, count }: Answer): string {
  if (error) return [status ?? error.status, error.code].filter(Boolean).join(" ") || "an error";
  if (typeof count === "number") return `${status}, count ${count}`;
  if (Array.isArray(data)) return `${status}, ${data.length} ${data.length === 1 ? "row" : "rows"}`;
  return `${status ?? 200}`;
}

function isEmpty({ data, count }: Answer): boolean {
  return !count && (data === null || data === undefined || (Array.isArray(data) && data.length === 0));
}

function readable(expectation: RegExp): string {
  return expectation.source === "."
    ? "refused, or the id replaced"
    : expectation.source
        .replace(/[\^\\]/g, "")
        .replace("d+", "n")
        .replace(".*", ", ");
}

const words = { nothing: "refused or empty", refused: "refused", allowed: "allowed" };
const chosenId = "00000000-0000-4000-8000-000000000001";

const serverFunctions: Record<string, Record<string, unknown>> = {
  claim_sync: { p_email: "miso@example.com" },
  claim_syncs: { p_limit: 10 },
  sync_succeeded: { p_id: chosenId },
  sync_failed: { p_id: chosenId, p_attempt: 1, p_error: "x" },
  release_syncs: { p_ids: [] },
  allow_owner: { p_email: "stranger@example.com" },
  disallow_owner: { p_email: "owner@example.com" },
};

const otherColumns: Record<string, unknown> = {
  id: chosenId,
  email: "x@example.com",
  source: "other",
  early_access: false,
  created_at: "2020-01-01T00:00:00Z",
  synced_at: "2020-01-01T00:00:00Z",
  sync_attempts: 9,
  sync_error: "x",
  next_sync_at: "2020-01-01T00:00:00Z",
};
