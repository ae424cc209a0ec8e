import { type ReactNode, useId } from 'react';
import buttons from '#website/components/button/button.module.css';
import styles from './form.module.css';

/** The button that sends, and beside it what it does or why it does not. */
export function SubmitRow({
  label,
  canSend,
  hasTerms,
  children,
}: {
  label: string;
  canSend: boolean;
  hasTerms: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.send}>
      <button type="submit" className={buttons.ink} disabled={!canSend} aria-describedby={id}>
        {label}
      </button>
      <p id={id} className={styles.note}>
        {canSend || !hasTerms ? children : `Tick the box above to enable ${label}.`}
      </p>
    </div>
  );
}
