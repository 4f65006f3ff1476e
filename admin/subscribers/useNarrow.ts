import { useEffect, useRef, useState } from "react";
import { useEvent, useListContext } from "react-admin";
import type { SubscriberFilter } from "./query";

/** An undefined or empty value lifts that condition. */
export type Narrow = (
  change: { [Name in keyof SubscriberFilter]: SubscriberFilter[Name] | undefined },
) => void;

/**
 * The filter as the owner just set it, and how to change it. React-admin's list follows through the address a
 * moment later: without this, of two quick changes the second would undo the first.
 */
export function useNarrow(): [SubscriberFilter, Narrow] {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const [filter, setFilter] = useState<SubscriberFilter>(filterValues);
  const latest = useRef(filter);
  const sent = useRef<string[]>([]);

  const take = (next: SubscriberFilter) => {
    latest.current = next;
    setFilter(next);
  };

  const follow = useEvent(() => {
    const echo = sent.current.indexOf(JSON.stringify(filterValues));
    sent.current = echo < 0 ? [] : sent.current.slice(echo + 1);
    // Not one of our own changes: the back button, for instance.
    if (echo < 0) take(filterValues);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: to follow is to answer a change of the list's filter
  useEffect(() => follow(), [filterValues]);

  const narrow: Narrow = useEvent((change) => {
    const next = withoutEmpty({ ...latest.current, ...change });
    sent.current.push(JSON.stringify(next));
    take(next);
    setFilters(next, displayedFilters);
  });

  return [filter, narrow];
}

const withoutEmpty = (filter: object): SubscriberFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ""));
