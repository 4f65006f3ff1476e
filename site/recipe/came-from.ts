const KEY = "recipe-grid-left-at";

interface GridAddress {
  /** Path with the search, without the hash: "/?q=tofu". */
  path: string;
  scrollY: number;
}

/** To be called when the visitor leaves the landing page for another page of the site. */
export function rememberGrid(address: GridAddress): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(address));
  } catch {
    // Storage is blocked: the breadcrumb leads to the grid's top.
  }
}

export function gridAddress(): GridAddress | undefined {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
