import { useEffect, useRef, useState } from 'react';
import { copyLabels as labels } from '#content/layout/page-labels.ts';
import buttons from '#website/components/button/button.module.css';
import styles from './copy-button.module.css';
import { copyText } from './copy-text.ts';

const resultMs = 3_000;

/** Copies a text, and shows for three seconds whether it did. */
export function CopyButton({
  text,
  what,
}: {
  text: string;
  /** Names the text for assistive technology. */
  what: string;
}) {
  const [result, setResult] = useState<'copied' | 'refused'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (): Promise<void> => {
    clearTimeout(timer.current);
    // A live region announces only what changes.
    setResult(undefined);
    setResult((await copyText(text)) ? 'copied' : 'refused');
    timer.current = setTimeout(() => setResult(undefined), resultMs);
  };

  return (
    <span className={styles.copy}>
      <button type="button" className={buttons.small} onClick={() => void copy()}>
        {labels.copy}
        <span className="visually-hidden"> {what}</span>
      </button>
      <span role="status" className={styles.status}>
        {result && labels[result]}
      </span>
    </span>
  );
}
