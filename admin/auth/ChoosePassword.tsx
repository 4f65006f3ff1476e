import { navigate } from "gatsby";
import { showToast } from "../../site/layout/toast";
import * as ui from "../../site/styles/ui.module.css";
import { choosePassword, forgetStanding } from "./account";
import * as styles from "./auth.module.css";
import { PasswordField } from "./fields";
import { useAuthForm } from "./useAuthForm";

/** After a recovery link, and for an owner whose password was wiped when the address was confirmed. */
export function ChoosePassword({ email }: { email: string }) {
  const { busy, problems, submit } = useAuthForm(
    async (password) => {
      await choosePassword(password);
      forgetStanding();
      showToast({ title: "Password saved", text: "Use it the next time you sign in." });
      await navigate("/admin", { replace: true });
    },
    { newPassword: true },
  );

  return (
    <form noValidate className={styles.panel} onSubmit={submit}>
      <h1 className={styles.title}>Choose a password</h1>
      <p className={styles.text}>For {email}. From now on you sign in with it.</p>
      {/* Password managers file the new password under this name. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        placeholder="Password (minimum 6 characters)"
        autoComplete="new-password"
        problem={problems.password}
      />
      <button type="submit" className={ui.primary} disabled={busy}>
        {busy ? "Saving..." : "Save password"}
      </button>
    </form>
  );
}
