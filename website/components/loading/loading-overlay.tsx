import type { ReactNode } from 'react';
import styles from './loading-overlay.module.css';

/** The full-screen spinner of look-ups and submits. The region stays, so that what enters it is announced. */
export function LoadingOverlay({
  active,
  blocking,
  children,
}: {
  active: boolean;
  /** Whether clicks stop here. A look-up lets them through: leaving the field for Send must not cost the click. */
  blocking: boolean;
  /** What stands under the spinner. */
  children?: ReactNode;
}) {
  return (
    <div className={active ? styles.overlay : undefined} data-blocking={blocking}>
      <div role="status" className={styles.status}>
        {active && (
          <>
            <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.spinner}>
              <circle cx="24" cy="24" r="20" />
            </svg>
            <span>Loading</span>
          </>
        )}
      </div>
      {active && children}
    </div>
  );
}
