import type { Toast } from "../../site/layout/toast";

/** What a refused sign-in, sign-up or sign-out says. */
export function authToast(error: unknown): Toast {
  const message = messageOf(error);
  if (message.includes("Invalid login credentials"))
    return { title: "Login failed", text: "Invalid email or password", destructive: true };
  if (message.includes("User already registered"))
    return {
      title: "Account exists",
      text: "This email is already registered. Please sign in instead.",
      destructive: true,
    };
  return { title: "Error", text: message || "An error occurred", destructive: true };
}

/** A network that failed has no message for people: "Failed to fetch" is the browser's, to developers. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const unreachable = error instanceof TypeError || error.name === "AuthRetryableFetchError";
  return unreachable ? "" : error.message;
}
