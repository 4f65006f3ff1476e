import { Box, Button, Typography } from "@mui/material";
import { useListContext } from "react-admin";
import { Choice } from "./Choice";

/** Page by page; the end of a search is known when it is reached, for only a linear count could tell before. */
export function Pages({ total }: { total: number | undefined }) {
  const { data, page, perPage, setPage, setPerPage, hasNextPage, hasPreviousPage } = useListContext();
  if (!data?.length) return null;
  const first = (page - 1) * perPage + 1;
  const last = first + data.length - 1;

  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mt: 2 }}
    >
      <Choice
        label="Per page"
        value={String(perPage)}
        options={SIZES.map((size) => [size, size])}
        onChange={(value) => setPerPage(Number(value))}
      />
      <Typography
        variant="body2"
        sx={{ ml: "auto", color: "text.secondary", fontVariantNumeric: "tabular-nums" }}
      >
        {first}–{last}
        {total !== undefined && ` of ${total}`}
      </Typography>
      <Button variant="outlined" size="small" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        Previous
      </Button>
      <Button variant="outlined" size="small" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        Next
      </Button>
    </Box>
  );
}

const SIZES = ["10", "25", "50"];
