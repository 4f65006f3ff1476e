import { type FormEvent, useEffect, useRef } from "react";
import site from "../../data/site.json";
import { CloseIcon, EnvelopeIcon, GiftIcon } from "../layout/icons";
import { hostToasts, showToast } from "../layout/toast";
import * as ui from "../styles/ui.module.css";
import { dismiss, isDismissed } from "./dismissed";
import * as styles from "./popup.module.css";
import { useSubscription } from "./useSubscription";

/** ms after the landing page has loaded. */
export const POPUP_DELAY = 3000;
/** ms between looks at whether the visitor is still busy. */
const BUSY_RETRY = 1000;

/** Invites to the newsletter, once, when the visitor is not busy with something else. */
export function Popup() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { email, setEmail, submitting, submit, prepare } = useSubscription("popup");

  useEffect(() => {
    let timer = setTimeout(function tryToOpen() {
      if (isDismissed()) return;
      if (isBusy()) timer = setTimeout(tryToOpen, BUSY_RETRY);
      else open(dialog.current);
    }, POPUP_DELAY);
    return () => {
      clearTimeout(timer);
      dialog.current?.close();
    };
  }, []);

  const leave = () => {
    dismiss();
    dialog.current?.close();
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!email) return;
    await hostToasts(dialog.current).catch(() => {});
    const outcome = await submit(email);
    if (!outcome) return;
    if (outcome.status === "subscribed") {
      leave();
      void showToast({
        title: "Successfully subscribed!",
        text: "You'll receive weekly recipes and first access to my secret project.",
      });
    } else if (outcome.status === "duplicate") {
      void showToast({
        title: "You're already subscribed!",
        text: "Thanks for being part of the community.",
      });
    } else {
      void showToast({
        title: "Subscription failed",
        text: "Please try again in a moment.",
        destructive: true,
      });
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-labelledby="popup-title"
      tabIndex={-1}
      // Escape means "Maybe Later".
      onCancel={dismiss}
      onClose={() => hostToasts(null).catch(() => {})}
    >
      <button type="button" className={`${ui.iconButton} ${styles.close}`} aria-label="Close" onClick={leave}>
        <CloseIcon />
      </button>
      <h2 id="popup-title" className={styles.title}>
        {site.popup.title}
      </h2>
      <ul className={styles.benefits}>
        <li>
          <EnvelopeIcon />
          {site.popup.benefits[0]}
        </li>
        <li>
          <GiftIcon />
          {site.popup.benefits[1]}
        </li>
      </ul>
      <form
        className={styles.form}
        onSubmit={onSubmit}
        onFocus={prepare}
        aria-label="Join the community"
        aria-busy={submitting}
      >
        <input
          type="email"
          name="email"
          required
          className={ui.field}
          aria-label="Email address"
          placeholder="Enter your email address"
          autoComplete="email"
          maxLength={254}
          value={email}
          disabled={submitting}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div className={styles.buttons}>
          <button type="button" className={ui.secondary} onClick={leave}>
            Maybe Later
          </button>
          <button type="submit" className={ui.primary} disabled={submitting || !email}>
            {submitting ? "Subscribing..." : "Subscribe Now"}
          </button>
        </div>
      </form>
      <p className={styles.note}>{site.popup.note}</p>
    </dialog>
  );
}

/** The focus goes to the dialog as a whole: on its first field, a phone would raise its keyboard. */
function open(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  dialog?.focus();
}

/** In a form or a field, waiting for one to be sent, or looking at another dialog or an opened menu. */
function isBusy(): boolean {
  const inField = document.activeElement?.closest("form, input, textarea, select, [contenteditable='true']");
  const elsewhere = document.querySelector("dialog[open], [aria-expanded='true'], form[aria-busy='true']");
  return Boolean(inField || elsewhere);
}
