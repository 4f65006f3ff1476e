import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { toast as sonner, Toaster } from "sonner";
import type { Toast } from "./toast";
import * as styles from "./toaster.module.css";

export interface MountedToaster {
  show: (toast: Toast) => void;
  moveTo: (host: HTMLElement) => void;
}

/** Renders the toaster in a root of its own, and resolves when it is ready to show toasts. */
export function mountToaster(): Promise<MountedToaster> {
  const container = document.createElement("div");
  document.body.append(container);
  return new Promise((resolve) => {
    createRoot(container).render(
      <ReadyToaster
        onReady={() =>
          resolve({
            show,
            moveTo: (host) => {
              if (container.parentElement !== host) host.append(container);
            },
          })
        }
      />,
    );
  });
}

function ReadyToaster({ onReady }: { onReady: () => void }) {
  // Effects run after the toaster listens: its own effects, deeper in the tree, come first.
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      position="bottom-right"
      theme="system"
      closeButton
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: styles.toast ?? "",
          title: styles.title ?? "",
          description: styles.text ?? "",
          actionButton: styles.action ?? "",
          closeButton: styles.close ?? "",
          error: styles.destructive ?? "",
        },
      }}
    />
  );
}

function show({ title, text, destructive, action, duration = 6000, onGone }: Toast): void {
  const gone = onGone && { onDismiss: onGone, onAutoClose: onGone };
  (destructive ? sonner.error : sonner)(title, {
    description: text,
    duration,
    icon: null,
    ...(action && { action }),
    ...gone,
  });
}
