import { useEffect, useId, useRef } from 'react';
import { outcomeLabels } from '#content/form/labels.ts';
import buttons from '#website/components/button/button.module.css';
import styles from './message-dialog.module.css';

export type DialogMessage = {
  readonly title: string;
  readonly text: string;
  /** A line of its own below the text; blank or absent for none. */
  readonly note?: string;
  /** Focused on close when the control that had the focus can no longer take it. */
  readonly fallbackFocus?: HTMLElement | null;
};

/** A native modal dialog with one button. Closing it returns the focus. */
export function MessageDialog({ message, onClose }: { message: DialogMessage | undefined; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (message && !dialog.current?.open) dialog.current?.showModal();
  }, [message]);

  const close = (): void => {
    // The browser has just returned the focus, but a control that is disabled by now did not take it.
    const { activeElement } = document;
    if (activeElement === document.body || dialog.current?.contains(activeElement)) message?.fallbackFocus?.focus();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text ${id}-note`}
      onClose={close}
    >
      {message && (
        <>
          <h2 id={`${id}-title`}>{message.title}</h2>
          <p id={`${id}-text`}>{message.text}</p>
          {message.note && (
            <p id={`${id}-note`} className={styles.note}>
              {message.note}
            </p>
          )}
          <button type="button" className={buttons.ink} onClick={() => dialog.current?.close()}>
            {outcomeLabels.ok}
          </button>
        </>
      )}
    </dialog>
  );
}
