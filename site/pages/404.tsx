import { Link, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Layout } from "../layout/Layout";
import * as styles from "../layout/message.module.css";
import { Seo } from "../layout/Seo";
import * as ui from "../styles/ui.module.css";

export default function NotFoundPage({ location }: PageProps) {
  useEffect(() => {
    console.error(`404: there is no page at ${location.pathname}`);
  }, [location.pathname]);

  return (
    <Layout>
      <Seo title="Page not found" hidden />
      <div className={styles.message}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1>Oops! Page not found</h1>
        <p>Whatever was cooking here has left the stove. The recipes are all still there.</p>
        <Link to="/" className={ui.primary}>
          Return to Home
        </Link>
      </div>
    </Layout>
  );
}
