import type { FormEvent } from "react";
import site from "../../data/site.json";
import { showToast } from "../layout/toast";
import * as ui from "../styles/ui.module.css";
import { dismiss } from "./dismissed";
import * as styles from "./newsletter.module.css";
import { useSubscription } from "./useSubscription";

export function NewsletterSection() {
  const { email, setEmail, ready, submitting, submit, prepare } = useSubscription("newsletter_homepage");

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim().toLowerCase();
    if (!address) {
      void showToast({
        title: "Email required",
        text: "Please enter your email address.",
        destructive: true,
      });
      return;
    }
    const outcome = await submit(address);
    if (!outcome) return;
    if (outcome.status === "subscribed") {
      setEmail("");
      dismiss();
      void showToast({
        title: "Successfully subscribed!",
        text: "You'll receive weekly recipes straight to your inbox.",
      });
    } else {
      void showToast({
        title: "Subscription failed",
        text: outcome.message || "Something went wrong. Please try again.",
        destructive: true,
      });
    }
  };

  return (
    <section id="newsletter" tabIndex={-1} aria-labelledby="newsletter-title" className={styles.section}>
      <div className={ui.wrap}>
        <div className={styles.card}>
          <h2 id="newsletter-title" className={styles.title}>
            {site.newsletter.title}
          </h2>
          <p className={styles.text}>{site.newsletter.text}</p>
          <p className={styles.text}>{site.newsletter.secret}</p>
          <form
            className={styles.form}
            onSubmit={onSubmit}
            onFocus={prepare}
            aria-label="Newsletter"
            aria-busy={submitting}
          >
            <input
              type="email"
              name="email"
              className={ui.field}
              aria-label="Email address"
              placeholder="Enter your email address"
              autoComplete="email"
              maxLength={254}
              value={email}
              disabled={submitting}
              onChange={(event) => setEmail(event.target.value)}
            />
            <button type="submit" className={ui.primary} disabled={!ready || submitting}>
              {submitting ? "Subscribing..." : "Subscribe"}
            </button>
          </form>
          <p className={styles.withoutScript}>
            Signing up here needs JavaScript; without it, write to {site.contact.email}.
          </p>
          <p className={styles.note}>{site.newsletter.note}</p>
        </div>
      </div>
    </section>
  );
}
