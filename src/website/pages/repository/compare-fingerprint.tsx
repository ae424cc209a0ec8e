import { type FormEvent, useState } from 'react';
import { comparison } from '#content/repository/comparison.ts';
import buttons from '#website/components/button/button.module.css';
import fields from '#website/components/field/field.module.css';
import { useAdoptEarlyInput } from '#website/islands/early-input.ts';
import styles from './compare-fingerprint.module.css';
import { readFingerprint } from './read-fingerprint.ts';

/** A file with its fingerprints in lower-case hexadecimal. */
export type KnownFile = {
  readonly title: string;
  readonly path: string;
  /** The id of its details on the page. */
  readonly details?: string;
  readonly sha256: string;
  readonly sha1?: string;
};

type Result = { readonly hash: 'sha256' | 'sha1'; readonly file: KnownFile | undefined };

/** The id of the control; the ids of hint and message derive from it. */
const entry = 'fingerprint';

/**
 * Compares a pasted text with the fingerprints of the repository, in the browser. The control is not one of
 * `components/field`: that module would become a chunk of its own for every form.
 */
export function CompareFingerprint({ files }: { files: readonly KnownFile[] }) {
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState<string>();

  const compare = (text: string): Result | undefined => {
    const pasted = readFingerprint(text);
    return pasted && { hash: pasted.hash, file: files.find((file) => file[pasted.hash] === pasted.value) };
  };

  useAdoptEarlyInput(({ readValue }) => setResult(compare(readValue(entry) ?? '')));

  /** A whole fingerprint is compared at once; a part says nothing until the button is pressed. */
  const onInput = (event: FormEvent<HTMLTextAreaElement>): void => {
    setError(undefined);
    setResult(compare(event.currentTarget.value));
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const control = event.currentTarget.elements.namedItem(entry);
    if (!(control instanceof HTMLTextAreaElement)) return;
    const found = compare(control.value);
    setResult(found);
    const problem = control.value.trim() === '' ? comparison.blank : comparison.incomplete;
    setError(found ? undefined : problem);
    if (!found) control.focus();
  };

  return (
    <>
      <p className="without-script">{comparison.withoutScript}</p>
      <form className={styles.form} aria-label={comparison.heading} onSubmit={onSubmit} method="dialog">
        <div className={fields.field}>
          <label htmlFor={entry}>{comparison.label}</label>
          <textarea
            id={entry}
            name={entry}
            rows={2}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? `${entry}-hint` : `${entry}-error ${entry}-hint`}
            onInput={onInput}
          />
          <p id={`${entry}-hint`} className={fields.hint}>
            {comparison.hint}
          </p>
          {error !== undefined && (
            <p id={`${entry}-error`} className={fields.error}>
              {error}
            </p>
          )}
        </div>
        <p>
          <button type="submit" className={buttons.button}>
            {comparison.compare}
          </button>
          <a href="#compute">{comparison.howTo}</a>
        </p>
        <div role="status">{result && <Outcome {...result} />}</div>
      </form>
    </>
  );
}

function Outcome({ hash, file }: Result) {
  const name = comparison.hashes[hash];
  if (!file) {
    return (
      <div className={styles.noMatch}>
        <p>
          <b>{comparison.noMatch}</b>
        </p>
        <p>{comparison.formatNoMatch(name)}</p>
      </div>
    );
  }
  return (
    <div className={styles.match}>
      <p>
        <b>{comparison.match}</b>
      </p>
      <p>{comparison.formatMatch(name, file.title, file.path.slice(file.path.lastIndexOf('/') + 1))}</p>
      {hash === 'sha1' && <p>{comparison.sha1Only}</p>}
      {file.details && (
        <p>
          <a href={`#${file.details}`}>{comparison.details}</a>
        </p>
      )}
    </div>
  );
}
