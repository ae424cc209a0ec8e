import { Drawing, type DrawingName } from '#website/components/drawing/drawing.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import styles from './steps.module.css';

/** Numbered steps with optional drawings, in the same order. */
export function Steps({
  steps,
  drawings = [],
}: {
  steps: readonly { readonly title: string; readonly text: string; readonly caution?: string }[];
  drawings?: readonly DrawingName[] | undefined;
}) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, caution }, index) => (
        <li key={title}>
          <h3>{title}</h3>
          {caution && (
            <p>
              <b>{keepTogether(caution)}</b>
            </p>
          )}
          <p>{keepTogether(text)}</p>
          {drawings[index] && <Drawing name={drawings[index]} className={styles.drawing} />}
        </li>
      ))}
    </ol>
  );
}

/** Numbered steps of one line each. */
export function ShortSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>
          <p>{keepTogether(step)}</p>
        </li>
      ))}
    </ol>
  );
}
