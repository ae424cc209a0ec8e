import { useState } from 'react';
import { copyLabels as labels } from '#content/layout/page-labels.ts';
import buttons from '#website/components/button/button.module.css';
import styles from './copy-button.module.css';
import { copyText } from './copy-text.ts';

/** Copies the text that is shown beside it, and shows the result. */
export function CopyButton({
  text,
  what,
}: {
  text: string;
  /** Names the text for assistive technology. */
  what: string;
}) {
  const [status, setStatus] = useState('');

  const copy = async (): Promise<void> => {
    setStatus((await copyText(text)) ? labels.copied : labels.refused);
    setTimeout(() => setStatus(''), 3_000);
  };

  return (
    <span className={styles.copy}>
      <button type="button" className={buttons.small} onClick={() => void copy()}>
        {labels.copy}
        <span className="visually-hidden"> {what}</span>
      </button>
      <span role="status" className={styles.status}>
        {status}
      </span>
    </span>
  );
}
