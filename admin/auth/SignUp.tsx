import { useEffect, useState } from "react";
import { showToast } from "../../site/layout/toast";
import * as ui from "../../site/styles/ui.module.css";
import { signUp, signUpIsOpen } from "./account";
import * as styles from "./auth.module.css";
import { EmailField, PasswordField } from "./fields";
import { useAuthForm } from "./useAuthForm";

interface Props {
  email: string;
  onEmail: (email: string) => void;
}

export function SignUp({ email, onEmail }: Props) {
  const [open, setOpen] = useState(true);
  const { busy, problems, submit } = useAuthForm(
    async (password) => {
      await signUp(email.trim(), password);
      showToast({ title: "Account created!", text: "Please check your email to confirm your account." });
    },
    { newPassword: true },
  );
  useEffect(() => {
    signUpIsOpen().then(setOpen, () => undefined);
  }, []);

  if (!open)
    return (
      <p className={styles.text} role="status">
        New accounts are switched off. If you are the owner, sign in with the account that you have.
      </p>
    );
  return (
    <form noValidate className={styles.panel} onSubmit={submit}>
      <EmailField value={email} onChange={onEmail} problem={problems.email} />
      <PasswordField
        label="Password"
        placeholder="Password (minimum 6 characters)"
        autoComplete="new-password"
        problem={problems.password}
      />
      <button type="submit" className={ui.primary} disabled={busy}>
        {busy ? "Creating account..." : "Sign Up"}
      </button>
    </form>
  );
}
