import { createHash } from "node:crypto";
import { type Env, MissingVariable, required } from "../settings.ts";
import { type Provider, toError } from "./provider.ts";

/**
 * Mailchimp, Marketing API 3.0. "Add or update list member" with status_if_new alone: a new member is asked to
 * confirm, and one who unsubscribed or is already there keeps the status that they have.
 *
 * Source: https://mailchimp.com/developer/marketing/api/list-members/add-or-update-list-member/
 */
export function createMailchimp(env: Env): Provider {
  const key = required(env, "MAILCHIMP_API_KEY", "MAIL_PROVIDER=mailchimp");
  const list = required(env, "MAILCHIMP_LIST_ID", "MAIL_PROVIDER=mailchimp");
  const origin = env("MAILCHIMP_API_URL") ?? `https://${dataCenter(key)}.api.mailchimp.com`;

  return {
    async subscribe(email, signal) {
      const hash = createHash("md5").update(email.toLowerCase()).digest("hex");
      const response = await fetch(`${origin}/3.0/lists/${encodeURIComponent(list)}/members/${hash}`, {
        method: "PUT",
        headers: { authorization: `Basic ${btoa(`any:${key}`)}`, "content-type": "application/json" },
        body: JSON.stringify({ email_address: email, status_if_new: "pending" }),
        signal,
      });
      const answer = await response.text();
      if (!response.ok) throw toError("Mailchimp", response, problem(answer, email));
    },
  };
}

/** The key ends in the data center that it belongs to: "...-us21". */
function dataCenter(key: string): string {
  const [, name] = key.match(/-([a-z]+\d+)$/) ?? [];
  if (!name)
    throw new MissingVariable('MAILCHIMP_API_KEY has to end in its data center, for instance "-us21".');
  return name;
}

/** Mailchimp answers application/problem+json; its detail may repeat the address, which the row has already. */
function problem(body: string, email: string): string {
  try {
    const { title = "", detail = "" } = JSON.parse(body) as { title?: string; detail?: string };
    return [title, detail.replaceAll(email, "The address")].filter(Boolean).join(". ").slice(0, 300);
  } catch {
    return "";
  }
}
