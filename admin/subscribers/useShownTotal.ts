import { useListContext } from "react-admin";
import { narrowed, type SubscriberFilter } from "./query";
import { useSubscriberCounts } from "./useSubscriberCounts";

/** How many rows the list has in all; undefined where only a linear count could tell, under a search or filter. */
export function useShownTotal(): number | undefined {
  const counts = useSubscriberCounts();
  const { filterValues } = useListContext();
  const { reviewed }: SubscriberFilter = filterValues;
  if (narrowed(filterValues)) return undefined;
  if (reviewed === undefined) return counts?.total;
  return reviewed ? counts?.reviewed : counts?.unreviewed;
}
