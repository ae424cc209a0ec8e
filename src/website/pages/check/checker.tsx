import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { checkPage, checkLabels as labels } from '#content/check/page.ts';
import type { RepositoryFileName } from '#domain/repository/repository-state.ts';
import buttons from '#website/components/button/button.module.css';
import { DropZone } from '#website/components/drop-zone/drop-zone.tsx';
import { Field, LongField } from '#website/components/field/field.tsx';
import { useAdoptEarlyInput } from '#website/islands/early-input.ts';
import type { CheckFile } from './check-client.ts';
import styles from './checker.module.css';
import { Outcome } from './outcome.tsx';
import { useCheck } from './use-check.ts';

/** The format of a PAN: five letters, four digits and a letter, in either case. */
const isPan = (text: string): boolean => /^[A-Za-z]{5}[0-9]{4}[A-Za-z]$/.test(text);

/** Passwords that are tried for each file: the last ones that were typed. */
const maxPasswords = 8;

const accepted = '.cer,.crt,.der,.pem,.p7b,.p7c,.pdf';

/** The tool: files or a pasted text are checked as soon as they are chosen, in a worker. */
export function Checker({
  names,
  isDemonstration,
}: {
  /** The repository's files that exist. */
  names: readonly RepositoryFileName[];
  isDemonstration: boolean;
}) {
  const { readiness, state, prepare, check, cancel, clear } = useCheck(names, isDemonstration);
  const [error, setError] = useState<string>();
  const [panError, setPanError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const readField = (name: string): string => String(new FormData(form.current ?? undefined).get(name) ?? '').trim();

  const readText = (): readonly CheckFile[] => {
    const text = readField('text');
    return text === '' ? [] : [{ name: labels.pastedName, blob: new Blob([text]) }];
  };

  /** The files that were chosen last, and whether a text was pasted after them. */
  const chosen = useRef<readonly CheckFile[]>([]);
  const isTextLatest = useRef(false);
  /** What was typed for these files; each may have its own. */
  const passwords = useRef<readonly string[]>([]);

  const start = (files: readonly CheckFile[]): void => {
    setError(undefined);
    const pan = readField('pan');
    const isWrong = pan !== '' && !isPan(pan);
    setPanError(isWrong ? labels.panInvalid : undefined);
    if (isWrong) {
      // A report that stayed could be of other files.
      clear();
      showPan(form.current);
    } else void check(files, { pan: pan || undefined, passwords: passwords.current });
  };

  const chooseFiles = (files: readonly File[]): void => {
    if (files.length === 0) return;
    chosen.current = files.map((file) => ({ name: file.name, blob: file }));
    isTextLatest.current = false;
    passwords.current = [];
    start(chosen.current);
  };

  const tryPassword = (files: readonly CheckFile[], password: string): void => {
    passwords.current = [...passwords.current, password].slice(-maxPasswords);
    start(files);
  };

  useAdoptEarlyInput(({ takeFiles }) => chooseFiles(takeFiles('files')));

  /** Worker and repository are loaded on intent, not for visitors who only read the page. */
  const prepareQuietly = (): void => void prepare().catch(() => {});

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const text = readText();
    const files = isTextLatest.current && text.length > 0 ? text : chosen.current;
    const latest = files.length > 0 ? files : text;
    if (latest.length > 0) start(latest);
    else {
      setError(labels.nothing);
      input.current?.focus();
    }
  };

  return (
    <>
      <p className="without-script">{checkPage.withoutScript}</p>
      <form
        ref={form}
        method="dialog"
        aria-label={labels.form}
        className={styles.form}
        onSubmit={onSubmit}
        onPointerEnter={prepareQuietly}
        onFocus={prepareQuietly}
      >
        <DropZone
          label={labels.choose}
          className={styles.zone}
          button={{ className: buttons.ink, text: labels.choose }}
          input={{
            ref: input,
            id: 'check-files',
            name: 'files',
            multiple: true,
            accept: accepted,
            'aria-describedby': error === undefined ? 'check-hint' : 'check-error check-hint',
            'aria-invalid': error === undefined ? undefined : true,
          }}
          onFiles={chooseFiles}
          onDragOver={prepareQuietly}
        >
          <p id="check-hint" className={styles.hint}>
            <span>{labels.types}</span> <span className={styles.withMouse}>{labels.orDrop}</span>
          </p>
        </DropZone>
        {error !== undefined && (
          <p id="check-error" className={styles.error}>
            {error}
          </p>
        )}
        <div className={styles.more}>
          <MoreInput summary={labels.paste} button={labels.checkText}>
            <LongField
              name="text"
              onInput={() => {
                isTextLatest.current = true;
              }}
              label={labels.pasteLabel}
              hint={labels.pasteHint}
              rows={4}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </MoreInput>
          <MoreInput summary={labels.pan} button={labels.comparePan}>
            <Field
              name="pan"
              label={labels.panLabel}
              width="medium"
              hint={labels.panHint}
              error={panError}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
            />
          </MoreInput>
        </div>
        <p role="status" className={styles.readiness} data-readiness={readiness}>
          {labels.states[readiness]}
        </p>
      </form>
      <Outcome state={state} onCancel={cancel} onPassword={tryPassword} />
    </>
  );
}

function showPan(form: HTMLFormElement | null): void {
  const input = form?.querySelector<HTMLInputElement>('[name=pan]');
  const details = input?.closest('details');
  if (details) details.open = true;
  input?.focus();
}

/** An input that few need, with a button that checks. */
function MoreInput({ summary, button, children }: { summary: string; button: string; children: ReactNode }) {
  return (
    <details>
      <summary>{summary}</summary>
      {children}
      <button type="submit" className={buttons.small}>
        {button}
      </button>
    </details>
  );
}
