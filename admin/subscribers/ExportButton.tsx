import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import { Button } from "@mui/material";

export const ExportButton = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => (
  <Button variant="contained" color="primary" startIcon={<DownloadIcon />} disabled={busy} onClick={onClick}>
    Export CSV
  </Button>
);
