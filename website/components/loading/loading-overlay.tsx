import styles from './loading-overlay.module.css';

/** The full-screen spinner of look-ups and submits. The region stays, so that what enters it is announced. */
export function LoadingOverlay({
  active,
  blocking,
}: {
  active: boolean;
  /** Whether clicks stop here. A look-up lets them through: leaving the field for Send must not cost the click. */
  blocking: boolean;
}) {
  return (
    <div role="status" className={active ? styles.overlay : undefined} data-blocking={blocking}>
      {active && (
        <>
          <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.spinner}>
            <circle cx="24" cy="24" r="20" />
          </svg>
          <span>Loading</span>
        </>
      )}
    </div>
  );
}
