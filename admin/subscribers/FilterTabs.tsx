import { Tab, Tabs } from "@mui/material";
import type { SubscriberCounts } from "../../supabase/client";
import type { SubscriberFilter } from "./query";
import type { Narrow } from "./useNarrow";
import { useSubscriberCounts } from "./useSubscriberCounts";

const TABS = [
  { name: "All", reviewed: undefined, count: (counts: SubscriberCounts) => counts.total },
  { name: "Unreviewed", reviewed: false, count: (counts: SubscriberCounts) => counts.unreviewed },
  { name: "Reviewed", reviewed: true, count: (counts: SubscriberCounts) => counts.reviewed },
];

/** The counts are those of the whole table: a search narrows the list below, not the tabs. */
export function FilterTabs({ filter, narrow }: { filter: SubscriberFilter; narrow: Narrow }) {
  const counts = useSubscriberCounts();
  const current = TABS.findIndex(({ reviewed }) => reviewed === filter.reviewed);

  return (
    <Tabs
      value={current}
      onChange={(_, index: number) => narrow({ reviewed: TABS[index]?.reviewed })}
      aria-label="Review status"
      sx={{ borderBottom: 1, borderColor: "divider" }}
    >
      {TABS.map(({ name, count }, index) => (
        <Tab
          key={name}
          label={counts ? `${name} (${count(counts)})` : name}
          aria-controls="subscribers"
          {...(index === current && { id: "subscribers-tab" })}
        />
      ))}
    </Tabs>
  );
}
