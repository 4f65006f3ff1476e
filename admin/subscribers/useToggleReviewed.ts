import { useUpdate } from "react-admin";
import { showToast } from "../../site/layout/toast";
import type { Subscriber } from "../../supabase/client";
import { useMoveCounts } from "./useSubscriberCounts";

/** Marks one subscriber at once on the screen, and takes it back if the server refuses. */
export function useToggleReviewed(subscriber: Subscriber): () => void {
  const { move, recount } = useMoveCounts();
  const [update, { isPending }] = useUpdate<Subscriber>("subscribers", undefined, {
    mutationMode: "optimistic",
  });

  return () => {
    if (isPending) return;
    const reviewed = !subscriber.reviewed;
    move(reviewed ? 1 : -1);
    update(
      "subscribers",
      { id: subscriber.id, data: { reviewed }, previousData: subscriber },
      {
        onError: () => move(reviewed ? -1 : 1),
        onSettled: (_data, error) => {
          showToast(
            error
              ? { title: "Error", text: "Failed to update subscriber status", destructive: true }
              : { title: "Updated", text: reviewed ? "Marked as reviewed" : "Marked as unreviewed" },
          );
          recount();
        },
      },
    );
  };
}
