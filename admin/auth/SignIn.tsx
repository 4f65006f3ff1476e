import { navigate } from "gatsby";
import { showToast } from "../../site/layout/toast";
import * as ui from "../../site/styles/ui.module.css";
import { signIn } from "./account";
import * as styles from "./auth.module.css";
import { EmailField, PasswordField } from "./fields";
import { useAuthForm } from "./useAuthForm";

interface Props {
  email: string;
  onEmail: (email: string) => void;
  hold: (on: boolean) => void;
  onForgotten: () => void;
}

export function SignIn({ email, onEmail, hold, onForgotten }: Props) {
  const { busy, problems, submit } = useAuthForm(async (password) => {
    hold(true);
    try {
      await signIn(email.trim(), password);
    } catch (error) {
      hold(false);
      throw error;
    }
    showToast({ title: "Welcome back!", text: "You have successfully signed in." });
    await navigate("/admin");
  });

  return (
    <form noValidate className={styles.panel} onSubmit={submit}>
      <EmailField value={email} onChange={onEmail} problem={problems.email} />
      <PasswordField
        label="Password"
        placeholder="Password"
        autoComplete="current-password"
        problem={problems.password}
      />
      <button type="button" className={styles.forgotten} onClick={onForgotten}>
        Forgot your password?
      </button>
      <button type="submit" className={ui.primary} disabled={busy}>
        {busy ? "Signing in..." : "Sign In"}
      </button>
    </form>
  );
}
