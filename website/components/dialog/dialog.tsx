import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as labels from '#content/layout/labels.ts';
import buttons from '#website/components/button/button.module.css';
import styles from './dialog.module.css';

/** A native modal dialog that is open while it is rendered. */
export function Dialog({
  heading,
  headingId,
  size = 'text',
  onClose,
  children,
}: {
  heading: string;
  /** Given when the heading also labels what is inside. */
  headingId?: string;
  /** The width, by content: one question, pictures, a text or form, two columns. */
  size?: 'question' | 'pictures' | 'text' | 'columns';
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ownId = useId();
  const id = headingId ?? ownId;

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // The close event of a nested message dialog bubbles up to here.
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={id}
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <button type="button" className={buttons.small} onClick={() => dialog.current?.close()}>
          {labels.close}
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
