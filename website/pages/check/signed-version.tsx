import { type ReactNode, useEffect, useState } from 'react';
import { checkLabels as labels } from '#content/check/page.ts';
import { formatName } from '#domain/name.ts';
import buttons from '#website/components/button/button.module.css';
import styles from './result.module.css';

/** Links to a version of a PDF by itself: in a new tab, and as a download. */
export function SignedVersion({ blob, fileName, children }: { blob: Blob; fileName: string; children: ReactNode }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const created = URL.createObjectURL(blob);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
    // A slice is another object at each rendering.
  }, [blob.size]);
  if (address === '') return null;
  return (
    <p className={styles.actions}>
      <a className={buttons.button} href={address} target="_blank" rel="noopener">
        {children}
      </a>
      <a className={buttons.small} href={address} download={labels.signedName(formatName(fileName))}>
        {labels.download}
      </a>
    </p>
  );
}
