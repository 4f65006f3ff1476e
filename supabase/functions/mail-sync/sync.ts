import type { Backend, Claim } from "./backend.ts";
import { type Provider, ProviderError } from "./providers/provider.ts";

/** Milliseconds that the provider has for one address, all its requests together, unless MAIL_TIMEOUT_MS says. */
export const defaultTimeLimit = 8000;
/** Addresses that are on their way to the provider at the same time. */
const parallel = 10;

export interface Tally {
  synced: number;
  failed: number;
  /** Given back untried, because the provider wants nothing more for now. */
  waiting: number;
}

/** Hands one claimed address to the provider and writes down how it went. Never throws for the provider's sake. */
export async function trySync(
  backend: Backend,
  provider: Provider,
  claim: Claim,
  timeLimit: number,
): Promise<ProviderError | undefined> {
  try {
    await provider.subscribe(claim.email, AbortSignal.timeout(timeLimit));
  } catch (reason) {
    const error = toProviderError(reason, timeLimit);
    console.warn(`mail-sync: ${masked(claim.email)}, try ${claim.attempt}: ${error.message}`);
    await backend.failed(claim, error.message, error.retryAfter, error.permanent);
    return error;
  }
  await backend.succeeded(claim);
  return undefined;
}

/** Works through the claims; after an answer that concerns them all, gives the rest back. */
export async function trySyncs(
  backend: Backend,
  provider: Provider,
  claims: Claim[],
  timeLimit: number,
): Promise<Tally> {
  const tally: Tally = { synced: 0, failed: 0, waiting: 0 };
  const queue = [...claims];
  let closed: ProviderError | undefined;
  const work = async () => {
    for (let claim = queue.shift(); claim; claim = closed ? undefined : queue.shift()) {
      const error = await trySync(backend, provider, claim, timeLimit);
      if (error) tally.failed++;
      else tally.synced++;
      if (error?.everyone) closed = error;
      if (closed) break;
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  if (queue.length > 0) await backend.release(queue, closed?.retryAfter ?? 0);
  tally.waiting = queue.length;
  return tally;
}

function toProviderError(reason: unknown, timeLimit: number): ProviderError {
  if (reason instanceof ProviderError) return reason;
  if ((reason as Error).name === "TimeoutError")
    return new ProviderError(`The provider did not answer within ${timeLimit / 1000} seconds.`);
  return new ProviderError("The provider could not be reached.");
}

/** Enough of an address to find it, not enough to write to it: "m***@example.com". */
export function masked(email: string): string {
  return email.replace(/^(.).*@/, "$1***@");
}
