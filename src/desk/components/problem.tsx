import { type ReactNode, useEffect } from 'react';
import { passkeyWords, problemWords } from '#content/desk/form.ts';
import { ExternalLink } from '#website/components/link/link.tsx';
import styles from './form.module.css';

type ProblemProps = {
  readonly code: string | undefined;
  readonly reason?: string | undefined;
  /** What is wrong with each field, by its name: the first gets the focus. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
};

/** The error of the last action, with the `reason` for a refused text; nothing without a code. */
export function Problem({ code, reason, fields }: ProblemProps) {
  useEffect(() => {
    if (fields === undefined || Object.keys(fields).length === 0) return;
    document.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fields]);
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

/** The message beside a field that is wrong, as a sentence. */
export function findFieldError(refused: Pick<ProblemProps, 'fields'> | undefined, name: string): string | undefined {
  const message = refused?.fields?.[name];
  return message && `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
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
