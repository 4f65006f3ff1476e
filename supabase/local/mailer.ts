import { AsyncLocalStorage } from "node:async_hooks";
import type { EmailDriver } from "@supabase/lite";
import { createTransport } from "nodemailer";
import { letters, writeLetter } from "./letters";

/** Where the request that is being served wants its mail's link to lead: `redirect_to`, as GoTrue has it. */
export const wantedRedirect = new AsyncLocalStorage<string | null>();

export interface MailerOptions {
  smtpPort: number;
  apiUrl: string;
  siteUrl: string;
  isAllowedOrigin(origin: string): boolean;
}

/**
 * Sends the auth server's mails to the local mailbox. The embedded server writes links to the site's own origin
 * and forgets the redirect that the request asked for, so the link is written here: the API's origin, the same
 * token, and the redirect of the request or of the kind of mail.
 */
export function createMailer(options: MailerOptions): EmailDriver & { close(): void } {
  const transport = createTransport({ host: "127.0.0.1", port: options.smtpPort, ignoreTLS: true });
  return {
    async send(message) {
      const link = message.text?.match(/https?:\/\/\S+\/auth\/v1\/verify\?\S+/)?.[0];
      const kind = link ? (new URL(link).searchParams.get("type") ?? "") : "";
      const letter = letters[kind];
      const body = letter && link ? writeLetter(letter, rewrite(link, letter.landing, options)) : message;
      await transport.sendMail({
        from: { name: "Strong & Happy Kitchen", address: "kitchen@example.com" },
        to: message.to,
        subject: letter?.subject ?? message.subject,
        text: body.text,
        html: body.html,
      });
    },
    close: () => transport.close(),
  };
}

function rewrite(link: string, landing: string, options: MailerOptions): string {
  const { searchParams } = new URL(link);
  const wanted = wantedRedirect.getStore();
  const redirect =
    wanted && options.isAllowedOrigin(originOf(wanted)) ? wanted : new URL(landing, options.siteUrl).href;
  const url = new URL("/auth/v1/verify", options.apiUrl);
  url.searchParams.set("token", searchParams.get("token") ?? "");
  url.searchParams.set("type", searchParams.get("type") ?? "");
  url.searchParams.set("redirect_to", redirect);
  return url.href;
}

function originOf(url: string): string {
  try {
    return new URL(url).origin;
  } catch {
    return "";
  }
}
