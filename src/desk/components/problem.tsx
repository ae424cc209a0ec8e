import type { ReactNode } from 'react';
import { passkeyWords, problemWords } from '#content/desk/form.ts';
import { ExternalLink } from '#website/components/link/link.tsx';
import styles from './form.module.css';

/** The error of the last action, with the `reason` for a refused text; nothing without a code. */
export function Problem({ code, reason }: { code: string | undefined; reason?: string | undefined }) {
  return (
    <p role="alert" className={styles.problem}>
      {code !== undefined && Object.hasOwn(problemWords, code) && problemWords[code]}
      {reason !== undefined && ` ${reason}`}
      {(code === 'signed-out' || code === 'session-ended') && (
        <ExternalLink href="/sign-in">{passkeyWords.signInTitle}</ExternalLink>
      )}
    </p>
  );
}

/** The result of the last action, with a button to undo it where there is one. */
export function Done({ text, children }: { text: string | undefined; children?: ReactNode }) {
  return (
    <div role="status" className={styles.done}>
      {text}
      {children}
    </div>
  );
}
