import type { Video } from "../../data/recipe";
import { isPreviewHost } from "./preview-host";

export type PostOptions = Pick<Video, "inPreview" | "whenBlocked">;

const BLOCKED_IN_PREVIEW =
  "Instagram links are blocked in preview mode due to security policies. Would you like to copy the link to open manually?";
const POPUP_BLOCKED = "Popup blocked. Copy link to open manually?";

/** Opens a social post in a new tab that knows neither its opener nor its referrer. */
export async function openPost(url: string, { inPreview, whenBlocked }: PostOptions): Promise<void> {
  if (inPreview === "offer-copy" && isPreviewHost(window.location.hostname)) {
    await offerCopy(BLOCKED_IN_PREVIEW, url);
  } else if (!openInNewTab(url)) {
    if (whenBlocked === "navigate") window.location.assign(url);
    if (whenBlocked === "offer-copy") await offerCopy(POPUP_BLOCKED, url);
  }
}

/**
 * @returns whether the browser let the tab open. `window.open(url, "_blank", "noopener")` can't tell:
 * it returns null even then. So the tab opens empty, loses its opener, and follows a link without referrer.
 */
function openInNewTab(url: string): boolean {
  const tab = window.open("", "_blank");
  if (!tab) return false;
  tab.opener = null;
  const link = tab.document.createElement("a");
  link.href = url;
  link.rel = "noreferrer";
  tab.document.body.append(link);
  link.click();
  return true;
}

async function offerCopy(question: string, url: string): Promise<void> {
  if (!window.confirm(question)) return;
  try {
    await navigator.clipboard.writeText(url);
    window.alert("Link copied to clipboard!");
  } catch {
    window.prompt("Copy this link:", url);
  }
}
