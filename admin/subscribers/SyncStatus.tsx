import { Box, Link } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useListContext } from "react-admin";
import { showToast, type Toast } from "../../site/layout/toast";
import type { Subscriber } from "../../supabase/client";
import type { BackofficeProvider } from "../dataProvider";
import { type SyncState, syncState } from "./sync-state";

interface Props {
  subscriber: Subscriber;
  /** The element with the address. */
  labelId: string;
}

/** Whether the mail provider has the address, why not, and another try. */
export function SyncStatus({ subscriber, labelId }: Props) {
  const dataProvider = useDataProvider<BackofficeProvider>();
  const { refetch } = useListContext();
  const [busy, setBusy] = useState(false);
  const sync = syncState(subscriber);

  const retry = async () => {
    setBusy(true);
    try {
      showToast(outcome(await dataProvider.retrySync(subscriber.id), subscriber.email));
      await refetch();
    } catch {
      showToast({ title: "Error", text: "Failed to retry the sync", destructive: true });
    }
    setBusy(false);
  };

  const settled = sync.state === "synced" || sync.state === "syncing";
  return (
    <>
      <Box component="span" sx={{ color: sync.state === "failed" ? "error.main" : "inherit" }}>
        {said(sync)}
      </Box>
      {!settled && (
        <Link
          component="button"
          type="button"
          variant="body2"
          disabled={busy}
          onClick={retry}
          aria-describedby={labelId}
        >
          {busy ? "Retrying..." : "Retry sync"}
        </Link>
      )}
    </>
  );
}

function said(sync: SyncState): string {
  switch (sync.state) {
    case "synced":
      return "Synced";
    case "syncing":
      return "Syncing";
    case "waiting":
      return "Waiting to sync";
    case "failed":
      return `${sync.givenUp ? "Sync given up" : "Sync failed"}: ${sync.reason}`;
  }
}

function outcome({ synced, failed }: { synced: number; failed: number }, email: string): Toast {
  if (synced > 0) return { title: "Synced", text: email };
  if (failed > 0) return { title: "Sync failed", text: email, destructive: true };
  return { title: "Not synced yet", text: `${email} is being tried already, or waits for the provider.` };
}
