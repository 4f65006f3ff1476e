import { navigate } from "gatsby";
import { useEffect } from "react";
import site from "../../data/site.json";
import * as ui from "../../site/styles/ui.module.css";
import { AccessTabs } from "./AccessTabs";
import { Authenticated } from "./Authenticated";
import * as styles from "./auth.module.css";
import { reportBrokenLink } from "./broken-link";
import { ChoosePassword } from "./ChoosePassword";
import { useVisitor } from "./useVisitor";

/** Signing in and up, choosing a password, and what an existing session sees. */
export function AuthPage() {
  const [visitor, hold] = useVisitor();
  useEffect(reportBrokenLink, []);

  return (
    <main className={styles.page}>
      <p className={styles.brand}>{site.brand}</p>
      <div className={styles.card}>
        {visitor.state === "unknown" && <p role="status">Loading…</p>}
        {visitor.state === "signed out" && <AccessTabs hold={hold} />}
        {visitor.state === "signed in" && <Authenticated account={visitor.account} />}
        {visitor.state === "choosing a password" && <ChoosePassword email={visitor.account.email} />}
      </div>
      <button type="button" className={ui.secondary} onClick={() => navigate("/")}>
        Back to Home
      </button>
    </main>
  );
}
