/** An e-mail marketing service. */
export interface Provider {
  /**
   * Puts the address on the newsletter's list, asking its holder to confirm where the service does so. Doing it
   * twice changes nothing: a call may be repeated after its answer was lost.
   *
   * @throws ProviderError for an answer that is not a success; whatever fetch throws otherwise
   */
  subscribe(email: string, signal: AbortSignal): Promise<void>;
}

export class ProviderError extends Error {
  /** Trying this address again can't help. */
  readonly permanent: boolean;
  /** It concerns every address, not this one: too many requests, or a key that is refused. */
  readonly everyone: boolean;
  /** Seconds to wait before the next try, as the service asks; 0 where it doesn't. */
  readonly retryAfter: number;

  constructor(message: string, more: { permanent?: boolean; everyone?: boolean; retryAfter?: number } = {}) {
    super(message);
    this.permanent = more.permanent ?? false;
    this.everyone = more.everyone ?? false;
    this.retryAfter = more.retryAfter ?? 0;
  }
}

/**
 * The error for an answer that is not a success, by its status; both services use statuses alike.
 *
 * @param reason what the service says about it; it goes into the subscriber's row, where the owner reads it
 */
export function toError(service: string, response: Response, reason: string): ProviderError {
  const { status } = response;
  const message = `${service} answered ${status}${reason ? `: ${reason}` : ""}`;
  if (status === 429) return new ProviderError(message, { everyone: true, retryAfter: retryAfter(response) });
  if (status === 401 || status === 403 || status === 404)
    return new ProviderError(message, { everyone: true });
  if (status === 400 || status === 422) return new ProviderError(message, { permanent: true });
  return new ProviderError(message, { retryAfter: retryAfter(response) });
}

/** Seconds, from a number or a date; at most a day. */
function retryAfter(response: Response): number {
  const value = response.headers.get("retry-after");
  if (!value) return 0;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, Math.ceil(seconds)), 86_400) : 0;
}
