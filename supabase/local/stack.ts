import { join } from "node:path";
import { createApi } from "./api";
import { type Database, openEmbedded, openPostgres, prepare, supabaseFolder } from "./database";
import { startFunction } from "./functions";
import { loadLite } from "./lite";
import { holdFolder } from "./lock";
import { startMailbox } from "./mailbox";
import { createMailer } from "./mailer";
import { applySeed } from "./migrate";
import { seedOwner } from "./owner";
import { loadSecrets } from "./secrets";
import { assertPortFree, freePort, serve } from "./server";

export interface StackOptions {
  /** Folder of the embedded PostgreSQL; absent: in memory, gone with the process. */
  dataDir?: string;
  /** A real PostgreSQL instead of the embedded one: "postgres://...". */
  databaseUrl?: string;
  apiPort: number;
  mailboxPort: number;
  /** Absent: any free port. */
  smtpPort?: number;
  /** Origin of the site, for instance "http://localhost:8000". */
  siteUrl: string;
  /** NAME=value file that keeps the generated keys and the owner's password; absent: new ones each time. */
  secretsFile?: string;
  /** The dozen example subscribers; on unless false. */
  seed?: boolean;
  ownerEmail?: string;
  /** Variables of the mail-sync function, over those of the secrets file. */
  functionEnv?: Record<string, string>;
  /** Calls mail-sync's retry every minute, as pg_cron does on a hosted project; on unless false. */
  schedule?: boolean;
  /** PostgreSQL extensions of the embedded database beyond what the product needs. */
  extensions?: Parameters<typeof openEmbedded>[1];
  /** Told what a function prints. */
  onFunctionLog?: (line: string) => void;
}

export interface Stack {
  apiUrl: string;
  publishableKey: string;
  secretKey: string;
  mailboxUrl: string;
  owner: { email: string; password: string };
  /** Names of the migrations that this start applied. */
  migrations: string[];
  /** Runs one statement as the database's owner, past every policy. For tests and scripts. */
  query<Row = Record<string, unknown>>(sql: string, params?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/**
 * Starts the whole backend on the loopback: database, API, mail-sync and mailbox.
 *
 * @throws Error in one sentence: a port taken, the folder held by another start, a migration that fails
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const stops: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    return { ...(await start(options, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  options: StackOptions,
  stops: (() => Promise<void> | void)[],
): Promise<Omit<Stack, "stop">> {
  const smtpPort = options.smtpPort ?? (await freePort());
  if (options.dataDir) stops.push(await holdFolder(options.dataDir));
  await assertPortFree(options.apiPort, "the API");
  await assertPortFree(options.mailboxPort, "the mailbox");
  await assertPortFree(smtpPort, "the mailbox's SMTP server");

  const { secrets, variables } = await loadSecrets(options.secretsFile);
  const owner = { email: options.ownerEmail ?? "owner@example.com", password: secrets.LOCAL_OWNER_PASSWORD };
  const apiUrl = `http://127.0.0.1:${options.apiPort}`;
  const origins = sameSite(options.siteUrl);

  const mailbox = startMailbox(options.mailboxPort, smtpPort);
  mailbox.then(({ stop }) => stops.push(stop)).catch(() => {});

  const database = await open(options);
  stops.push(() => database.close());
  const mailer = createMailer({
    smtpPort,
    apiUrl,
    siteUrl: options.siteUrl,
    isAllowedOrigin: (origin) => origins.includes(origin),
  });
  stops.push(() => mailer.close());
  const { App } = await loadLite();
  const app = new App({
    connection: database.connection,
    auth: {
      enabled: true,
      jwt_secret: secrets.LOCAL_JWT_SECRET,
      publishable_key: secrets.LOCAL_PUBLISHABLE_KEY,
      secret_key: secrets.LOCAL_SECRET_KEY,
      site_url: options.siteUrl,
      additional_redirect_urls: origins.map((origin) => `${origin}/**`),
      enable_signup: true,
      minimum_password_length: 6,
      email: { enable_signup: true, enable_confirmations: true, double_confirm_changes: true },
    },
    api: { enabled: true, schemas: ["public"], max_rows: 1000 },
    storage: { enabled: false },
    studio: { enabled: false },
    // Admin mode would serve a request without any key as service_role.
    options: { server: { admin: false, disableStudio: true }, drivers: { email: mailer } },
  } as ConstructorParameters<typeof App>[0]);

  const migrations = await prepare(database, () => app.ensureSystemSchema());
  await seedOwner(database, owner);
  if (options.seed !== false) await applySeed(database, join(supabaseFolder, "seed.sql"));
  await mailbox;

  const functions: Record<string, string> = {};
  const api = await serve(createApi({ app, database, functions }), options.apiPort);
  stops.push(() => api.stop());
  const mailSync = await startFunction(
    "mail-sync",
    {
      MAIL_PROVIDER: "log",
      ...pickMailVariables({ ...process.env, ...variables }),
      ...options.functionEnv,
      SUPABASE_URL: apiUrl,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: secrets.LOCAL_PUBLISHABLE_KEY }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.LOCAL_SECRET_KEY }),
      ALLOWED_ORIGINS: origins.join(","),
    },
    options.onFunctionLog,
  );
  stops.push(mailSync.stop);
  functions["mail-sync"] = mailSync.url;
  if (options.schedule !== false) stops.push(scheduleRetry(apiUrl, secrets.LOCAL_SECRET_KEY));

  return {
    apiUrl,
    publishableKey: secrets.LOCAL_PUBLISHABLE_KEY,
    secretKey: secrets.LOCAL_SECRET_KEY,
    mailboxUrl: `http://127.0.0.1:${options.mailboxPort}`,
    owner,
    migrations,
    query: (sql, params) => database.exclusively(() => database.query(sql, params)),
  };
}

function open(options: StackOptions): Promise<Database> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl)
    : openEmbedded(options.dataDir, options.extensions);
}

/** A person may open the site by either name of the loopback; to a browser they are two origins. */
function sameSite(siteUrl: string): string[] {
  const { origin } = new URL(siteUrl);
  const twins = [
    origin,
    origin.replace("//localhost", "//127.0.0.1"),
    origin.replace("//127.0.0.1", "//localhost"),
  ];
  return [...new Set(twins)];
}

function pickMailVariables(env: Record<string, string | undefined>): Record<string, string> {
  const wanted = Object.entries(env).filter(([name, value]) => /^(MAIL|KIT|MAILCHIMP)_/.test(name) && value);
  return Object.fromEntries(wanted) as Record<string, string>;
}

/** What pg_cron does on a hosted project: every minute, the rows that are due. */
function scheduleRetry(apiUrl: string, secretKey: string): () => void {
  const timer = setInterval(() => {
    fetch(`${apiUrl}/functions/v1/mail-sync`, {
      method: "POST",
      headers: { apikey: secretKey, "content-type": "application/json" },
      body: JSON.stringify({ action: "retry" }),
    }).catch(() => {});
  }, 60_000);
  timer.unref();
  return () => clearInterval(timer);
}
