import { verification } from '#content/repository/verification.ts';
import type { VerificationResult } from '#domain/certificate/certificate.ts';
import styles from './status.module.css';

/** The result of a verification: icon and word, so that colour is never the only sign. */
export function Status({ verdict: { status } }: { verdict: VerificationResult }) {
  return (
    <span className={styles.status} data-status={status}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {status === 'verified' ? (
          <path d="M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M6 10.3l2.7 2.7L14 7.5" />
        ) : (
          <path d="M10 2 19 17.5H1zM10 8v4.5M10 14.6v.6" />
        )}
      </svg>
      {verification.statuses[status]}
    </span>
  );
}
