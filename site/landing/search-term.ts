import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

/**
 * The search term, which lives in the URL (`?q=`): it survives reload, back and sharing, and the
 * navigation's search and the grid's are one. Empty on the server and while hydrating.
 */
export function useSearchTerm(): [term: string, setTerm: (term: string) => void] {
  const term = useSyncExternalStore(subscribe, readTerm, () => "");
  return [term, setTerm];
}

/** To be called when the router has changed the address. */
export function announceAddress(): void {
  for (const listener of listeners) listener();
}

function setTerm(term: string): void {
  const url = new URL(window.location.href);
  if (term) url.searchParams.set("q", term);
  else url.searchParams.delete("q");
  // Not a step in the history: back should leave the search, not spell it backwards.
  window.history.replaceState(window.history.state, "", url);
  announceAddress();
}

let lastTerm = "";

/** The term in the address now. */
export function readTerm(): string {
  const term = new URLSearchParams(window.location.search).get("q") ?? "";
  if (window.location.pathname === "/") lastTerm = term;
  return term;
}

/** The landing page's address as the visitor last saw it; the router does not know of the search. */
export const landingPath = (): string => (lastTerm ? `/?q=${encodeURIComponent(lastTerm)}` : "/");

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}
