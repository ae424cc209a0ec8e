import type { Choice } from '#domain/price/choice.ts';
import type { Correction } from '#domain/price/choice-address.ts';
import styles from './calculator.module.css';
import { describeCorrection } from './describe-correction.ts';

/** What was changed of what a link asked for (R2.72). */
export function CorrectionsNote({ corrections, choice }: { corrections: readonly Correction[]; choice: Choice }) {
  return (
    <div className={styles.note} role="note">
      <p>This link asks for something that cannot be had. The nearest possible choice is shown.</p>
      <ul>
        {corrections.map((correction) => (
          <li key={correction.part}>{describeCorrection(correction, choice)}</li>
        ))}
      </ul>
    </div>
  );
}
