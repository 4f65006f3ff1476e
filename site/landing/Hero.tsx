import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image";
import site from "../../data/site.json";
import { goToSection } from "../layout/SectionLink";
import * as ui from "../styles/ui.module.css";
import * as styles from "./hero.module.css";

export function Hero({ photo, searching }: { photo: IGatsbyImageData; searching: boolean }) {
  // While searching, the results are what the page is about: their heading is its first.
  const Title = searching ? "p" : "h1";
  return (
    <section className={styles.hero} data-searching={searching} aria-labelledby="hero-title">
      <GatsbyImage className={styles.photo ?? ""} image={photo} alt={site.hero.imageAlt} loading="eager" />
      <div className={`${ui.wrap} ${styles.words}`}>
        <Title id="hero-title" className={styles.title}>
          {site.hero.title}
        </Title>
        <p className={styles.welcome}>{site.hero.welcome}</p>
        <div className={styles.buttons}>
          <button type="button" className={ui.primary} onClick={() => goToSection("recipes")}>
            Explore Recipes
          </button>
          <button
            type="button"
            className={`${ui.secondary} ${styles.quiet}`}
            onClick={() => goToSection("about")}
          >
            About Me
          </button>
        </div>
      </div>
    </section>
  );
}
