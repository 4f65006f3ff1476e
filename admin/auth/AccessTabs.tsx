import { type KeyboardEvent, useId, useRef, useState } from "react";
import * as styles from "./auth.module.css";
import { ForgottenPassword } from "./ForgottenPassword";
import { SignIn } from "./SignIn";
import { SignUp } from "./SignUp";

const TABS = ["Sign In", "Sign Up"] as const;
type Tab = (typeof TABS)[number];

/** The address is kept when one changes between signing in, signing up and the forgotten password. */
export function AccessTabs({ hold }: { hold: (on: boolean) => void }) {
  const [tab, setTab] = useState<Tab>("Sign In");
  const [forgotten, setForgotten] = useState(false);
  const [email, setEmail] = useState("");
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const turn = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = tab === "Sign In" ? "Sign Up" : "Sign In";
    setTab(other);
    list.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus();
  };

  if (forgotten)
    return <ForgottenPassword email={email} onEmail={setEmail} onBack={() => setForgotten(false)} />;
  return (
    <>
      <h1 className={styles.title}>Admin Access</h1>
      <div ref={list} role="tablist" aria-label="Admin Access" className={styles.tabs} onKeyDown={turn}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            data-tab={name}
            id={`${id}-${name}`}
            aria-selected={tab === name}
            aria-controls={`${id}-panel`}
            tabIndex={tab === name ? 0 : -1}
            className={styles.tab}
            onClick={() => setTab(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === "Sign In" ? (
          <SignIn email={email} onEmail={setEmail} hold={hold} onForgotten={() => setForgotten(true)} />
        ) : (
          <SignUp email={email} onEmail={setEmail} />
        )}
      </div>
    </>
  );
}
