import type { mountToaster } from "./Toaster";

export interface Toast {
  title: string;
  text?: string | undefined;
  destructive?: boolean;
  /** A button in the toast, such as "Undo". */
  action?: { label: string; onClick: () => void };
  /** ms until it goes by itself. */
  duration?: number;
  /** Called once when the toast is gone, whatever the reason. */
  onGone?: () => void;
}

let toaster: ReturnType<typeof mountToaster> | undefined;

/**
 * Shows a toast in the one toaster of the app, for the public site and the backoffice alike.
 * The toaster hangs on `<body>`, outside of Gatsby's pages, so a toast survives a change of route.
 */
export async function showToast(toast: Toast): Promise<void> {
  try {
    const { show } = await loadToaster();
    show(toast);
  } catch {
    // The toaster could not be fetched (the visitor is offline): the message matters more than its looks.
    showPlainly(toast);
  }
}

/** Fetches the toaster before it is needed, so that it is there when the network is not. */
export function loadToaster(): ReturnType<typeof mountToaster> {
  toaster ??= import("./Toaster")
    .then((module) => module.mountToaster())
    .catch((error) => {
      toaster = undefined;
      throw error;
    });
  return toaster;
}

/**
 * Moves the toaster into an open modal dialog, outside of which everything is inert
 * (unseen by a screen reader and not clickable), or back to `<body>`.
 */
export async function hostToasts(host: HTMLElement | null): Promise<void> {
  const { moveTo } = await loadToaster();
  moveTo(host?.isConnected && host.matches("[open]") ? host : document.body);
}

function showPlainly({ title, text, onGone }: Toast): void {
  const alert = document.createElement("div");
  alert.setAttribute("role", "alert");
  alert.className = "plain-toast";
  (document.querySelector("dialog[open]") ?? document.body).append(alert);
  alert.textContent = [title, text].filter(Boolean).join(". ");
  setTimeout(() => {
    alert.remove();
    onGone?.();
  }, 8000);
}
