import { type FormEvent, useState } from "react";
import { showToast } from "../../site/layout/toast";
import { authToast } from "./auth-toast";

export const MINIMUM_PASSWORD = 6;

interface Problems {
  email?: string;
  password?: string;
}

/**
 * What the forms of /auth share: nothing is sent while a field is wrong, the reason stands beside the field,
 * and what the server refuses becomes a toast. `act` gets the password, which no state ever holds.
 */
export function useAuthForm(act: (password: string) => Promise<void>, { newPassword = false } = {}) {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const field = (name: string) => event.currentTarget.elements.namedItem(name) as HTMLInputElement | null;
    const [email, password] = [field("email"), field("password")];
    const found: Problems = {
      ...(email && emailProblem(email)),
      ...(password && passwordProblem(password.value, newPassword)),
    };
    setProblems(found);
    if (found.email || found.password) return (found.email ? email : password)?.focus();

    setBusy(true);
    try {
      await act(password?.value ?? "");
    } catch (error) {
      showToast(authToast(error));
      password?.select();
    }
    setBusy(false);
  };

  return { busy, problems, submit };
}

function emailProblem({ value, validity }: HTMLInputElement): Problems {
  if (!value.trim()) return { email: "Please enter your email address." };
  return validity.typeMismatch ? { email: "Please enter a valid email address." } : {};
}

function passwordProblem(value: string, isNew: boolean): Problems {
  if (!value) return { password: "Please enter a password." };
  const short = isNew && value.length < MINIMUM_PASSWORD;
  return short ? { password: `Please use at least ${MINIMUM_PASSWORD} characters.` } : {};
}
