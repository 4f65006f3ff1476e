import { useListContext, useUpdateMany } from "react-admin";
import { showToast } from "../../site/layout/toast";
import type { Subscriber } from "../../supabase/client";
import { useMoveCounts } from "./useSubscriberCounts";

/**
 * Marks the selected subscribers. The change is made at once, and "Undo" takes back exactly the rows that it
 * changed: a change that waited for the toast to go would be lost with the tab.
 */
export function useMarkMany(): (reviewed: boolean) => void {
  const { data, selectedIds, onUnselectItems } = useListContext<Subscriber>();
  const { move, recount } = useMoveCounts();
  const [updateMany] = useUpdateMany<Subscriber>("subscribers", undefined, { mutationMode: "optimistic" });

  const mark = (ids: Subscriber["id"][], reviewed: boolean, undoable: boolean) => {
    const turned = data?.filter((row) => ids.includes(row.id) && row.reviewed !== reviewed).length ?? 0;
    const way = reviewed ? 1 : -1;
    move(turned * way);
    updateMany(
      "subscribers",
      { ids, data: { reviewed } },
      {
        onError: () => move(-turned * way),
        onSettled: (changed, error) => {
          recount();
          if (error)
            return showToast({
              title: "Error",
              text: "Failed to update subscriber status",
              destructive: true,
            });
          const undo = { label: "Undo", onClick: () => mark(changed ?? [], !reviewed, false) };
          showToast({
            title: "Updated",
            text: said(changed?.length ?? 0, reviewed),
            ...(undoable && changed?.length && { action: undo, duration: 10_000 }),
          });
        },
      },
    );
  };

  return (reviewed) => {
    mark(selectedIds, reviewed, true);
    onUnselectItems();
  };
}

const said = (count: number, reviewed: boolean): string =>
  `${count} ${count === 1 ? "subscriber" : "subscribers"} marked as ${reviewed ? "reviewed" : "unreviewed"}`;
