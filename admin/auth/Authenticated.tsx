import { navigate } from "gatsby";
import { useEffect, useState } from "react";
import { showToast } from "../../site/layout/toast";
import * as ui from "../../site/styles/ui.module.css";
import { type Account, signOut, standingOf } from "./account";
import * as styles from "./auth.module.css";
import { authToast } from "./auth-toast";

/**
 * What an existing session sees. Only one that holds the admin role is sent on to the backoffice:
 * the others would be sent straight back here.
 */
export function Authenticated({ account }: { account: Account }) {
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    let gone = false;
    standingOf(account)
      .then((standing) => {
        if (!gone && standing !== "no admin") navigate("/admin", { replace: true });
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [account]);

  const end = async () => {
    setLeaving(true);
    try {
      await signOut();
    } catch (error) {
      showToast(authToast(error));
      setLeaving(false);
    }
  };

  return (
    <div className={styles.panel}>
      <h1 className={styles.title}>Authenticated</h1>
      <p className={styles.text}>Welcome back, {account.email}!</p>
      <button type="button" className={ui.primary} onClick={() => navigate("/admin")}>
        Go to Admin Dashboard
      </button>
      <button type="button" className={ui.secondary} disabled={leaving} onClick={end}>
        Sign Out
      </button>
    </div>
  );
}
