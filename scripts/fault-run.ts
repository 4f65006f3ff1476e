import { startFunction } from "../supabase/local/functions";
import { freePort } from "../supabase/local/server";
import { startStack } from "../supabase/local/stack";
import { visitor } from "../tests/database/clients";
import { hostedVariables, post } from "../tests/database/mail-sync";
import { startProviderStub } from "../tests/database/setup/provider-stub";
import { startPostgres } from "./postgres";

// npm run test:faults [-- 500] [--postgres]
//
// Sign-ups while the provider fails half of the calls, hangs on some, and is killed once; the function too.
// Ends well only if every row is synced, and the provider has each address exactly once.

async function main(): Promise<void> {
  const total = Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? 500);
  const postgres = process.argv.includes("--postgres") ? await startPostgres({ fsync: "off" }) : undefined;
  const stack = await startStack({
    databaseUrl: postgres?.url,
    apiPort: await freePort(),
    mailboxPort: await freePort(),
    siteUrl: "http://localhost:8000",
    seed: false,
    // Its own function only logs, and would take rows out of this run's hands.
    schedule: false,
  });
  let stub = await startProviderStub();
  const faults = { failed: 0, hung: 0 };
  const unreliable: typeof stub.behave = () => {
    const dice = Math.random();
    if (dice < 0.05) {
      faults.hung++;
      return "hang";
    }
    if (dice < 0.5) {
      faults.failed++;
      return { status: 500 };
    }
    return { status: 200 };
  };
  stub.behave = unreliable;
  const port = new URL(stub.url).port;
  const start = () =>
    startFunction("mail-sync", {
      ...hostedVariables(stack),
      MAIL_PROVIDER: "mailchimp",
      MAILCHIMP_API_KEY: "0-us1",
      MAILCHIMP_LIST_ID: "list",
      MAILCHIMP_API_URL: `http://127.0.0.1:${port}`,
      MAIL_TIMEOUT_MS: "500",
    });
  let sync = await start();
  try {
    await stack.query(
      "update private.settings set sync_backoff = '0', sync_max_attempts = 100, sync_lease = '10 seconds', signups_site_wide = 100000",
    );
    const client = visitor(stack);
    const began = Date.now();
    const synced = new Map<string, number>();
    const remember = () => {
      for (const [email, times] of stub.subscribed) synced.set(email, (synced.get(email) ?? 0) + times);
    };

    let next = 0;
    const signUps = async () => {
      for (let n = next++; n < total; n = next++) {
        const email = `fault${n}@example.com`;
        const { error } = await client.from("subscribers").insert({ email, source: "popup" });
        if (error) throw new Error(error.message);
        // As in the browser: the sign-up is done, and nobody waits for this call or reads more than its error.
        await post(sync.url, { action: "subscribe", email }).catch(() => undefined);
        if (n === Math.floor(total / 3)) {
          await stub.stop();
          setTimeout(async () => {
            remember();
            stub = await startProviderStub(Number(port));
            stub.behave = unreliable;
          }, 500);
        }
        if (n === Math.floor((total * 2) / 3)) {
          await sync.stop();
          sync = await start();
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, signUps));
    const waiting = await unsynced(stack);
    const signedUp = Date.now() - began;

    let retries = 0;
    while ((await unsynced(stack)) > 0 && Date.now() - began < 240_000) {
      retries++;
      await post(sync.url, { action: "retry" }, { apikey: stack.secretKey });
    }
    remember();
    const [{ rows } = { rows: 0 }] = await stack.query<{ rows: number }>(
      "select count(*)::int as rows from public.subscribers where synced_at is not null",
    );
    const twice = [...synced.values()].filter((times) => times > 1).length;
    console.log(
      `${total} sign-ups in ${(signedUp / 1000).toFixed(1)} s; ${waiting} of them not synced at once`,
    );
    console.log(
      `provider: ${faults.failed} calls failed, ${faults.hung} hung, killed once; the function was killed once`,
    );
    console.log(
      `after ${retries} retries, ${((Date.now() - began) / 1000).toFixed(1)} s in all: ${rows} rows synced, ${synced.size} addresses at the provider, ${twice} told to it twice`,
    );
    process.exitCode = rows === total && synced.size === total ? 0 : 1;
  } finally {
    await sync.stop();
    await stub.stop();
    await stack.stop();
    await postgres?.stop();
  }
}

async function unsynced(stack: { query<Row>(sql: string): Promise<Row[]> }): Promise<number> {
  const [row] = await stack.query<{ count: number }>(
    "select count(*)::int as count from public.subscribers where synced_at is null",
  );
  return row?.count ?? 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
