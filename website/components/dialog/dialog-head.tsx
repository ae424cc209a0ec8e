import type { ComponentProps } from 'react';
import * as labels from '#content/layout/labels.ts';
import buttons from '#website/components/button/button.module.css';
import styles from './dialog.module.css';

/** Heading and Close button of a dialog. */
export function DialogHead({
  id,
  heading,
  closeButton,
}: {
  /** The id of the heading. */
  id: string;
  heading: string;
  closeButton: ComponentProps<'button'>;
}) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{heading}</h2>
      <button className={buttons.small} {...closeButton}>
        {labels.close}
      </button>
    </div>
  );
}
