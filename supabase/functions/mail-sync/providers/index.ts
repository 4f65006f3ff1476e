import { type Env, MissingVariable, required } from "../settings.ts";
import { createKit } from "./kit.ts";
import { createLog } from "./log.ts";
import { createMailchimp } from "./mailchimp.ts";
import type { Provider } from "./provider.ts";

const providers: Record<string, (env: Env) => Provider> = {
  kit: createKit,
  mailchimp: createMailchimp,
  log: createLog,
};

/** @throws MissingVariable naming the variable that the chosen provider lacks */
export function chooseProvider(env: Env): Provider {
  const name = required(env, "MAIL_PROVIDER", "mail-sync");
  const create = providers[name];
  if (!create)
    throw new MissingVariable(`MAIL_PROVIDER has to be one of ${Object.keys(providers).join(", ")}.`);
  return create(env);
}
