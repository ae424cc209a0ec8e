import { type ReactNode, useEffect } from 'react';
import { passkeyWords, problemWords } from '#content/desk/form.ts';
import { ExternalLink } from '#website/components/link/link.tsx';
import styles from './form.module.css';

type ProblemProps = {
  readonly code: string | undefined;
  readonly reason?: string | undefined;
  /** The name of the field that is wrong: it gets the focus. */
  readonly field?: string | undefined;
};

/** The error of the last action, with the `reason` for a refused text; nothing without a code. */
export function Problem({ code, reason, field }: ProblemProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error with another reason is another error
  useEffect(() => {
    if (field === undefined) return;
    const invalid = document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"][aria-invalid]`);
    invalid?.focus();
  }, [code, reason, field]);
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

/** The message beside the field that is wrong: the reason as a sentence. */
export function findFieldError({ field, reason = '' }: Partial<ProblemProps> = {}, name: string): string | undefined {
  return field === name ? reason.charAt(0).toUpperCase() + reason.slice(1) : undefined;
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
