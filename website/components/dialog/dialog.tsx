import { type ReactNode, useEffect, useId, useRef } from 'react';
import buttons from '#website/components/button/button.module.css';
import styles from './dialog.module.css';

/** The width, by content: one question, pictures, a text or form, two columns. */
export type DialogSize = 'question' | 'pictures' | 'text' | 'columns';

/** A native modal dialog that is open while it is rendered. */
export function Dialog({
  heading,
  size = 'text',
  onClose,
  children,
}: {
  heading: string;
  size?: DialogSize;
  onClose: () => void;
  /** Renders the content; the id of the heading can label it. */
  children: (headingId: string) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

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
          Close
        </button>
      </div>
      <div className={styles.body}>{children(id)}</div>
    </dialog>
  );
}
