import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image";
import site from "../../data/site.json";
import { PlayIcon } from "../layout/icons";
import { PostLink } from "../recipe/PostLink";
import * as ui from "../styles/ui.module.css";
import * as styles from "./reels.module.css";

export interface Reel {
  key: string;
  title: string;
  description: string;
  url: string;
  photo: IGatsbyImageData;
}

export const Reels = ({ reels }: { reels: readonly Reel[] }) => (
  <section aria-labelledby="reels-title" className={styles.section}>
    <div className={ui.wrap}>
      <h2 id="reels-title" className={ui.sectionTitle}>
        {site.reels.title}
      </h2>
      <p className={ui.sectionText}>{site.reels.text}</p>
    </div>
    <ul className={styles.strip}>
      {reels.map((reel) => (
        <li key={reel.key} className={styles.reel}>
          <PostLink url={reel.url} inPreview="offer-copy" whenBlocked="offer-copy" className={styles.link}>
            <GatsbyImage image={reel.photo} alt="" loading="lazy" />
            <span className={styles.play}>
              <PlayIcon />
            </span>
            <span className={styles.words}>
              <span className={styles.title}>
                <span className="visually-hidden">Watch </span>
                {reel.title}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </span>
              <span className={styles.description}>{reel.description}</span>
            </span>
          </PostLink>
        </li>
      ))}
    </ul>
  </section>
);
