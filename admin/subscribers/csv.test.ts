import Papa from "papaparse";
import type { Subscriber } from "../../supabase/client";
import { csvHead, csvName, csvRows } from "./csv";

const subscriber = (fields: Partial<Subscriber>): Subscriber => ({
  id: "1",
  email: "miso@example.com",
  source: "popup",
  early_access: true,
  reviewed: false,
  created_at: new Date(2026, 0, 2, 12).toISOString(),
  synced_at: null,
  sync_attempts: 0,
  sync_error: null,
  next_sync_at: null,
  sync_claimed_until: null,
  ...fields,
});

const read = (text: string) => Papa.parse<string[]>(text, { skipEmptyLines: true }).data;

test("starts with the byte-order mark and the five columns", () => {
  expect(csvHead()).toBe("\uFEFFEmail,Source,Early Access,Reviewed,Created Date\r\n");
});

test("writes a line for each subscriber", () => {
  const rows = [subscriber({}), subscriber({ source: null, early_access: false, reviewed: true })];
  expect(csvRows(rows)).toBe(
    "miso@example.com,popup,Yes,No,2026-01-02\r\nmiso@example.com,Unknown,No,Yes,2026-01-02\r\n",
  );
});

test("no subscribers are no lines", () => {
  expect(csvRows([])).toBe("");
});

test.each([
  ["a comma", "a,b@example.com"],
  ["a quote", 'a"b@example.com'],
  ["a line break", "a\r\nb@example.com"],
  ["letters beyond ASCII", "phở@example.com"],
])("%s survives", (_name, email) => {
  expect(read(csvRows([subscriber({ email })]))[0]?.[0]).toBe(email);
});

test.each(["=HYPERLINK(1)", "+1@example.com", "-1@example.com", "@sum(a1)", "\t=1", "\r=1"])(
  "%j is text to a spreadsheet",
  (email) => {
    expect(read(csvRows([subscriber({ email })]))[0]?.[0]).toBe(`'${email}`);
  },
);

test("the file carries the day", () => {
  expect(csvName(new Date(2026, 10, 3, 23, 59))).toBe("subscribers_2026-11-03.csv");
});
