import { attention, carousel as labels } from '#content/home/labels.ts';
import type { PictureView } from '#contract/picture.ts';
import buttons from '#website/components/button/button.module.css';
import dialogs from '#website/components/dialog/dialog.module.css';
import { DialogHead } from '#website/components/dialog/dialog.tsx';
import { Picture } from '#website/components/picture/picture.tsx';
import { createInlineCall } from '#website/inline-call.ts';
import styles from './attention.module.css';
import { openAttention } from './open-attention.ts';

const id = 'attention';

/** In the server's HTML only: a document runs it while it is parsed, client-side navigation does not. */
const script = import.meta.env.SSR ? createInlineCall(openAttention, id) : '';

/** On a phone it is 92vw wide; the smaller value selects a smaller file: half the bytes, hardly less sharp. */
const sizes = '(min-width: 46rem) 42rem, 58vw';

/**
 * “Attention Please !!” (R2.41): a dialog with a carousel, which an inline script opens before the first paint. Nothing of it
 * needs hydration.
 */
export function Attention({ advertisements }: { advertisements: readonly PictureView[] }) {
  const total = advertisements.length;
  if (total === 0) return null;
  return (
    <>
      <dialog
        id={id}
        className={`${dialogs.dialog} ${styles.dialog}`}
        data-size="pictures"
        aria-labelledby={`${id}-heading`}
        suppressHydrationWarning
      >
        <form method="dialog" data-native>
          <DialogHead id={`${id}-heading`} heading={attention} closeButton={{ type: 'submit' }} />
        </form>
        <div className={dialogs.body}>
          {advertisements.map((picture, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
            <div key={at} className={styles.picture} data-slide hidden={at > 0} suppressHydrationWarning>
              <Picture picture={picture} sizes={sizes} isFirst={at === 0} />
            </div>
          ))}
          <div className={styles.steps} data-native>
            <button type="button" className={buttons.button} data-step="-1">
              {labels.previous}
            </button>
            <p aria-live="polite" suppressHydrationWarning>
              {`1 / ${total}`}
            </p>
            <button type="button" className={buttons.button} data-step="1">
              {labels.next}
            </button>
          </div>
        </div>
      </dialog>
      <script suppressHydrationWarning>{script}</script>
    </>
  );
}
