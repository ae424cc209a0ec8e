import { type ReactNode, useEffect, useState } from 'react';
import { checkLabels as labels } from '#content/check/page.ts';
import { formatName } from '#domain/name.ts';
import buttons from '#website/components/button/button.module.css';
import type { CheckFile } from './check-client.ts';
import styles from './result.module.css';

/** Links to an earlier version of a PDF, its first `length` bytes: in a new tab, and as a download. */
export function SignedVersion({ file, length, children }: { file: CheckFile; length: number; children: ReactNode }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const created = URL.createObjectURL(file.blob.slice(0, length, 'application/pdf'));
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file, length]);
  if (address === '') return null;
  return (
    <p className={styles.actions}>
      <a className={buttons.button} href={address} target="_blank" rel="noopener">
        {children}
      </a>
      <a className={buttons.small} href={address} download={labels.signedName(formatName(file.name))}>
        {labels.download}
      </a>
    </p>
  );
}
