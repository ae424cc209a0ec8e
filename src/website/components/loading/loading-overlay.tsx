import type { ReactNode } from 'react';
import { formLabels } from '#content/form/labels.ts';
import styles from './loading-overlay.module.css';

/**
 * The full-screen spinner of look-ups and submits. Its live region is always rendered, so that changes are announced.
 */
export function LoadingOverlay({
  active,
  blocking,
  children,
}: {
  active: boolean;
  /** Whether it blocks clicks. During a look-up it does not: a click on Send that leaves the field must count. */
  blocking: boolean;
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
            <span>{formLabels.loading}</span>
          </>
        )}
      </div>
      {active && children}
    </div>
  );
}
