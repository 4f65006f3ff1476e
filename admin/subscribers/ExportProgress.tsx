import { Box, Button, LinearProgress, Paper, Typography } from "@mui/material";
import type { Progress } from "./useExport";

export const ExportProgress = ({ done, total, onCancel }: Progress & { onCancel: () => void }) => (
  <Paper variant="outlined" sx={{ display: "flex", gap: 2, alignItems: "center", mt: 3, px: 2.5, py: 1.5 }}>
    <Box sx={{ flex: 1 }}>
      <Typography variant="body2" sx={{ mb: 1, fontVariantNumeric: "tabular-nums" }}>
        Exporting… {total ? `${done} of ${total} subscribers` : `${done} subscribers so far`}
      </Typography>
      <LinearProgress
        aria-label="Export"
        // Rows that come while it runs may push it past the count that it began with.
        {...(total ? { variant: "determinate", value: Math.min(100, (100 * done) / total) } : {})}
      />
    </Box>
    <Button variant="outlined" size="small" onClick={onCancel}>
      Cancel
    </Button>
  </Paper>
);
