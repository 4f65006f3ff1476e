import { Box, Button, Checkbox, Chip, Paper, Typography } from "@mui/material";
import { useId } from "react";
import type { Subscriber } from "../../supabase/client";
import { dayInWords } from "./day";
import { SyncStatus } from "./SyncStatus";
import { useToggleReviewed } from "./useToggleReviewed";

interface Props {
  subscriber: Subscriber;
  selected: boolean;
  onSelect: () => void;
}

export function SubscriberCard({ subscriber, selected, onSelect }: Props) {
  const { email, source, early_access, reviewed, created_at } = subscriber;
  const toggle = useToggleReviewed(subscriber);
  const id = useId();

  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "auto 1fr", sm: "auto 1fr auto" },
        columnGap: 1,
        rowGap: 1,
        alignItems: "center",
        py: 1.25,
        pl: 1,
        pr: 2,
        ...(selected && { borderColor: "primary.main" }),
      }}
    >
      <Checkbox
        checked={selected}
        onChange={onSelect}
        slotProps={{ input: { "aria-label": `Select ${email}` } }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 0.5 }}>
          <Typography id={id} sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {email}
          </Typography>
          <Chip label={reviewed ? "Reviewed" : "New"} sx={reviewed ? REVIEWED : NEW} />
          {early_access && <Chip label="Early Access" sx={EARLY} />}
        </Box>
        <Box
          sx={{
            display: "flex",
            flexWrap: "wrap",
            columnGap: 2,
            rowGap: 0.25,
            mt: 0.5,
            typography: "body2",
            color: "text.secondary",
          }}
        >
          <time dateTime={created_at} title={new Date(created_at).toLocaleString()}>
            {dayInWords(created_at)}
          </time>
          <span>Source: {source || "Unknown"}</span>
          <SyncStatus subscriber={subscriber} labelId={id} />
        </Box>
      </Box>
      <Button
        variant="outlined"
        size="small"
        onClick={toggle}
        aria-describedby={id}
        sx={{ gridColumn: { xs: 2, sm: "auto" }, justifySelf: "start", minWidth: 136 }}
      >
        {reviewed ? "Mark Unreviewed" : "Mark Reviewed"}
      </Button>
    </Paper>
  );
}

const NEW = { bgcolor: "warning.light", color: "text.primary" };
const REVIEWED = { bgcolor: "success.light", color: "success.main" };
const EARLY = { bgcolor: "info.light", color: "info.main" };
