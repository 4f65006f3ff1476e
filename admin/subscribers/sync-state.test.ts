import type { Subscriber } from "../../supabase/client";
import { type SyncState, syncState } from "./sync-state";

const now = new Date("2026-11-03T12:00:00Z");
const waiting = {
  synced_at: null,
  sync_error: null,
  next_sync_at: "2026-11-03T12:05:00Z",
  sync_claimed_until: null,
};

const cases: [Partial<Subscriber>, SyncState][] = [
  [{}, { state: "waiting" }],
  [{ synced_at: "2026-11-03T11:00:00Z", next_sync_at: null }, { state: "synced" }],
  [{ sync_claimed_until: "2026-11-03T12:01:00Z", sync_error: "x" }, { state: "syncing" }],
  [{ sync_claimed_until: "2026-11-03T11:59:00Z" }, { state: "waiting" }],
  [{ sync_error: "Timed out." }, { state: "failed", reason: "Timed out.", givenUp: false }],
  [
    { sync_error: "Refused.", next_sync_at: null },
    { state: "failed", reason: "Refused.", givenUp: true },
  ],
];

test.each(cases)("%j is %j", (fields, expected) => {
  expect(syncState({ ...waiting, ...fields } as Subscriber, now)).toEqual(expected);
});
