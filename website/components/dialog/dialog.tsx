import { type ReactNode, useEffect, useId, useRef } from 'react';
import buttons from '#website/components/button/button.module.css';
import styles from './dialog.module.css';

/** A native modal dialog over the page, open as long as it is rendered. Closing gives the focus back. */
export function Dialog({
  heading,
  size = 'text',
  onClose,
  children,
}: {
  heading: string;
  /** As wide as what it holds asks for: one question, pictures, a text or form, two columns. */
  size?: 'question' | 'pictures' | 'text' | 'columns';
  onClose: () => void;
  /** Told the heading's id, which names what stands below it too. */
  children: (headingId: string) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  // A message that opens over this one closes with an event of its own, which comes up here.
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
