import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "../supabase/local/secrets";

// npm run owner -- you@example.com             puts the address on the owners' list
// npm run owner -- --remove you@example.com    takes it off, and its admin role with it
//
// Local project: with `npm start` running, nothing else is needed. Hosted project: set SUPABASE_URL and
// SUPABASE_SECRET_KEY (Project settings, API keys), and SITE_URL to the site's address.

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const remove = args.includes("--remove");
  const email =
    args
      .find((arg) => !arg.startsWith("--"))
      ?.trim()
      .toLowerCase() ?? "";
  if (!isAddress(email))
    throw new Error(`"${email}" is not an email address. Usage: npm run owner -- you@example.com`);

  const project = await findProject();
  const settings = (await call(project, "/auth/v1/settings")) as {
    mailer_autoconfirm: boolean;
    disable_signup: boolean;
  };
  if (settings.mailer_autoconfirm)
    throw new Error(
      'This project confirms addresses without a mail, so anyone could become the owner. Switch "Confirm email" on first (Authentication, Sign In / Providers, Email).',
    );

  if (remove) {
    const found = await call(project, "/rest/v1/rpc/disallow_owner", { p_email: email });
    console.log(found ? `${email} is no longer an owner, and no admin.` : `${email} was not on the list.`);
    return;
  }
  const account = (await call(project, "/rest/v1/rpc/allow_owner", {
    p_email: email,
  })) as keyof typeof advice;
  console.log(`${email} is on the owners' list of ${project.url}.`);
  console.log(advice[account](`${project.site}/auth`, settings.disable_signup));
}

const advice = {
  none: (auth: string, closed: boolean) =>
    closed
      ? `Sign-up is switched off. Switch it on (Authentication, Sign In / Providers), then sign up at ${auth}.`
      : `Next: Sign up at ${auth} and follow the link in the mail. Then switch sign-up off: nobody else needs it.`,
  unconfirmed: () =>
    "An account with this address waits for its confirmation. Next: follow the link in the mail; you will choose a new password.",
  confirmed: (auth: string) =>
    `An account with this address exists. If it was listed only now, its password was reset: choose "Forgot password" at ${auth}.`,
};

interface Project {
  url: string;
  key: string;
  site: string;
}

async function findProject(): Promise<Project> {
  const {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEY: key,
    SITE_URL: site = "http://localhost:8000",
  } = process.env;
  if (url && key) return { url: url.replace(/\/$/, ""), key, site };
  if (url || key) throw new Error(`Set both: ${url ? "SUPABASE_SECRET_KEY" : "SUPABASE_URL"} is missing.`);
  const local = parseEnv(await readFile(join(__dirname, "../.env"), "utf8").catch(() => ""));
  if (!local.LOCAL_SECRET_KEY)
    throw new Error("No project found. Run npm start first, or set SUPABASE_URL and SUPABASE_SECRET_KEY.");
  return { url: "http://127.0.0.1:54321", key: local.LOCAL_SECRET_KEY, site };
}

async function call({ url, key }: Project, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      apikey: key,
      "content-type": "application/json",
      ...(key.startsWith("eyJ") ? { authorization: `Bearer ${key}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new Error(`${url} does not answer. Is the project running?`);
  });
  const answer = (await response.json().catch(() => ({}))) as { message?: string };
  if (!response.ok)
    throw new Error(`${url} answered ${response.status}: ${answer.message ?? "no reason given"}`);
  return answer;
}

function isAddress(email: string): boolean {
  return (
    email.length <= 254 && /^[a-z0-9_][a-z0-9.!#$%&'*+/=?^_`{|}~-]*@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(email)
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
