import { Link } from "gatsby";
import site from "../../data/site.json";
import * as ui from "../styles/ui.module.css";
import * as styles from "./footer.module.css";

export const Footer = () => (
  <footer className={styles.footer}>
    <div className={`${ui.wrap} ${styles.inner}`}>
      <div>
        <p className={styles.brand}>{site.brand}</p>
        <p className={styles.tagline}>{site.footerTagline}</p>
      </div>
      <div className={styles.small}>
        <Link to="/auth" className={styles.admin}>
          Admin Login
        </Link>
        <p>
          © {site.copyrightYear} {site.brand}
        </p>
      </div>
    </div>
  </footer>
);
