import { noticePreviewLabels as labels } from '#content/layout/notice-labels.ts';
import type { NoticeFile } from '#contract/client.ts';
import buttons from '#website/components/button/button.module.css';
import { ExternalLink } from '#website/components/link/link.tsx';
import styles from './notice-preview.module.css';

/** The picture of a notice with a download link, or a link to its PDF after the popup was blocked. */
export function NoticePreview({ file }: { file: NoticeFile }) {
  const action = `${buttons.ink} ${styles.action}`;
  if (file.kind === 'pdf') {
    return (
      <ExternalLink href={file.href} className={action}>
        {labels.openPdf}
      </ExternalLink>
    );
  }
  return (
    <>
      <img src={file.src} alt={file.alt} className={styles.picture} />
      <a href={file.src} download={file.fileName} className={action}>
        {labels.download}
      </a>
    </>
  );
}
