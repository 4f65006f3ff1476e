import { randomBytes } from "node:crypto";
import { runBin, stopGroup, untilItAnswers } from "../../scripts/children";
import { startStack } from "../../supabase/local/stack";

interface Ports {
  apiPort: number;
  mailboxPort: number;
  smtpPort: number;
  sitePort: number;
}

/**
 * The production build on the embedded backend, both on free ports, with a fresh database.
 * The keys are chosen before the build, which carries the public one.
 */
export function testSite({ apiPort, mailboxPort, smtpPort, sitePort }: Ports) {
  const siteUrl = `http://localhost:${sitePort}`;
  const keys = {
    publishableKey: `sb_publishable_${randomBytes(16).toString("hex")}`,
    secretKey: `sb_secret_${randomBytes(16).toString("hex")}`,
  };
  const env: NodeJS.ProcessEnv = { SITE_URL: siteUrl };

  return {
    env,
    buildEnv: {
      GATSBY_SUPABASE_URL: `http://127.0.0.1:${apiPort}`,
      GATSBY_SUPABASE_KEY: keys.publishableKey,
      GATSBY_SITE_URL: "https://kitchen.example",
    },
    /** Starts both, runs the body, and stops both whatever happens. */
    async serve<T>(body: () => Promise<T>): Promise<T> {
      const stack = await startStack({ apiPort, mailboxPort, smtpPort, siteUrl, seed: true, keys });
      const server = runBin("gatsby", ["serve", "--port", String(sitePort)], {}, "pipe");
      try {
        await untilItAnswers(siteUrl, server);
        Object.assign(env, {
          API_URL: stack.apiUrl,
          MAILBOX_URL: stack.mailboxUrl,
          OWNER_EMAIL: stack.owner.email,
          OWNER_PASSWORD: stack.owner.password,
          SECRET_KEY: stack.secretKey,
        });
        return await body();
      } finally {
        await stopGroup(server);
        await stack.stop();
      }
    },
  };
}
