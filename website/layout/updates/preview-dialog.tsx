import buttons from '#website/components/button/button.module.css';
import { Dialog } from '#website/components/dialog/dialog.tsx';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import type { Preview } from './preview.ts';
import styles from './preview-dialog.module.css';

/** A notice's picture with a way to keep it; or, where no tab could be opened, the way to its PDF. */
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
