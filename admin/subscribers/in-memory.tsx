import { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { AdminContext, ListBase } from "react-admin";
import { MemoryRouter } from "react-router-dom";
import type { Subscriber } from "../../supabase/client";
import type { BackofficeProvider } from "../dataProvider";

export const subscriber = (fields: Partial<Subscriber> = {}): Subscriber => ({
  id: crypto.randomUUID(),
  email: "miso@example.com",
  source: "popup",
  early_access: true,
  reviewed: false,
  created_at: "2026-11-03T12:00:00Z",
  synced_at: "2026-11-03T12:00:01Z",
  sync_attempts: 1,
  sync_error: null,
  next_sync_at: null,
  sync_claimed_until: null,
  ...fields,
});

/** For tests: React-admin's list around its parts, over rows in memory that behave like the server's. */
export function InMemory({
  rows,
  children,
  ...refusals
}: {
  rows: Subscriber[];
  children: ReactNode;
  refuse?: boolean;
}) {
  const [provider] = useState(() => inMemory(rows, refusals));
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <MemoryRouter>
      <AdminContext dataProvider={provider} queryClient={client}>
        <ListBase resource="subscribers" perPage={25} disableAuthentication>
          {children}
        </ListBase>
      </AdminContext>
    </MemoryRouter>
  );
}

function inMemory(rows: Subscriber[], { refuse = false }): BackofficeProvider {
  const change = (ids: unknown[], reviewed: boolean) => {
    if (refuse) throw new Error("refused");
    for (const row of rows) if (ids.includes(row.id)) row.reviewed = reviewed;
  };
  const provider: Partial<BackofficeProvider> = {
    getList: async (_resource, { filter }) => {
      const data = rows.filter((row) => filter.reviewed === undefined || row.reviewed === filter.reviewed);
      return {
        data: data.map((row) => ({ ...row })) as never[],
        pageInfo: { hasNextPage: false, hasPreviousPage: false },
      };
    },
    update: async (_resource, { id, data }) => {
      change([id], Boolean(data.reviewed));
      return { data: rows.find((row) => row.id === id) as never };
    },
    updateMany: async (_resource, { ids, data }) => {
      change(ids, Boolean(data.reviewed));
      return { data: ids };
    },
    subscriberCounts: async () => {
      const reviewed = rows.filter((row) => row.reviewed).length;
      return { total: rows.length, reviewed, unreviewed: rows.length - reviewed };
    },
    subscribersAfter: async ({ last, limit }) => {
      const start = last ? rows.findIndex(({ id }) => id === last.id) + 1 : 0;
      return rows.slice(start, start + limit);
    },
  };
  return provider as BackofficeProvider;
}
