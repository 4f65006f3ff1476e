import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts, runBin, stopGroup, untilItAnswers } from "../../scripts/children";
import { loadSecrets } from "../../supabase/local/secrets";
import { startStack } from "../../supabase/local/stack";

/** An owner's address on the list that has not signed up yet. */
const SECOND_OWNER = "second-owner@example.com";

/**
 * The production build on the embedded backend, both on free ports, with a fresh database.
 * The keys are chosen before the build, which carries the public one.
 */
export async function testSite() {
  const [apiPort = 0, mailboxPort = 0, sitePort = 0] = await freePorts(3);
  const folder = await mkdtemp(join(tmpdir(), "kitchen-test-"));
  const secretsFile = join(folder, "secrets");
  const { secrets } = await loadSecrets(secretsFile);
  const siteUrl = `http://localhost:${sitePort}`;

  return {
    buildEnv: {
      GATSBY_SUPABASE_URL: `http://127.0.0.1:${apiPort}`,
      GATSBY_SUPABASE_KEY: secrets.LOCAL_PUBLISHABLE_KEY,
      GATSBY_SITE_URL: "https://kitchen.example",
    },
    /** Starts both, runs the body with the variables that browser tests read, and stops both whatever happens. */
    async serve<T>(body: (env: NodeJS.ProcessEnv) => Promise<T>): Promise<T> {
      const stack = await startStack({ apiPort, mailboxPort, siteUrl, secretsFile });
      const server = runBin("gatsby", ["serve", "--port", String(sitePort)], {}, "pipe");
      try {
        await stack.query("insert into private.owners (email) values ($1)", [SECOND_OWNER]);
        await untilItAnswers(siteUrl, server);
        return await body({
          SITE_URL: siteUrl,
          API_URL: stack.apiUrl,
          MAILBOX_URL: stack.mailboxUrl,
          OWNER_EMAIL: stack.owner.email,
          OWNER_PASSWORD: stack.owner.password,
          SECOND_OWNER_EMAIL: SECOND_OWNER,
          SECRET_KEY: stack.secretKey,
        });
      } finally {
        await stopGroup(server);
        await stack.stop();
        await rm(folder, { recursive: true });
      }
    },
  };
}
