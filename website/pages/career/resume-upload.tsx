import { type DragEvent, useRef, useState } from 'react';
import { resumeKinds } from '#domain/application/resume.ts';
import { formatBytes } from '#domain/text.ts';
import buttons from '#website/components/button/button.module.css';
import { FieldFrame } from '#website/components/field/field.tsx';
import styles from './resume-upload.module.css';

const hint = 'PDF, DOC or DOCX, up to 5 MB. Choose a file, or drop it here.';
const accepted = resumeKinds.map((kind) => `.${kind}`).join(',');

/** A file input that also accepts a dropped file, with its name and size and a button to remove it. */
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
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // By default the browser navigates to the dropped file.
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
      {(control) => (
        <fieldset
          aria-label="Resume file"
          className={styles.zone}
          data-over={isOver}
          onDragOver={onDragOver}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <label htmlFor={control.id} className={`${buttons.small} ${styles.choose}`}>
            {file ? 'Choose another file' : 'Choose a file'}
          </label>
          {/* The native text of the input would not follow a dropped file. */}
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
              // Without a reset, choosing the same file again after removing it would fire no change event.
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
      )}
    </FieldFrame>
  );
}

/** Progress of an upload, with a button to cancel it until everything is sent. */
export function UploadStatus({
  progress,
  size,
  onCancel,
}: {
  /** From 0 to 1. */
  progress: number;
  size: number;
  onCancel: () => void;
}) {
  const isSent = progress >= 1;
  return (
    <div className={styles.upload}>
      <progress value={progress} max={1} aria-label="Upload" className={styles.progress} />
      <p className={styles.text}>
        {isSent
          ? 'Sent. Waiting for the answer.'
          : `${formatBytes(progress * size)} of ${formatBytes(size)}, ${Math.floor(progress * 100)} %`}
      </p>
      {!isSent && (
        <button type="button" className={buttons.button} onClick={onCancel}>
          Cancel upload
        </button>
      )}
    </div>
  );
}
