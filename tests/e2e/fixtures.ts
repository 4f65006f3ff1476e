import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";

export { expect };

interface Allowed {
  /** Part of the message's text, or of the address that failed. */
  includes: string;
}

interface Fixtures {
  /** Console errors that this test provokes; every other error or warning fails it. */
  allowConsole: (...parts: string[]) => void;
}

/**
 * `test` with a guard: an error or warning that a test did not announce fails it. A page that was opened is
 * one whose controls answer already.
 */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const answers = () => page.locator("html[data-answers]").waitFor({ state: "attached" });
    for (const action of ["goto", "reload"] as const) {
      const load = page[action].bind(page) as Page["goto"];
      page[action] = async (...args: Parameters<Page["goto"]>) => {
        const response = await load(...args);
        await answers();
        return response;
      };
    }
    await use(page);
  },
  allowConsole: [
    async ({ context }, use) => {
      const allowed: Allowed[] = [];
      const unexpected: string[] = [];
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        const text = `${message.text()} (${message.location().url})`;
        if (!allowed.some(({ includes }) => text.includes(includes))) unexpected.push(text);
      };
      context.on("console", onMessage);
      context.on("weberror", (error) => unexpected.push(String(error.error().stack)));
      await use((...parts) => allowed.push(...parts.map((includes) => ({ includes }))));
      context.off("console", onMessage);
      expect(unexpected, "unexpected console errors and warnings").toEqual([]);
    },
    { auto: true },
  ],
});

/** A mail in the local mailbox, newest first. */
interface Mail {
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
}

/** The newest mail to an address, once it has come. */
export async function mailTo(address: string, subject = /./): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${process.env.MAILBOX_URL}/email`)).json()) as Mail[];
        found = mails
          .reverse()
          .find((mail) => mail.to.some((to) => to.address === address) && subject.test(mail.subject));
        return found !== undefined;
      },
      { message: `a mail to ${address}` },
    )
    .toBe(true);
  return found as Mail;
}

/** The first link in a mail's text. */
export function linkIn(mail: Mail): string {
  const link = mail.text.match(/https?:\/\/\S+/)?.[0];
  if (!link) throw new Error(`no link in "${mail.subject}"`);
  return link;
}

/** Signs in on /auth as the seeded owner, and waits for the backoffice. */
export async function signIn(
  page: Page,
  email = process.env.OWNER_EMAIL ?? "",
  password = process.env.OWNER_PASSWORD ?? "",
): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Email Subscribers Dashboard" })).toBeVisible();
}

/** An address that no other test uses. */
export const freshAddress = (name: string): string =>
  `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** The popup stays away, as for a visitor who has answered it before. */
export async function withoutPopup(page: Page): Promise<void> {
  await page.addInitScript(() => window.localStorage.setItem("email-popup-dismissed", "true"));
}
