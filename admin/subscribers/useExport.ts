import { useEffect, useRef, useState } from "react";
import { useDataProvider, useListContext } from "react-admin";
import { showToast } from "../../site/layout/toast";
import type { Subscriber } from "../../supabase/client";
import type { BackofficeProvider } from "../dataProvider";
import { csvHead, csvName, csvRows } from "./csv";
import type { SubscriberFilter } from "./query";

export interface Progress {
  done: number;
  /** Known only where the server keeps a count; undefined under a search or filter. */
  total: number | undefined;
}

/** Rows of one request: hosted projects answer at most 1000. */
const PAGE = 1000;

/** Everything that the current tab and filters show, fetched page by page into a CSV file. */
export function useExport(total: number | undefined) {
  const dataProvider = useDataProvider<BackofficeProvider>();
  const { filterValues, sort } = useListContext<Subscriber>();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const filter: SubscriberFilter = filterValues;
    // Text becomes part of a Blob page by page: the browser keeps it outside of the script's memory.
    const parts: Blob[] = [new Blob([csvHead()])];
    let done = 0;
    let last: Subscriber | undefined;
    setProgress({ done, total });
    try {
      for (;;) {
        const rows = await dataProvider.subscribersAfter({ filter, sort, last, limit: PAGE });
        if (signal.aborted) return;
        // A server may answer less than asked for, so only an empty page is the end.
        if (rows.length === 0) break;
        parts.push(new Blob([csvRows(rows)]));
        done += rows.length;
        last = rows.at(-1);
        setProgress({ done, total });
      }
      save(new Blob(parts, { type: "text/csv;charset=utf-8" }), csvName());
      showToast({ title: "Export Complete", text: `Exported ${done} subscribers to CSV` });
    } catch {
      if (signal.aborted) return;
      showToast({ title: "Error", text: "Failed to export subscribers", destructive: true });
    }
    setProgress(null);
  };
  const cancel = () => {
    running.current?.abort();
    setProgress(null);
  };

  return { progress, start, cancel };
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
