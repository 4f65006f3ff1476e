import type { Subscriber } from "../../supabase/client";

export type SyncState =
  | { state: "synced" | "syncing" | "waiting" }
  /** Tried again by itself, unless it was given up. */
  | { state: "failed"; reason: string; givenUp: boolean };

/** Where a subscriber stands on the way to the mail provider. */
export function syncState(
  { synced_at, sync_error, next_sync_at, sync_claimed_until }: Subscriber,
  now = new Date(),
): SyncState {
  if (synced_at) return { state: "synced" };
  if (sync_claimed_until && new Date(sync_claimed_until) > now) return { state: "syncing" };
  if (sync_error) return { state: "failed", reason: sync_error, givenUp: next_sync_at === null };
  return { state: "waiting" };
}
