import { Box, Button, Checkbox, FormControlLabel, Typography } from "@mui/material";
import { useListContext } from "react-admin";
import type { Subscriber } from "../../supabase/client";
import { useMarkMany } from "./useMarkMany";

/** Selecting the page, and what to do with the selected ones, which may be on other pages too. */
export function BulkBar() {
  const { data, selectedIds, onSelect, onUnselectItems } = useListContext<Subscriber>();
  const mark = useMarkMany();
  const ids = data?.map(({ id }) => id) ?? [];
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;
  if (ids.length === 0 && selectedIds.length === 0) return null;

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, minHeight: 48, pl: 2 }}>
      <FormControlLabel
        sx={{ mr: 1 }}
        control={
          <Checkbox
            checked={ids.length > 0 && chosen === ids.length}
            indeterminate={chosen > 0 && chosen < ids.length}
            onChange={() =>
              onSelect(
                chosen === ids.length
                  ? selectedIds.filter((id) => !ids.includes(id))
                  : [...new Set([...selectedIds, ...ids])],
              )
            }
          />
        }
        label={<Typography variant="body2">Select this page</Typography>}
      />
      {selectedIds.length > 0 && (
        <>
          <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
            {selectedIds.length} selected
          </Typography>
          <Button size="small" variant="outlined" onClick={() => mark(true)}>
            Mark selected reviewed
          </Button>
          <Button size="small" variant="outlined" onClick={() => mark(false)}>
            Mark selected unreviewed
          </Button>
          <Button size="small" onClick={() => onUnselectItems()}>
            Clear selection
          </Button>
        </>
      )}
    </Box>
  );
}
