import { useCallback, useEffect, useRef, useState } from "react";
import { type Account, currentAccount, watchAccount } from "./account";
import { CHOOSE_PASSWORD } from "./paths";

export type Visitor =
  | { state: "unknown" | "signed out" }
  | { state: "signed in" | "choosing a password"; account: Account };

/**
 * Who is at the door, followed through every change of the session, in this tab and in others.
 * While `hold(true)`, changes are not followed: a form that signs in stays until its page is left.
 */
export function useVisitor(): [Visitor, (on: boolean) => void] {
  const [visitor, setVisitor] = useState<Visitor>({ state: "unknown" });
  const held = useRef(false);

  useEffect(() => {
    const see = (account: Account | null) => {
      if (!held.current) setVisitor((before) => same(before, seen(account)));
    };
    const stop = watchAccount((event, account) => {
      // The hash makes the question survive a reload.
      if (event === "PASSWORD_RECOVERY")
        window.history.replaceState(window.history.state, "", CHOOSE_PASSWORD);
      see(account);
    });
    currentAccount().then(see, () => see(null));
    return stop;
  }, []);

  const hold = useCallback((on: boolean) => {
    held.current = on;
  }, []);
  return [visitor, hold];
}

function seen(account: Account | null): Visitor {
  if (!account) return { state: "signed out" };
  const choosing = window.location.hash === CHOOSE_PASSWORD;
  return { state: choosing ? "choosing a password" : "signed in", account };
}

/** A refreshed token is the same visitor: nothing is drawn again. */
function same(before: Visitor, after: Visitor): Visitor {
  const id = (visitor: Visitor) => ("account" in visitor ? visitor.account.id : "");
  return before.state === after.state && id(before) === id(after) ? before : after;
}
