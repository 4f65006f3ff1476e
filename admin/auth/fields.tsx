import { type ReactNode, useId, useState } from "react";
import * as ui from "../../site/styles/ui.module.css";
import * as styles from "./auth.module.css";
import { EyeIcon } from "./EyeIcon";

interface EmailProps {
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
}

export function EmailField({ value, onChange, problem }: EmailProps) {
  const id = useId();
  return (
    <Field id={id} label="Email" problem={problem}>
      <input
        id={id}
        type="email"
        name="email"
        className={ui.field}
        placeholder="Email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

interface PasswordProps {
  label: string;
  placeholder: string;
  autoComplete: "current-password" | "new-password";
  problem?: string | undefined;
}

export function PasswordField({ label, placeholder, autoComplete, problem }: PasswordProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} problem={problem}>
      <span className={styles.password}>
        <input
          id={id}
          type={shown ? "text" : "password"}
          name="password"
          className={ui.field}
          placeholder={placeholder}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <button
          type="button"
          className={ui.iconButton}
          aria-label="Show the characters"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <EyeIcon open={shown} />
        </button>
      </span>
    </Field>
  );
}

interface FieldProps {
  id: string;
  label: string;
  problem?: string | undefined;
  children: ReactNode;
}

const Field = ({ id, label, problem, children }: FieldProps) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    {children}
    <p id={`${id}-problem`} role="alert" className={styles.problem}>
      {problem}
    </p>
  </div>
);
