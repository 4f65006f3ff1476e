import { useEffect, useRef, useState } from "react";
import { loadToaster } from "../layout/toast";
import { type Outcome, type Source, subscribe, warmUp } from "./subscribe";

/** The state of a sign-up form: its field, and whether an address is on its way. */
export function useSubscription(source: Source) {
  const [email, setEmail] = useState("");
  const [submitting, setSubmitting] = useState(false);
  // State changes too late for a second Enter in the same frame.
  const inFlight = useRef(false);
  // Until the script listens, the browser would send the form by itself and lose the address.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  /** Undefined when one is under way already. */
  const submit = async (address: string): Promise<Outcome | undefined> => {
    if (inFlight.current) return undefined;
    inFlight.current = true;
    setSubmitting(true);
    try {
      return await subscribe(address, source);
    } finally {
      inFlight.current = false;
      setSubmitting(false);
    }
  };

  return { email, setEmail, ready, submitting, submit, prepare };
}

/** On the first touch of a form: fetch what sending it will need. */
function prepare(): void {
  warmUp();
  loadToaster().catch(() => {});
}
