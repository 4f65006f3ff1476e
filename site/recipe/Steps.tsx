import * as styles from "./steps.module.css";

export const Instructions = ({ steps }: { steps: readonly string[] }) => (
  <section aria-labelledby="steps-title">
    <h2 id="steps-title" className={styles.title}>
      Instructions
    </h2>
    <Steps steps={steps} />
  </section>
);

export const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
