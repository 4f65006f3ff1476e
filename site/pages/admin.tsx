import { lazy, Suspense, useEffect, useState } from "react";
import * as styles from "../layout/message.module.css";
import { Seo } from "../layout/Seo";

const Admin = lazy(async () => ({ default: (await import("../../admin/Admin")).Admin }));

/** The backoffice: its code is fetched here and on /auth alone, and never runs on the server. */
export default function AdminPage() {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const loading = (
    <main className={styles.message}>
      <p role="status">Loading subscribers...</p>
    </main>
  );
  return (
    <>
      <Seo title="Backoffice" hidden />
      {inBrowser ? (
        <Suspense fallback={loading}>
          <Admin />
        </Suspense>
      ) : (
        loading
      )}
    </>
  );
}
