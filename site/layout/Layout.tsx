import type { ReactNode } from "react";
import { Footer } from "./Footer";
import { Header } from "./Header";
import * as styles from "./layout.module.css";

/** The shared header and footer around a page's own content. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <>
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
    <Header />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </>
);
