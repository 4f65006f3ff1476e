import { useState } from "react";
import * as ui from "../../site/styles/ui.module.css";
import { sendPasswordLink } from "./account";
import * as styles from "./auth.module.css";
import { EmailField } from "./fields";
import { useAuthForm } from "./useAuthForm";

interface Props {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

export function ForgottenPassword({ email, onEmail, onBack }: Props) {
  const [sentTo, setSentTo] = useState("");
  const { busy, problems, submit } = useAuthForm(async () => {
    await sendPasswordLink(email.trim());
    setSentTo(email.trim());
  });

  return (
    <form noValidate className={styles.panel} onSubmit={submit}>
      <h1 className={styles.title}>Forgotten password</h1>
      <p className={styles.text} role="status">
        {sentTo
          ? `If ${sentTo} has an account here, a link to choose a new password is on its way.`
          : "We send a link to choose a new one."}
      </p>
      {!sentTo && <EmailField value={email} onChange={onEmail} problem={problems.email} />}
      {!sentTo && (
        <button type="submit" className={ui.primary} disabled={busy}>
          {busy ? "Sending..." : "Send the link"}
        </button>
      )}
      <button type="button" className={ui.secondary} onClick={onBack}>
        Back to sign in
      </button>
    </form>
  );
}
