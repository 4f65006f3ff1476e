import site from "../../data/site.json";
import { EnvelopeIcon } from "../layout/icons";
import { SocialLinks } from "../layout/SocialLinks";
import * as ui from "../styles/ui.module.css";
import * as styles from "./contact.module.css";

export const Contact = () => (
  <section id="contact" tabIndex={-1} aria-labelledby="contact-title" className={styles.section}>
    <div className={`${ui.wrap} ${styles.inner}`}>
      <h2 id="contact-title" className={ui.sectionTitle}>
        {site.contact.title}
      </h2>
      <p className={ui.sectionText}>{site.contact.text}</p>
      <div className={styles.ways}>
        <a className={ui.primary} href={`mailto:${site.contact.email}`}>
          <EnvelopeIcon />
          {site.contact.email}
        </a>
        <SocialLinks />
      </div>
    </div>
  </section>
);
