export type Source = "newsletter_homepage" | "popup";

export type Outcome =
  | { status: "subscribed" }
  | { status: "duplicate"; message: string }
  /** `message` is the database's own words; a network that fails has none. */
  | { status: "failed"; message?: string };

const UNIQUE_VIOLATION = "23505";

/**
 * Puts an address on the list and then tells the mail provider: the only place that knows this order.
 * A provider that fails costs nothing; the row stays and is synced later.
 *
 * @param email stored as given
 * @param patience ms to wait for the backend before giving up
 */
export async function subscribe(email: string, source: Source, patience = 10_000): Promise<Outcome> {
  try {
    const client = await backend();
    const { error, status } = await client
      .from("subscribers")
      .insert({ email, source, early_access: true })
      .abortSignal(AbortSignal.timeout(patience));
    if (error?.code === UNIQUE_VIOLATION) return { status: "duplicate", message: error.message };
    if (error) return refusal(status, error.message);
    void syncMail(email);
    return { status: "subscribed" };
  } catch {
    return { status: "failed" };
  }
}

/** Fetches the backend's client before it is needed. */
export const warmUp = (): void => void backend().catch(() => {});

/** The client is 50 kB that a visitor who never subscribes need not load. */
const backend = async () => (await import("../../supabase/client")).supabase();

/** Only what the database refuses (4xx) is written for people; the rest is plumbing. */
const refusal = (status: number, message: string): Outcome =>
  status >= 400 && status < 500 ? { status: "failed", message } : { status: "failed" };

async function syncMail(email: string): Promise<void> {
  const client = await backend();
  const { error } = await client.functions.invoke("mail-sync", {
    body: { action: "subscribe", email: email.trim().toLowerCase() },
  });
  if (error) console.warn("mail-sync failed; the address will be synced later.", error.message);
}
