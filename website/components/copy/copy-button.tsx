import { useEffect, useState } from 'react';
import buttons from '#website/components/button/button.module.css';
import styles from './copy-button.module.css';
import { copyText } from './copy-text.ts';

/** For how long the button says what became of it. Milliseconds. */
const tellFor = 3_000;

/** Puts a text that is shown beside it on the clipboard, and says so; where the browser refuses, it says that too. */
export function CopyButton({ text, what }: { text: string /** Names the text to who cannot see it. */; what: string }) {
  const [told, setTold] = useState('');

  useEffect(() => {
    if (!told) return undefined;
    const timer = setTimeout(() => setTold(''), tellFor);
    return () => clearTimeout(timer);
  }, [told]);

  const copy = async (): Promise<void> => {
    setTold((await copyText(text)) ? 'Copied' : 'Select the text to copy it');
  };

  return (
    <span className={styles.copy}>
      <button type="button" className={buttons.small} onClick={() => void copy()}>
        Copy<span className="visually-hidden"> {what}</span>
      </button>
      <span role="status" className={styles.told}>
        {told}
      </span>
    </span>
  );
}
