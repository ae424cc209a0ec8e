import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { DialogHead } from './dialog-head.tsx';

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
      <DialogHead id={id} heading={heading} closeButton={{ type: 'button', onClick: () => dialog.current?.close() }} />
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
