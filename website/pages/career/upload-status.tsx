import { formatBytes } from '#domain/text.ts';
import buttons from '#website/components/button/button.module.css';
import styles from './upload-status.module.css';

/** How far an upload is, and the way to give it up while it is not yet whole. */
export function UploadStatus({
  share,
  size,
  onCancel,
}: {
  /** From 0 to 1. */
  share: number;
  /** Bytes of the whole. */
  size: number;
  onCancel: () => void;
}) {
  const isWhole = share >= 1;
  return (
    <div className={styles.upload}>
      <progress value={share} max={1} aria-label="Upload" className={styles.progress} />
      <p className={styles.text}>
        {isWhole
          ? 'Sent. Waiting for the answer.'
          : `${formatBytes(share * size)} of ${formatBytes(size)}, ${Math.floor(share * 100)} %`}
      </p>
      {!isWhole && (
        <button type="button" className={buttons.button} onClick={onCancel}>
          Cancel upload
        </button>
      )}
    </div>
  );
}
