import { Component, type ErrorInfo, type ReactNode } from "react";
import * as ui from "../styles/ui.module.css";
import * as styles from "./message.module.css";

/** The last resort of every route: says so, and offers a way home that starts afresh. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error("Unexpected Application Error", error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.message}>
        <h1>Unexpected Application Error</h1>
        <p>Something broke on our side. Nothing you entered elsewhere is lost.</p>
        <a className={ui.primary} href="/">
          Return to Home
        </a>
      </main>
    );
  }
}
