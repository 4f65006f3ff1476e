import { supabaseDataProvider } from "ra-supabase";
import { type DataProvider, type GetListParams, HttpError, type SortPayload } from "react-admin";
import {
  backendUrl,
  publishableKey,
  type Subscriber,
  type SubscriberCounts,
  supabase,
} from "../supabase/client";
import { conditions, type SubscriberFilter, withTieBreaker } from "./subscribers/query";

export interface BackofficeProvider extends DataProvider {
  /** Counted by the server as rows change, so they cost the same at any number. */
  subscriberCounts: () => Promise<SubscriberCounts>;
  /** Up to `limit` rows in the order of `sort`, after the row `last`. */
  subscribersAfter: (page: {
    filter: SubscriberFilter;
    sort: SortPayload;
    last: Subscriber | undefined;
    limit: number;
  }) => Promise<Subscriber[]>;
  /** Hands a subscriber to the mail provider once more; how many went well. */
  retrySync: (id: string) => Promise<{ synced: number; failed: number; waiting: number }>;
}

/** Rows that one request changes at most: their ids stand in its address. */
const IDS_PER_REQUEST = 100;
const COLUMNS =
  "id,email,source,early_access,reviewed,created_at,synced_at,sync_attempts,sync_error,next_sync_at,sync_claimed_until";
/** Counting the rows of a condition is linear in them; the pages do without. */
const UNCOUNTED = { Prefer: "count=none" };

/** ra-supabase's provider, except where it would count all rows, or cut them at the server's limit. */
export function createDataProvider(): BackofficeProvider {
  const base = supabaseDataProvider({
    instanceUrl: backendUrl(),
    apiKey: publishableKey(),
    supabaseClient: supabase(),
  });

  const list = async (filter: Record<string, string>, sort: SortPayload, params: Partial<GetListParams>) => {
    const { data } = await base.getList<Subscriber>("subscriber_list", {
      pagination: { page: 1, perPage: 25 },
      ...params,
      filter,
      sort: withTieBreaker(sort),
      meta: { columns: COLUMNS, headers: UNCOUNTED },
    });
    return data;
  };

  return {
    ...base,
    // One row more than the page tells whether there is a next one.
    getList: async (_resource, params) => {
      const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
      const sort = params.sort ?? { field: "created_at", order: "DESC" };
      const rows = await list({ ...conditions(params.filter), "limit@": String(perPage + 1) }, sort, params);
      // Row-level security answers whoever lost the role with no rows: that is not an empty list.
      if (rows.length === 0) await assertAdmin();
      const data = rows.slice(0, perPage) as never[];
      return { data, pageInfo: { hasNextPage: rows.length > perPage, hasPreviousPage: page > 1 } };
    },
    // Answers the ids of the rows that changed, so that an undo touches no other.
    updateMany: async (_resource, { ids, data }) => {
      const changed: string[] = [];
      for (let start = 0; start < ids.length; start += IDS_PER_REQUEST) {
        const some = ids.slice(start, start + IDS_PER_REQUEST).map(String);
        const update = supabase().from("subscribers").update({ reviewed: data.reviewed });
        const {
          data: rows,
          error,
          status,
        } = await update.in("id", some).neq("reviewed", data.reviewed).select("id");
        if (error) throw new HttpError(error.message, status, error);
        changed.push(...rows.map(({ id }) => id));
      }
      if (changed.length === 0) await assertAdmin();
      return { data: changed as never[] };
    },
    subscriberCounts: async () => {
      const { data, error, status } = await supabase().rpc("subscriber_counts");
      if (error) throw new HttpError(error.message, status, error);
      return data;
    },
    subscribersAfter: async ({ filter, sort, last, limit }) => {
      const pagination = { page: 1, perPage: limit };
      const rows = await list(conditions(filter, last && { sort, last }), sort, { pagination });
      if (rows.length === 0) await assertAdmin();
      return rows;
    },
    retrySync: async (id) => {
      const { data, error } = await supabase().functions.invoke("mail-sync", {
        body: { action: "retry", id },
      });
      if (error) throw new HttpError(error.message, error.context?.status, error);
      return data;
    },
  };
}

async function assertAdmin(): Promise<void> {
  const { data, error, status } = await supabase().rpc("is_admin");
  if (error) throw new HttpError(error.message, status, error);
  if (!data) throw new HttpError("The admin role is gone.", 403);
}
