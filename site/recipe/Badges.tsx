import type { ReactNode } from "react";
import { ClockIcon, ProteinIcon, ServingsIcon } from "../layout/icons";
import * as styles from "./badges.module.css";

interface BadgesProps {
  time: string;
  servings: string;
  protein: string;
}

export const Badges = ({ time, servings, protein }: BadgesProps) => (
  <dl className={styles.badges}>
    <Badge icon={<ClockIcon />} name="Total time" value={time} />
    <Badge icon={<ServingsIcon />} name="Servings" value={servings} />
    <Badge icon={<ProteinIcon />} name="Protein" value={protein} />
  </dl>
);

const Badge = ({ icon, name, value }: { icon: ReactNode; name: string; value: string }) => (
  <div className={styles.badge}>
    {icon}
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
