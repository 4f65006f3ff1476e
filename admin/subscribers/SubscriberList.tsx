import { Box, Typography } from "@mui/material";
import { ListBase } from "react-admin";
import { showToast } from "../../site/layout/toast";
import { BulkBar } from "./BulkBar";
import { Counters } from "./Counters";
import { ExportButton } from "./ExportButton";
import { ExportProgress } from "./ExportProgress";
import { Filters } from "./Filters";
import { FilterTabs } from "./FilterTabs";
import { Pages } from "./Pages";
import { SubscriberCards } from "./SubscriberCards";
import { useExport } from "./useExport";
import { useNarrow } from "./useNarrow";
import { useShownTotal } from "./useShownTotal";

/** The owner's daily page: who subscribed, and who of them is reviewed. */
export const SubscriberList = () => (
  <ListBase
    resource="subscribers"
    sort={NEWEST_FIRST}
    perPage={25}
    exporter={false}
    // The page around it is shown to admins alone.
    disableAuthentication
    queryOptions={{
      onError: () => showToast({ title: "Error", text: "Failed to fetch subscribers", destructive: true }),
    }}
  >
    <Dashboard />
  </ListBase>
);

const NEWEST_FIRST = { field: "created_at", order: "DESC" } as const;

function Dashboard() {
  const total = useShownTotal();
  const [filter, narrow] = useNarrow();
  const { progress, start, cancel } = useExport(total);
  return (
    <>
      <Box
        sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "end", justifyContent: "space-between" }}
      >
        <div>
          <Typography variant="h1">Email Subscribers Dashboard</Typography>
          <Typography sx={{ mt: 0.75, color: "text.secondary" }}>
            Manage your email subscribers and track review status
          </Typography>
        </div>
        <ExportButton busy={progress !== null} onClick={start} />
      </Box>
      {progress && <ExportProgress {...progress} onCancel={cancel} />}
      <Counters />
      <FilterTabs filter={filter} narrow={narrow} />
      <Box role="tabpanel" id="subscribers" aria-labelledby="subscribers-tab">
        <Filters filter={filter} narrow={narrow} />
        <BulkBar filter={filter} narrow={narrow} />
        <SubscriberCards />
        <Pages total={total} />
      </Box>
    </>
  );
}
