import { expect, freshAddress, linkIn, mailTo } from "./fixtures";

const SECRET = process.env.SECRET_KEY ?? "";

/** Calls the backend as a server would, past every policy. */
async function call(path: string, method: string, body?: unknown, headers = {}): Promise<Response> {
  const response = await fetch(`${process.env.API_URL}${path}`, {
    method,
    headers: { apikey: SECRET, "content-type": "application/json", ...headers },
    redirect: "manual",
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.status, `${method} ${path}`).toBeLessThan(400);
  return response;
}

export interface Row {
  email: string;
  source?: string | null;
  early_access?: boolean;
  reviewed?: boolean;
  created_at?: string;
  synced_at?: string | null;
  sync_error?: string | null;
}

/** Subscribers of one test, under a word that no other test searches for. */
export async function addSubscribers(rows: Row[]): Promise<void> {
  // One insert needs the same columns in every row.
  const whole = { source: null, early_access: true, reviewed: false, synced_at: null, sync_error: null };
  const created_at = new Date().toISOString();
  await call(
    "/rest/v1/subscribers",
    "POST",
    rows.map((row) => ({ ...whole, created_at, ...row })),
  );
}

export async function isReviewed(email: string): Promise<boolean> {
  const response = await call(`/rest/v1/subscribers?select=reviewed&email=eq.${email}`, "GET");
  return (await response.json())[0].reviewed;
}

export async function serverCounts(): Promise<{ total: number; reviewed: number; unreviewed: number }> {
  return (await call("/rest/v1/rpc/subscriber_counts", "POST", {})).json();
}

export interface Person {
  id: string;
  email: string;
  password: string;
}

/** An account with a confirmed address, and on the owners' list if asked for. */
export async function person(name: string, { owner = false } = {}): Promise<Person> {
  const email = freshAddress(name);
  const password = "a-long-enough-password";
  if (owner) await call("/rest/v1/rpc/allow_owner", "POST", { p_email: email });
  await call("/auth/v1/signup", "POST", { email, password });
  const confirmed = await call(
    new URL(linkIn(await mailTo(email))).href.slice(process.env.API_URL?.length),
    "GET",
  );
  const token = new URLSearchParams(new URL(confirmed.headers.get("location") ?? "").hash.slice(1)).get(
    "access_token",
  );
  const authorization = { authorization: `Bearer ${token}` };
  // An owner's first password is wiped by the confirmation.
  if (owner) await call("/auth/v1/user", "PUT", { password }, authorization);
  const { id } = await (await call("/auth/v1/user", "GET", undefined, authorization)).json();
  return { id, email, password };
}

export async function takeRoleAway({ id }: Person): Promise<void> {
  await call(`/rest/v1/user_roles?user_id=eq.${id}`, "DELETE");
}
