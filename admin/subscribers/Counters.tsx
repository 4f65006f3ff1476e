import { Box, Paper, Typography } from "@mui/material";
import { useSubscriberCounts } from "./useSubscriberCounts";

export function Counters() {
  const counts = useSubscriberCounts();
  return (
    <Box
      component="dl"
      sx={{ display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: { xs: 1, sm: 2 }, mt: 3, mb: 3 }}
    >
      <Counter label="Total Subscribers" count={counts?.total} />
      <Counter label="Reviewed" count={counts?.reviewed} />
      <Counter label="Unreviewed" count={counts?.unreviewed} />
    </Box>
  );
}

const Counter = ({ label, count }: { label: string; count: number | undefined }) => (
  <Paper
    variant="outlined"
    sx={{
      display: "flex",
      flexDirection: "column",
      justifyContent: "space-between",
      px: { xs: 1.5, sm: 2.5 },
      py: 1.75,
    }}
  >
    <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
      {label}
    </Typography>
    <Typography
      component="dd"
      sx={{
        m: 0,
        mt: 0.5,
        fontSize: { xs: "1.5rem", sm: "1.875rem" },
        fontWeight: 600,
        lineHeight: 1.2,
        fontVariantNumeric: "tabular-nums",
      }}
    >
      {count === undefined ? "–" : figures.format(count)}
    </Typography>
  </Paper>
);

const figures = new Intl.NumberFormat();
