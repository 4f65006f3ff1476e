import type { SortPayload } from "react-admin";
import type { Subscriber } from "../../supabase/client";

/** What the list can be narrowed to; it stands in the address. */
export interface SubscriberFilter {
  /** Part of the e-mail address. */
  q?: string;
  reviewed?: boolean;
  /** A source, or one of the two below. */
  source?: string;
  early_access?: boolean;
  /** First and last day, "YYYY-MM-DD" in the owner's own time zone. */
  since?: string;
  until?: string;
}

/** Lifts every condition but the tab. */
export const NOTHING = {
  q: undefined,
  source: undefined,
  early_access: undefined,
  since: undefined,
  until: undefined,
};

/** Whether anything but the tab narrows the list. */
export const narrowed = ({ reviewed, ...rest }: SubscriberFilter): boolean =>
  Object.values(rest).some((value) => value !== undefined);

export const KNOWN_SOURCES = ["newsletter_homepage", "popup"];
export const NO_SOURCE = "(none)";
export const OTHER_SOURCES = "(other)";

/** A place in a sorted list: everything after this row. */
export interface Place {
  sort: SortPayload;
  last: Subscriber;
}

/**
 * The filter as PostgREST conditions, in the notation of ra-supabase's provider:
 * "column@" takes its value as it stands.
 */
export function conditions(
  { q, reviewed, source, early_access, since, until }: SubscriberFilter,
  place?: Place,
): Record<string, string> {
  const together = [
    since && `created_at.gte.${startOf(since)}`,
    until && `created_at.lt.${startOf(until, 1)}`,
    ...(place ? after(place) : []),
  ].filter(Boolean);
  return compact({
    "email@": q?.trim() && `ilike.*${escapePattern(q.trim())}*`,
    "reviewed@": reviewed !== undefined && `is.${reviewed}`,
    "source@": source && sourceCondition(source),
    "early_access@": early_access !== undefined && `is.${early_access}`,
    "and@": together.length > 0 && `(${together.join(",")})`,
  });
}

/**
 * Pages by key: a table that grows meanwhile neither repeats nor skips a row. The first condition lets the
 * index start at the right place, the second drops what was already read.
 */
function after({ sort: { field, order }, last }: Place): string[] {
  const beyond = order === "DESC" ? "lt" : "gt";
  const value = `"${String(last[field as "created_at" | "email"]).replace(/["\\]/g, "\\$&")}"`;
  return [`${field}.${beyond}e.${value}`, `or(${field}.${beyond}.${value},id.${beyond}.${last.id})`];
}

/** The id breaks ties, so that a page is the same each time. */
export const withTieBreaker = ({ field, order }: SortPayload): SortPayload => ({
  field: `${field}.${order.toLowerCase()},id`,
  order,
});

function sourceCondition(source: string): string {
  if (source === NO_SOURCE) return "is.null";
  if (source === OTHER_SOURCES) return `not.in.(${KNOWN_SOURCES.join(",")})`;
  return `eq.${source}`;
}

/** "_" and "%" stand for themselves; "*" can't be written, so it stands for any one character. */
const escapePattern = (term: string): string => term.replace(/[\\%_]/g, "\\$&").replaceAll("*", "_");

/** Midnight of a day, or of days later, as an instant. */
function startOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

function compact(entries: Record<string, string | false | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).filter((entry): entry is [string, string] => !!entry[1]));
}
