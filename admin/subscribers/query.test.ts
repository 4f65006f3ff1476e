import type { Subscriber } from "../../supabase/client";
import { conditions, narrowed, type SubscriberFilter, withTieBreaker } from "./query";

const midnight = (year: number, month: number, date: number) => new Date(year, month - 1, date).toISOString();

const cases: [name: string, filter: SubscriberFilter, expected: Record<string, string>][] = [
  ["nothing", {}, {}],
  ["an empty search", { q: "  " }, {}],
  ["a search", { q: " Mi-so " }, { "email@": "ilike.*Mi-so*" }],
  ["pattern characters as themselves", { q: "a_b%c\\d" }, { "email@": "ilike.*a\\_b\\%c\\\\d*" }],
  ["a star as any one character", { q: "a*b" }, { "email@": "ilike.*a_b*" }],
  ["the unreviewed", { reviewed: false }, { "reviewed@": "is.false" }],
  ["a source", { source: "popup" }, { "source@": "eq.popup" }],
  ["no source", { source: "(none)" }, { "source@": "is.null" }],
  ["any other source", { source: "(other)" }, { "source@": "not.in.(newsletter_homepage,popup)" }],
  ["early access", { early_access: true }, { "early_access@": "is.true" }],
  ["from a day", { since: "2026-02-28" }, { "and@": `(created_at.gte.${midnight(2026, 2, 28)})` }],
  [
    "to the end of a day, over a month's end",
    { since: "2026-02-01", until: "2026-02-28" },
    { "and@": `(created_at.gte.${midnight(2026, 2, 1)},created_at.lt.${midnight(2026, 3, 1)})` },
  ],
];

test.each(cases)("asks for %s", (_name, filter, expected) => {
  expect(conditions(filter)).toEqual(expected);
});

describe("the rows after one", () => {
  const last = {
    id: "0b7d",
    email: `o"b\\c@example.com`,
    created_at: "2026-01-02T03:04:05.678901+00:00",
  } as Subscriber;

  test("newest first, by the very instant that the server gave", () => {
    const instant = `"2026-01-02T03:04:05.678901+00:00"`;
    expect(conditions({}, { sort: { field: "created_at", order: "DESC" }, last })).toEqual({
      "and@": `(created_at.lte.${instant},or(created_at.lt.${instant},id.lt.0b7d))`,
    });
  });

  test("by address, beside a search for one", () => {
    const address = `"o\\"b\\\\c@example.com"`;
    expect(conditions({ q: "example" }, { sort: { field: "email", order: "ASC" }, last })).toEqual({
      "email@": "ilike.*example*",
      "and@": `(email.gte.${address},or(email.gt.${address},id.gt.0b7d))`,
    });
  });
});

test("ties are broken by the id, in the same direction", () => {
  expect(withTieBreaker({ field: "email", order: "ASC" })).toEqual({ field: "email.asc,id", order: "ASC" });
});

test("the tab alone does not narrow the list", () => {
  expect(narrowed({ reviewed: true })).toBe(false);
  expect(narrowed({ reviewed: true, early_access: false })).toBe(true);
});
