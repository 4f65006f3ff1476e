import { openPostgres, prepare } from "../supabase/local/database";
import { loadLite } from "../supabase/local/lite";
import { startPostgres } from "./postgres";

// npm run bench:db [-- 1000 100000 1000000]
//
// Times the product's queries on a real PostgreSQL, as the role and under the policies that the API uses, at each
// number of subscribers, and prints their plans at the largest.

type Query = <Row = Record<string, unknown>>(sql: string, params?: unknown[]) => Promise<Row[]>;

const page = "order by created_at desc, id desc limit 26";

const queries: Record<string, string> = {
  "list, newest": `select * from public.subscriber_list ${page}`,
  "list, newest, through the table": `select * from public.subscribers ${page}`,
  "list, unreviewed": `select * from public.subscriber_list where reviewed = false ${page}`,
  "list, reviewed": `select * from public.subscriber_list where reviewed = true ${page}`,
  "list, one source": `select * from public.subscriber_list where source = 'popup' ${page}`,
  "list, no source": `select * from public.subscriber_list where source is null ${page}`,
  "list, no early access": `select * from public.subscriber_list where early_access = false ${page}`,
  "list, a week": `select * from public.subscriber_list where created_at >= now() - interval '60 days' and created_at < now() - interval '53 days' ${page}`,
  "list, by email": "select * from public.subscriber_list order by email, id limit 26",
  "list, next page by key": `select * from public.subscriber_list where created_at <= (now() - interval '50 days') ${page}`,
  "search, rare": `select * from public.subscriber_list where email ilike '%person7x%' ${page}`,
  "search, common": `select * from public.subscriber_list where email ilike '%example%' ${page}`,
  "search, rare, through the table": `select * from public.subscribers where email ilike '%person7x%' ${page}`,
  "counters, kept": "select * from public.subscriber_counts()",
  "counters, exact": "select count(*), count(*) filter (where reviewed) from public.subscriber_list",
  toggle:
    "update public.subscribers set reviewed = not reviewed where id = (select id from public.subscribers order by created_at desc limit 1)",
};

async function main(): Promise<void> {
  const sizes = process.argv.slice(2).map(Number).filter(Boolean);
  const postgres = await startPostgres({ shared_buffers: "256MB", max_wal_size: "2GB" });
  const database = await openPostgres(postgres.url);
  try {
    const { App } = await loadLite();
    const app = new App({ connection: database.connection, auth: { enabled: true } } as ConstructorParameters<
      typeof App
    >[0]);
    await prepare(database, () => app.ensureSystemSchema());
    console.log(postgres.version);
    await bench(database.query, sizes.length > 0 ? sizes : [1000, 100_000, 1_000_000]);
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function bench(query: Query, sizes: number[]): Promise<void> {
  const [account] = await query<{ id: string }>(
    "insert into auth.users (id, email) values (gen_random_uuid(), 'bench@example.com') returning id",
  );
  await query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [account?.id]);
  const results: Record<string, number[]> = {};
  const note = (name: string, time: number) => {
    results[name] = [...(results[name] ?? []), time];
  };
  for (const size of sizes) {
    await fill(query, size);
    note("insert, as a visitor", await timeInserts(query));
    for (const [name, sql] of Object.entries(queries))
      note(name, await asAdmin(query, account?.id, () => median(() => query(sql))));
  }
  console.log(`\nmilliseconds, median of 15; in brackets the ratio to ${sizes[0]} rows\n`);
  console.log(["query".padEnd(34), ...sizes.map((size) => `${size}`.padStart(18))].join(""));
  for (const [name, times] of Object.entries(results)) {
    const cells = times.map((time) =>
      `${time.toFixed(2)} (${(time / (times[0] ?? time)).toFixed(1)}x)`.padStart(18),
    );
    console.log([name.padEnd(34), ...cells].join(""));
  }
  console.log(`\nplans at ${sizes.at(-1)} rows\n`);
  for (const [name, sql] of Object.entries(queries))
    console.log(`${name}\n${await plan(query, account?.id, sql)}\n`);
}

async function fill(query: Query, size: number): Promise<void> {
  const [{ have } = { have: 0 }] = await query<{ have: number }>(
    "select count(*)::int as have from public.subscribers",
  );
  await query("alter table public.subscribers disable trigger check_subscriber");
  await query(
    `insert into public.subscribers (email, source, early_access, reviewed, created_at, synced_at, next_sync_at)
     select 'person' || n || 'x' || md5(n::text) || '@example.com',
       (array['popup', 'newsletter_homepage', null])[1 + n % 3], n % 10 <> 0, n % 4 = 0,
       now() - n * interval '1 minute' * (144000.0 / $2), now(), null
     from generate_series($1::int, $2::int) n`,
    [have + 1, size],
  );
  await query("alter table public.subscribers enable trigger check_subscriber");
  await query("vacuum analyze public.subscribers");
}

/** One sign-up, everything included: role, limits, duplicate check, counters, commit. */
async function timeInserts(query: Query): Promise<number> {
  await query("update private.settings set signups_site_wide = 1000000");
  let n = 0;
  return median(async () => {
    await query("begin");
    await query("select set_config('role', 'anon', true), set_config('request.headers', $1, true)", [
      `{"x-forwarded-for": "10.0.0.${n}"}`,
    ]);
    await query("insert into public.subscribers (email, source) values ($1, 'popup')", [
      `visitor${Date.now()}.${n++}@example.com`,
    ]);
    await query("commit");
  });
}

async function asAdmin<T>(query: Query, account: string | undefined, run: () => Promise<T>): Promise<T> {
  await query("begin");
  await query(
    "select set_config('role', 'authenticated', true), set_config('request.jwt.claim.sub', $1, true)",
    [account],
  );
  const result = await run();
  await query("rollback");
  return result;
}

async function plan(query: Query, account: string | undefined, sql: string): Promise<string> {
  const rows = await asAdmin(query, account, () =>
    query<{ "QUERY PLAN": string }>(`explain (analyze, costs off, timing off, summary off) ${sql}`),
  );
  return rows.map((row) => `    ${row["QUERY PLAN"]}`).join("\n");
}

async function median(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 17; n++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.slice(2).sort((a, b) => a - b)[7] ?? 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
