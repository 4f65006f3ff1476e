import { lazy, Suspense, useEffect, useState } from "react";
import * as styles from "../layout/message.module.css";
import { Seo } from "../layout/Seo";

const AuthPage = lazy(async () => ({ default: (await import("../../admin/auth/AuthPage")).AuthPage }));

/** Signing in to the backoffice. */
export default function SignInPage() {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const loading = (
    <main className={styles.message}>
      <p role="status">Loading…</p>
    </main>
  );
  return (
    <>
      <Seo title="Admin Access" hidden />
      {inBrowser ? (
        <Suspense fallback={loading}>
          <AuthPage />
        </Suspense>
      ) : (
        loading
      )}
    </>
  );
}
