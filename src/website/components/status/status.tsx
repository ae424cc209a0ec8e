import { verification } from '#content/repository/verification.ts';
import type { VerificationResult } from '#domain/certificate/certificate.ts';
import { Icon } from '#website/components/icon/icon.tsx';
import { useRootData } from '#website/use-root-data.ts';
import styles from './status.module.css';

/** The result of a verification: icon and word, so that colour is never the only sign. */
export function Status({ verdict: { status } }: { verdict: VerificationResult }) {
  const { isDemonstration } = useRootData();
  const isVerified = status === 'verified';
  return (
    <span className={styles.status} data-status={status}>
      <Icon name={isVerified ? 'good' : 'problem'} />
      {isVerified && isDemonstration ? verification.verifiedDemonstration : verification.statuses[status]}
    </span>
  );
}
