import { Box, Button, Paper, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useListContext } from "react-admin";
import type { Subscriber } from "../../supabase/client";
import { SubscriberCard } from "./SubscriberCard";
import { useKeptFocus } from "./useKeptFocus";

/** The page of cards, or what stands in their place: loading, failed, nothing found. */
export function SubscriberCards() {
  const { data, error, isPending, isFetching, isPlaceholderData, refetch, selectedIds, onToggleItem } =
    useListContext<Subscriber>();
  const list = useKeptFocus(data);

  if (isPending) return <Waiting />;
  if (error && !data?.length)
    return (
      <Notice text="The subscribers could not be fetched.">
        <Button variant="outlined" disabled={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      </Notice>
    );
  if (!data?.length) return <Notice text="No subscribers found for this filter." />;
  return (
    <Box
      component="ul"
      ref={list}
      aria-label="Subscribers"
      aria-busy={isPlaceholderData || undefined}
      sx={{
        display: "grid",
        gap: 1,
        opacity: isPlaceholderData ? 0.6 : 1,
        transition: "opacity var(--motion-fast) 100ms",
      }}
    >
      {data.map((subscriber) => (
        <SubscriberCard
          key={subscriber.id}
          subscriber={subscriber}
          selected={selectedIds.includes(subscriber.id)}
          onSelect={() => onToggleItem(subscriber.id)}
        />
      ))}
    </Box>
  );
}

const Waiting = () => (
  <div>
    <p role="status" className="visually-hidden">
      Loading subscribers...
    </p>
    {Array.from({ length: 8 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <Skeleton key={index} variant="rounded" height={66} sx={{ mb: 1 }} />
    ))}
  </div>
);

const Notice = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Paper
    variant="outlined"
    sx={{
      display: "grid",
      justifyItems: "center",
      gap: 2,
      px: 3,
      py: 8,
      borderStyle: "dashed",
      textAlign: "center",
    }}
  >
    <Typography role="status" sx={{ color: "text.secondary" }}>
      {text}
    </Typography>
    {children}
  </Paper>
);
