import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image";
import site from "../../data/site.json";
import * as ui from "../styles/ui.module.css";
import * as styles from "./about.module.css";

export const About = ({ photo }: { photo: IGatsbyImageData }) => (
  <section id="about" tabIndex={-1} aria-labelledby="about-title" className={styles.section}>
    <div className={`${ui.wrap} ${styles.columns}`}>
      <GatsbyImage className={styles.photo ?? ""} image={photo} alt={site.about.imageAlt} loading="lazy" />
      <div className={styles.words}>
        <h2 id="about-title" className={ui.sectionTitle}>
          {site.about.title}
        </h2>
        {site.about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  </section>
);
