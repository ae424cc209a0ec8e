import buttons from '#website/components/button/button.module.css';
import { Dialog } from '#website/components/dialog/dialog.tsx';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import type { Preview } from './preview.tsx';
import styles from './preview-dialog.module.css';

/** The picture of a notice with a download link, or a link to its PDF after the popup was blocked. */
export function PreviewDialog({ preview, onClose }: { preview: Preview; onClose: () => void }) {
  return (
    <Dialog heading={preview.title} onClose={onClose}>
      {() =>
        preview.kind === 'picture' ? (
          <>
            <img src={preview.src} alt={preview.alt} className={styles.picture} />
            <a href={preview.src} download={preview.fileName} className={`${buttons.ink} ${styles.action}`}>
              Download
            </a>
          </>
        ) : (
          <ExternalLink href={preview.href} className={`${buttons.ink} ${styles.action}`}>
            Open the PDF
          </ExternalLink>
        )
      }
    </Dialog>
  );
}
