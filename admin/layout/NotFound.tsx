import { Link } from "react-router-dom";
import * as styles from "../../site/layout/message.module.css";

/** An address below /admin that the backoffice doesn't have. */
export const NotFound = () => (
  <div className={styles.message}>
    <h1>Oops! Page not found</h1>
    <Link to="/admin">Go to Admin Dashboard</Link>
  </div>
);
