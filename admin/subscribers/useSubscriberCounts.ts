import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { SubscriberCounts } from "../../supabase/client";
import type { BackofficeProvider } from "../dataProvider";

const COUNTS = ["subscribers", "counts"];

/** How many subscribers the server has; undefined until it says. */
export function useSubscriberCounts(): SubscriberCounts | undefined {
  const dataProvider = useDataProvider<BackofficeProvider>();
  return useQuery({ queryKey: COUNTS, queryFn: () => dataProvider.subscriberCounts(), retry: false }).data;
}

/** Moves the counters ahead of the server's answer, and puts them right after it. */
export function useMoveCounts() {
  const client = useQueryClient();
  return {
    /** That many more are reviewed, or fewer where negative. */
    move: (more: number) => {
      client.cancelQueries({ queryKey: COUNTS });
      client.setQueryData<SubscriberCounts>(
        COUNTS,
        (counts) =>
          counts && { ...counts, reviewed: counts.reviewed + more, unreviewed: counts.unreviewed - more },
      );
    },
    recount: () => {
      // While another change is on its way the server's figures would take that one back for a moment.
      if (client.isMutating() <= 1) client.invalidateQueries({ queryKey: COUNTS });
    },
  };
}
