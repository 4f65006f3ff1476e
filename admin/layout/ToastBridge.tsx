import { useEffect, useRef } from "react";
import {
  type NotificationPayload,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
} from "react-admin";
import { showToast } from "../../site/layout/toast";

/** Hands React-admin's own notifications to the one toaster of the app. */
export function ToastBridge() {
  const { notifications, takeNotification } = useNotificationContext();
  // An undoable mutation waits in React-admin's queue until its notification is gone.
  const take = useTakeUndoableMutation();
  const takeMutation = useRef(take);
  takeMutation.current = take;
  const translate = useTranslate();

  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    const { type, notificationOptions: { undoable, messageArgs, autoHideDuration } = {} } = notification;
    const say = (text: NotificationPayload["message"]) =>
      typeof text === "string" ? translate(text, messageArgs) : "";
    const settle = (isUndo: boolean) => takeMutation.current()?.({ isUndo });
    showToast({
      title: type === "error" ? "Error" : say(notification.message),
      text: type === "error" ? say(notification.message) : undefined,
      destructive: type === "error",
      ...(typeof autoHideDuration === "number" && { duration: autoHideDuration }),
      ...(undoable && {
        action: { label: translate("ra.action.undo"), onClick: () => settle(true) },
        onGone: () => settle(false),
      }),
    });
  }, [notifications, takeNotification, translate]);

  return null;
}
