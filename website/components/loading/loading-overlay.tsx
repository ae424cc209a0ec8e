import styles from './loading-overlay.module.css';

/** The full-screen spinner of look-ups and submits. The region stays, so that what enters it is announced. */
export function LoadingOverlay({ active }: { active: boolean }) {
  return (
    <div role="status" className={active ? styles.overlay : undefined}>
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
