import { type DragEvent, useRef, useState } from 'react';
import { resumeKinds } from '#domain/application/resume.ts';
import { formatBytes } from '#domain/text.ts';
import buttons from '#website/components/button/button.module.css';
import { FieldFrame } from '#website/components/field/field.tsx';
import { useFieldIds } from '#website/components/field/field-scope.ts';
import styles from './resume-field.module.css';

const hint = 'PDF, DOC or DOCX, up to 5 MB. Choose a file, or drop it here.';
const accepted = resumeKinds.map((kind) => `.${kind}`).join(',');

/** A file by choice or by drop, with its name and size, and a way to take it out again. */
export function ResumeField({
  name,
  error,
  file,
  onChoose,
}: {
  name: string;
  error: string | undefined;
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
}) {
  const { id, control } = useFieldIds(name, hint, error);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Without this the browser would leave the page and show the file.
    event.preventDefault();
    setOver(true);
  };

  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChoose(dropped);
  };

  const remove = (): void => {
    onChoose(undefined);
    input.current?.focus();
  };

  return (
    <FieldFrame name={name} label="Resume" hint={hint} error={error} wide>
      <fieldset
        aria-label="Resume file"
        className={styles.zone}
        data-over={isOver}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <label htmlFor={id} className={`${buttons.small} ${styles.choose}`}>
          {file ? 'Choose another file' : 'Choose a file'}
        </label>
        {/* Its own words would name the file that was chosen first even after another was dropped. */}
        <input
          ref={input}
          type="file"
          name={name}
          accept={accepted}
          className={styles.input}
          {...control}
          aria-label="Resume"
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            // The same file may be chosen again after it was taken out.
            event.currentTarget.value = '';
            if (chosen) onChoose(chosen);
          }}
        />
        <p className={styles.chosen} aria-live="polite">
          {file ? (
            <>
              <b>{file.name}</b> <span>{formatBytes(file.size)}</span>
            </>
          ) : (
            'No file chosen'
          )}
        </p>
        {file && (
          <button type="button" className={buttons.small} onClick={remove}>
            Remove<span className="visually-hidden"> {file.name}</span>
          </button>
        )}
      </fieldset>
    </FieldFrame>
  );
}
