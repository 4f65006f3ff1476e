import { type Env, required } from "../settings.ts";
import { type Provider, toError } from "./provider.ts";

/**
 * Kit (formerly ConvertKit), API v4. The subscriber is created inactive, then added to a form, which sends the
 * form's confirmation mail; without that step nobody would be asked.
 *
 * Source: https://developers.kit.com/api-reference/subscribers/create-a-subscriber and
 * https://developers.kit.com/api-reference/forms/add-subscriber-to-form-by-email-address
 */
export function createKit(env: Env): Provider {
  const key = required(env, "KIT_API_KEY", "MAIL_PROVIDER=kit");
  const form = required(env, "KIT_FORM_ID", "MAIL_PROVIDER=kit");
  const origin = env("KIT_API_URL") ?? "https://api.kit.com";

  const post = async (path: string, body: unknown, signal: AbortSignal) => {
    const response = await fetch(`${origin}/v4/${path}`, {
      method: "POST",
      headers: { "X-Kit-Api-Key": key, "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
      signal,
    });
    const answer = await response.text();
    if (!response.ok) throw toError("Kit", response, reasons(answer));
  };

  return {
    async subscribe(email, signal) {
      await post("subscribers", { email_address: email, state: "inactive" }, signal);
      await post(`forms/${encodeURIComponent(form)}/subscribers`, { email_address: email }, signal);
    },
  };
}

/** Kit explains itself as `{"errors": ["Email address is invalid"]}`. */
function reasons(body: string): string {
  try {
    const { errors } = JSON.parse(body) as { errors?: unknown };
    return Array.isArray(errors) ? errors.join("; ").slice(0, 300) : "";
  } catch {
    return "";
  }
}
