import { showToast } from "../../site/layout/toast";

/** A link from a mail that is used up or too old comes back with the reason in its hash. */
export function reportBrokenLink(): void {
  const text = new URLSearchParams(window.location.hash.slice(1)).get("error_description");
  if (!text) return;
  window.history.replaceState(window.history.state, "", window.location.pathname);
  showToast({ title: "Error", text, destructive: true });
}
