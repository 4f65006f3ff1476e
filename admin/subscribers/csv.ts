import Papa from "papaparse";
import type { Subscriber } from "../../supabase/client";
import { day } from "./day";

const COLUMNS = ["Email", "Source", "Early Access", "Reviewed", "Created Date"];

/** Excel reads UTF-8 only behind a byte-order mark. */
export const csvHead = (): string => `\uFEFF${line([COLUMNS])}`;

export const csvRows = (subscribers: Subscriber[]): string =>
  line(
    subscribers.map(({ email, source, early_access, reviewed, created_at }) => [
      email,
      source ?? "Unknown",
      yesNo(early_access),
      yesNo(reviewed),
      day(created_at),
    ]),
  );

export const csvName = (today = new Date()): string => `subscribers_${day(today)}.csv`;

const yesNo = (value: boolean): string => (value ? "Yes" : "No");

/** A cell that a spreadsheet would run as a formula is made plain text. */
const line = (rows: string[][]): string =>
  rows.length === 0 ? "" : `${Papa.unparse(rows, { escapeFormulae: true, newline: "\r\n" })}\r\n`;
