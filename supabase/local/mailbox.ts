import { join } from "node:path";
import { startChild } from "./child";

/** The local mailbox (maildev): mails come in by SMTP, people read them on its page. */
export async function startMailbox(webPort: number, smtpPort: number): Promise<{ stop(): Promise<void> }> {
  return startChild(
    process.execPath,
    [join(__dirname, "mailbox-process.cjs"), String(webPort), String(smtpPort)],
    process.env,
    (line) => line.includes("mailbox ready") || undefined,
  );
}
