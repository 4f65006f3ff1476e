import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { startFunction } from "../../supabase/local/functions";
import { freePort } from "../../supabase/local/server";
import type { Stack } from "../../supabase/local/stack";
import { visitor } from "./clients";
import type { Report } from "./report";
import { startProviderStub } from "./setup/provider-stub";

interface Row {
  synced_at: string | null;
  sync_attempts: number;
  sync_error: string | null;
  next_sync_at: string | null;
}

/** The function under real Deno, with the variables of a hosted project, against stand-ins of the providers. */
export async function testMailSync(stack: Stack, report: Report): Promise<void> {
  const stub = await startProviderStub();
  const logs: string[] = [];
  const start = (env: Record<string, string>) =>
    startFunction("mail-sync", { ...hostedVariables(stack), MAIL_TIMEOUT_MS: "300", ...env }, (line) =>
      logs.push(line),
    );
  const kit = await start({
    MAIL_PROVIDER: "kit",
    KIT_API_KEY: "kit_1",
    KIT_FORM_ID: "77",
    KIT_API_URL: stub.url,
  });
  const mailchimp = await start({
    MAIL_PROVIDER: "mailchimp",
    MAILCHIMP_API_KEY: "0123-us21",
    MAILCHIMP_LIST_ID: "abc",
    MAILCHIMP_API_URL: stub.url,
  });
  const legacy = await start({
    MAIL_PROVIDER: "kit",
    KIT_API_KEY: "kit_1",
    KIT_FORM_ID: "77",
    KIT_API_URL: `http://127.0.0.1:${await freePort()}`,
    SUPABASE_SECRET_KEYS: "",
    SUPABASE_SERVICE_ROLE_KEY: stack.secretKey,
  });
  const test = (name: string, run: () => Promise<void>) =>
    report.test(`mail-sync: ${name}`, async () => {
      stub.calls.length = 0;
      stub.subscribed.clear();
      stub.behave = () => ({ status: 200 });
      await stack.query("delete from public.subscribers");
      await stack.query("update private.settings set sync_backoff = '1 minute'");
      await run();
    });
  const add = (email: string) => stack.query("insert into public.subscribers (email) values ($1)", [email]);
  const row = async (email: string) =>
    (
      await stack.query<Row>(
        "select synced_at, sync_attempts, sync_error, next_sync_at from public.subscribers where email = $1",
        [email],
      )
    )[0] as Row;
  const subscribe = (email: string, at = kit) => post(at.url, { action: "subscribe", email });

  await test("Kit gets an inactive subscriber, then the form", async () => {
    await add("miso@example.com");
    assert.equal((await subscribe("miso@example.com")).status, 202);
    assert.deepEqual(
      stub.calls.map(({ method, path, headers, body }) => [method, path, headers.get("x-kit-api-key"), body]),
      [
        ["POST", "/v4/subscribers", "kit_1", { email_address: "miso@example.com", state: "inactive" }],
        ["POST", "/v4/forms/77/subscribers", "kit_1", { email_address: "miso@example.com" }],
      ],
    );
    const { synced_at, sync_attempts, sync_error } = await row("miso@example.com");
    assert.ok(synced_at);
    assert.deepEqual([sync_attempts, sync_error], [1, null]);
  });
  await test("Mailchimp gets a member who is asked to confirm, by the hash of the lower-cased address", async () => {
    await add("Miso@Example.com");
    await subscribe("miso@example.com", mailchimp);
    const hash = createHash("md5").update("miso@example.com").digest("hex");
    assert.deepEqual(
      stub.calls.map(({ method, path, headers, body }) => [method, path, headers.get("authorization"), body]),
      [
        [
          "PUT",
          `/3.0/lists/abc/members/${hash}`,
          `Basic ${btoa("any:0123-us21")}`,
          { email_address: "Miso@Example.com", status_if_new: "pending" },
        ],
      ],
    );
    assert.ok((await row("Miso@Example.com")).synced_at);
  });
  await test("unknown, done and in-progress addresses are answered alike, and reach nobody", async () => {
    await add("done@example.com");
    await add("busy@example.com");
    await subscribe("done@example.com");
    await stack.query(
      "update public.subscribers set sync_claimed_until = now() + interval '1 minute' where email like 'busy%'",
    );
    stub.calls.length = 0;
    const answers = await Promise.all(
      ["done@example.com", "busy@example.com", "unknown@example.com"].map((email) => subscribe(email)),
    );
    const bodies = await Promise.all(
      answers.map(async (answer) => `${answer.status} ${await answer.text()}`),
    );
    assert.deepEqual(bodies, Array(3).fill('202 {"accepted":true}'));
    assert.equal(stub.calls.length, 0);
  });
  await test("twenty calls at once make one call to the provider", async () => {
    await add("miso@example.com");
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe("miso@example.com")));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [202]);
    assert.equal(stub.subscribed.get("miso@example.com"), 1);
    assert.equal(stub.calls.length, 2);
  });
  const failures: [string, () => ReturnType<typeof stub.behave>, RegExp, boolean][] = [
    ["500", () => ({ status: 500 }), /^Kit answered 500: Refused$/, true],
    ["429", () => ({ status: 429, headers: { "retry-after": "600" } }), /^Kit answered 429: Refused$/, true],
    ["401", () => ({ status: 401 }), /^Kit answered 401: Refused$/, true],
    ["404", () => ({ status: 404 }), /^Kit answered 404: Refused$/, true],
    ["422", () => ({ status: 422 }), /^Kit answered 422: Refused$/, false],
    ["a hang", () => "hang", /^The provider did not answer within 0\.3 seconds\.$/, true],
  ];
  for (const [name, behave, reason, again] of failures)
    await test(`the provider answers with ${name}: the row stays and ${again ? "is tried again" : "is given up"}`, async () => {
      await add("miso@example.com");
      stub.behave = behave;
      assert.equal((await subscribe("miso@example.com")).status, 202);
      const { synced_at, sync_error, next_sync_at } = await row("miso@example.com");
      assert.equal(synced_at, null);
      assert.match(sync_error ?? "", reason);
      assert.equal(next_sync_at !== null, again);
      if (name === "429") assert.ok(Date.parse(next_sync_at ?? "") > Date.now() + 590_000);
    });
  await test("a refused connection costs nothing either; older projects' single key works", async () => {
    await add("miso@example.com");
    assert.equal((await subscribe("miso@example.com", legacy)).status, 202);
    assert.equal((await row("miso@example.com")).sync_error, "The provider could not be reached.");
  });
  await test("retry takes the rows that are due, with the secret key", async () => {
    for (const name of ["a", "b", "c"]) await add(`${name}@example.com`);
    await stack.query(
      "update public.subscribers set next_sync_at = now() + interval '1 hour' where email like 'c%'",
    );
    const answer = await post(kit.url, { action: "retry" }, { apikey: stack.secretKey });
    assert.deepEqual(await answer.json(), { synced: 2, failed: 0, waiting: 0 });
    assert.equal((await row("c@example.com")).synced_at, null);
  });
  await test("retry stops at a 429 and gives the rest back untried", async () => {
    for (let n = 0; n < 30; n++) await add(`many${n}@example.com`);
    stub.behave = () => ({ status: 429, headers: { "retry-after": "60" } });
    const answer = (await (
      await post(kit.url, { action: "retry" }, { apikey: stack.secretKey })
    ).json()) as Record<string, number>;
    assert.equal(answer.synced, 0);
    assert.ok((answer.waiting ?? 0) >= 20, JSON.stringify(answer));
    const [untried] = await stack.query<{ count: number }>(
      "select count(*)::int as count from public.subscribers where sync_attempts = 0 and next_sync_at > now() + interval '50 seconds'",
    );
    assert.equal(untried?.count, answer.waiting);
  });
  await test("an admin's session retries everything, or one row, given up or not", async () => {
    const admin = visitor(stack);
    await admin.auth.signInWithPassword(stack.owner);
    const { data } = await admin.auth.getSession();
    await stack.query(
      "insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing",
      [data.session?.user.id],
    );
    const headers = { apikey: stack.publishableKey, authorization: `Bearer ${data.session?.access_token}` };
    for (const name of ["a", "b", "c"]) await add(`${name}@example.com`);
    await stack.query("update public.subscribers set next_sync_at = null, sync_attempts = 10");
    const [first] = await stack.query<{ id: string }>(
      "select id from public.subscribers where email = 'a@example.com'",
    );
    assert.deepEqual(await (await post(kit.url, { action: "retry", id: first?.id }, headers)).json(), {
      synced: 1,
      failed: 0,
      waiting: 0,
    });
    assert.deepEqual([...stub.subscribed.keys()], ["a@example.com"]);
    assert.deepEqual(await (await post(kit.url, { action: "retry" }, headers)).json(), {
      synced: 2,
      failed: 0,
      waiting: 0,
    });
    assert.equal((await post(kit.url, { action: "retry", id: "1" }, headers)).status, 400);
  });
  await test("nobody else retries", async () => {
    const callers: Record<string, string>[] = [
      {},
      { apikey: stack.publishableKey },
      { authorization: "Bearer nonsense" },
      { apikey: `${stack.secretKey}x` },
    ];
    for (const headers of callers)
      assert.equal((await post(kit.url, { action: "retry" }, headers)).status, 401, JSON.stringify(headers));
  });
  await test("what is no proper request is refused", async () => {
    const raw = (init: RequestInit) => fetch(`${kit.url}/mail-sync`, { method: "POST", ...init });
    assert.equal((await raw({ method: "GET" })).status, 405);
    assert.equal((await raw({ body: "{" })).status, 400);
    assert.equal((await raw({ body: "[]" })).status, 400);
    assert.equal((await raw({ body: '{"action":"dance"}' })).status, 400);
    assert.equal((await raw({ body: '{"action":"subscribe"}' })).status, 400);
    assert.equal(
      (await raw({ body: JSON.stringify({ action: "subscribe", email: "a".repeat(2048) }) })).status,
      413,
    );
    assert.equal((await raw({ body: "{}", headers: { origin: "https://elsewhere.example" } })).status, 403);
    assert.equal(
      (await raw({ method: "OPTIONS", headers: { origin: "https://elsewhere.example" } })).status,
      403,
    );
    const preflight = await raw({ method: "OPTIONS", headers: { origin: "http://127.0.0.1:8000" } });
    assert.equal(preflight.status, 204);
    assert.equal(preflight.headers.get("access-control-allow-origin"), "http://127.0.0.1:8000");
  });
  await test("a missing variable is named, and the row stays", async () => {
    const cases: [Record<string, string>, RegExp][] = [
      [{}, /MAIL_PROVIDER is not set/],
      [{ MAIL_PROVIDER: "pigeon" }, /MAIL_PROVIDER has to be one of/],
      [{ MAIL_PROVIDER: "kit", KIT_API_KEY: "x" }, /KIT_FORM_ID is not set/],
      [
        { MAIL_PROVIDER: "mailchimp", MAILCHIMP_API_KEY: "x", MAILCHIMP_LIST_ID: "y" },
        /MAILCHIMP_API_KEY has to end/,
      ],
    ];
    await add("miso@example.com");
    for (const [env, message] of cases) {
      const half = await start(env);
      const answer = await subscribe("miso@example.com", half);
      assert.equal(answer.status, 503);
      assert.match(await answer.text(), message);
      await half.stop();
    }
    assert.equal((await row("miso@example.com")).sync_attempts, 0);
  });
  await report.test("mail-sync: no log line has a full address", async () => {
    assert.ok(logs.some((line) => line.includes("m***@example.com")));
    assert.deepEqual(
      logs.filter((line) => /[a-z0-9]@example/i.test(line)),
      [],
    );
  });

  await Promise.all([kit, mailchimp, legacy].map(({ stop }) => stop()));
  await stub.stop();
}

/** What a hosted project gives to its functions. */
export function hostedVariables(stack: Stack): Record<string, string> {
  return {
    SUPABASE_URL: stack.apiUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: stack.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: stack.secretKey }),
    ALLOWED_ORIGINS: "http://localhost:8000,http://127.0.0.1:8000",
  };
}

export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/mail-sync`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
