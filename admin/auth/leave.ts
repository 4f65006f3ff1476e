import { navigate } from "gatsby";
import { useEffect, useSyncExternalStore } from "react";

let leaving = false;
const listeners = new Set<() => void>();

/** Leaves the backoffice for another page of the site. React-admin's own router can't: it knows /admin alone. */
export function leave(to: "/" | "/auth" | "/auth#choose-password"): void {
  if (leaving) return;
  set(true);
  navigate(to, { replace: true });
}

/** Whether the backoffice is being left: from then on it shows nothing of what it knows. */
export function useLeaving(): boolean {
  useEffect(() => () => set(false), []);
  return useSyncExternalStore(subscribe, () => leaving);
}

function set(value: boolean): void {
  leaving = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
