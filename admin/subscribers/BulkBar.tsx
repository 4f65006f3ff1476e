import { Box, Button, Checkbox, Typography } from "@mui/material";
import { useListContext } from "react-admin";
import type { Subscriber } from "../../supabase/client";
import { NOTHING, narrowed, type SubscriberFilter } from "./query";
import { useMarkMany } from "./useMarkMany";
import type { Narrow } from "./useNarrow";

/** The list's head: selecting the page, what to do with the selected ones, and the way back to the whole list. */
export function BulkBar({ filter, narrow }: { filter: SubscriberFilter; narrow: Narrow }) {
  const { selectedIds, onUnselectItems } = useListContext<Subscriber>();
  const mark = useMarkMany();
  const some = selectedIds.length > 0;

  return (
    <Box sx={{ ...BAR, ...(some && STICKY) }}>
      <SelectPage />
      {some ? (
        <>
          <Button size="small" variant="outlined" onClick={() => mark(true)}>
            Mark as reviewed
          </Button>
          <Button size="small" variant="outlined" onClick={() => mark(false)}>
            Mark as unreviewed
          </Button>
          <Button size="small" sx={TOP_RIGHT} onClick={() => onUnselectItems()}>
            Clear selection
          </Button>
        </>
      ) : (
        narrowed(filter) && (
          <Button size="small" sx={TOP_RIGHT} onClick={() => narrow(NOTHING)}>
            Clear search and filters
          </Button>
        )
      )}
    </Box>
  );
}

const BAR = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr 1fr", sm: "auto auto auto 1fr" },
  alignItems: "center",
  gap: 1,
  minHeight: 52,
  pl: { xs: 0, sm: 2 },
  py: 1,
};
const TOP_RIGHT = { gridRow: 1, gridColumn: { xs: 2, sm: 4 }, justifySelf: "end" };
const STICKY = { position: "sticky", top: 0, zIndex: 2, bgcolor: "background.default" };

/** The selection keeps what was chosen on other pages. */
function SelectPage() {
  const { data = [], selectedIds, onSelect } = useListContext<Subscriber>();
  const ids = data.map(({ id }) => id);
  const here = ids.filter((id) => selectedIds.includes(id)).length;
  const all = ids.length > 0 && here === ids.length;
  const turn = () => {
    const elsewhere = selectedIds.filter((id) => !ids.includes(id));
    onSelect(all ? elsewhere : [...elsewhere, ...ids]);
  };
  return (
    <Box sx={{ display: "flex", alignItems: "center", mr: 1, ml: { xs: 1, sm: -1 } }}>
      <Checkbox
        checked={all}
        indeterminate={here > 0 && !all}
        disabled={ids.length === 0}
        onChange={turn}
        slotProps={{ input: { "aria-label": "Select this page" } }}
      />
      <Typography variant="body2" role="status" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {selectedIds.length > 0 ? `${selectedIds.length} selected` : "Select this page"}
      </Typography>
    </Box>
  );
}
