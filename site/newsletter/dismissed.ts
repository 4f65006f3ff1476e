const KEY = "email-popup-dismissed";

let dismissedHere = false;

/** Whether the popup has been answered in this browser; where storage is blocked, on this page. */
export function isDismissed(): boolean {
  try {
    return dismissedHere || window.localStorage.getItem(KEY) !== null;
  } catch {
    return dismissedHere;
  }
}

export function dismiss(): void {
  dismissedHere = true;
  try {
    window.localStorage.setItem(KEY, "true");
  } catch {
    // Storage is blocked or full: the popup stays away until the page is loaded again.
  }
}
