import { startStack } from "../supabase/local/stack";
import { isPortFree, runBin, stopGroup, untilItAnswers } from "./children";

/** The ports that the Supabase CLI and Gatsby use, so that nobody has to learn new ones. */
const PORTS = { site: 8000, api: 54321, mailbox: 54324, smtp: 54325 };
const SITE = `http://localhost:${PORTS.site}`;

/**
 * `npm start`: the embedded backend, the mailbox and the site, until Ctrl-C.
 * `npm run serve` (`--production`): the same around the production build.
 */
async function start(production: boolean): Promise<void> {
  for (const [name, port] of Object.entries(PORTS)) {
    if (!(await isPortFree(port))) {
      throw new Error(
        `Port ${port} (${name}) is taken: stop what listens there, or the ${process.env.npm_package_name} that already runs.`,
      );
    }
  }
  console.log("Starting the backend …");
  const stack = await startStack({
    dataDir: "supabase/.temp/db",
    apiPort: PORTS.api,
    mailboxPort: PORTS.mailbox,
    smtpPort: PORTS.smtp,
    siteUrl: SITE,
    secretsFile: ".env",
  });

  const env = { GATSBY_SUPABASE_URL: stack.apiUrl, GATSBY_SUPABASE_KEY: stack.publishableKey };
  let stopping = false;
  const stopAll = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await stopGroup(site);
    await stack.stop();
    process.exit(code);
  };

  console.log(
    production
      ? "Building the site (the first time, pictures take minutes) …"
      : "Starting the site (pictures are made as you look at them) …",
  );
  let site = runBin(
    "gatsby",
    production ? ["build"] : ["develop", "--port", String(PORTS.site)],
    env,
    "inherit",
  );
  process.on("SIGINT", () => void stopAll(0));
  process.on("SIGTERM", () => void stopAll(0));

  if (production) {
    const code = await new Promise((resolve) => site.once("exit", resolve));
    if (code !== 0) return stopAll(1);
    site = runBin("gatsby", ["serve", "--port", String(PORTS.site)], env, "pipe");
  }
  site.once("exit", () => void stopAll(1));
  await untilItAnswers(SITE, site);

  console.log(`
  Site        ${SITE}
  Backoffice  ${SITE}/admin
  API         ${stack.apiUrl}
  Mailbox     ${stack.mailboxUrl}

  Sign in to the backoffice as
    ${stack.owner.email}
    ${stack.owner.password}

  Ctrl-C stops everything; the data stays.
`);
}

start(process.argv.includes("--production")).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
