import { attention, attentionLink, carousel as labels } from '#content/home/labels.ts';
import type { PictureView } from '#contract/picture.ts';
import buttons from '#website/components/button/button.module.css';
import dialogs from '#website/components/dialog/dialog.module.css';
import { DialogHead } from '#website/components/dialog/dialog.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import { Picture } from '#website/components/picture/picture.tsx';
import { InlineScript } from '#website/document/inline-code.tsx';
import styles from './attention.module.css';
import openAttention from './open-attention.js?raw';

const id = 'attention';

/** On a phone it is 92vw wide; the smaller value selects a smaller file: half the bytes, hardly less sharp. */
const sizes = '(min-width: 48rem) 42rem, 58vw';

/**
 * “Attention Please !!” (R2.41): a dialog with a carousel. `open-attention.js` opens it before the first paint for
 * visitors from elsewhere and after a reload; over an anchor and on the way back the visitor wants something else. Its
 * counter is a new element each time: a translator replaces the text of the former one. It follows the hero: the first
 * paint waits for that.
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
      >
        <form method="dialog">
          <DialogHead id={`${id}-heading`} heading={attention} closeButton={{ type: 'submit' }} />
        </form>
        <div className={dialogs.body}>
          {advertisements.map((picture, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
            <div key={at} className={styles.picture} data-slide hidden={at > 0}>
              <Picture picture={picture} sizes={sizes} isFirst={at === 0} />
            </div>
          ))}
          <p className={styles.more}>
            <SiteLink to="/choose">{attentionLink}</SiteLink>
          </p>
          <div className={styles.steps}>
            <button type="button" className={buttons.button} data-step="-1">
              {labels.previous}
            </button>
            <p aria-live="polite">{`1 / ${total}`}</p>
            <button type="button" className={buttons.button} data-step="1">
              {labels.next}
            </button>
          </div>
        </div>
      </dialog>
      <InlineScript code={`{${openAttention}}`} />
    </>
  );
}
