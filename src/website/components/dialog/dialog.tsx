import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
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
      <DialogHead id={id} heading={heading} closeButton={{ type: 'button', onClick: () => dialog.current?.close() }} />
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

type DialogHeadProps = {
  readonly id: string;
  readonly heading: string;
  readonly closeButton: ComponentProps<'button'>;
};

/** Heading, with its id, and Close button of a dialog. */
export function DialogHead({ id, heading, closeButton }: DialogHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{heading}</h2>
      <button className={buttons.small} {...closeButton}>
        {labels.close}
      </button>
    </div>
  );
}
