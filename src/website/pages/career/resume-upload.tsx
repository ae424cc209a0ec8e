import { useRef } from 'react';
import { resumeLabels, uploadLabels } from '#content/career/labels.ts';
import { resumeKinds } from '#domain/application/resume.ts';
import { formatBytes } from '#domain/text.ts';
import buttons from '#website/components/button/button.module.css';
import { DropZone } from '#website/components/drop-zone/drop-zone.tsx';
import { FieldFrame } from '#website/components/field/field.tsx';
import styles from './resume-upload.module.css';

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
  const remove = (): void => {
    onChoose(undefined);
    input.current?.focus();
  };

  return (
    <FieldFrame name={name} label={resumeLabels.label} hint={resumeLabels.hint} error={error} wide>
      {(control) => (
        <DropZone
          label={resumeLabels.area}
          className={styles.zone}
          button={{ className: buttons.small, text: file ? resumeLabels.chooseAnother : resumeLabels.choose }}
          input={{ ref: input, name, accept: accepted, ...control, 'aria-label': resumeLabels.label }}
          onFiles={([chosen]) => chosen && onChoose(chosen)}
        >
          <p className={styles.chosen} aria-live="polite">
            {file ? (
              <span>
                <b>{file.name}</b> <span key={file.size}>{formatBytes(file.size)}</span>
              </span>
            ) : (
              resumeLabels.noneChosen
            )}
          </p>
          {file && (
            <button type="button" className={buttons.small} onClick={remove}>
              {resumeLabels.remove}
              <span className="visually-hidden">{` ${file.name}`}</span>
            </button>
          )}
        </DropZone>
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
      <progress value={progress} max={1} aria-label={uploadLabels.name} className={styles.progress} />
      <p className={styles.text}>
        {isSent
          ? uploadLabels.sent
          : uploadLabels.progress(formatBytes(progress * size), formatBytes(size), Math.floor(progress * 100))}
      </p>
      {!isSent && (
        <button type="button" className={buttons.button} onClick={onCancel}>
          {uploadLabels.cancel}
        </button>
      )}
    </div>
  );
}
