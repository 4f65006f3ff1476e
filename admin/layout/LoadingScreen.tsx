import * as styles from "../../site/layout/message.module.css";

/** The same as the page shows while the backoffice's code is fetched, so that nothing flickers in between. */
export const LoadingScreen = () => (
  <main className={styles.message}>
    <p role="status">Loading subscribers...</p>
  </main>
);
