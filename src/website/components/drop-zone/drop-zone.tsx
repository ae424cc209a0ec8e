import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react';
import styles from './drop-zone.module.css';

type DropZoneProps = {
  readonly label: string;
  readonly className: string | undefined;
  /** The label of the file input. */
  readonly button: { readonly className: string | undefined; readonly text: string };
  /** Its native text would not follow a dropped file, so it is hidden. */
  readonly input: ComponentProps<'input'> & { readonly id: string };
  readonly onFiles: (files: readonly File[]) => void;
  /** When files are dragged over it. */
  readonly onDragOver?: () => void;
  readonly children: ReactNode;
};

/** A file input with a button as its label, in a group of controls that accepts dropped files. */
export function DropZone({ label, className, button, input, onFiles, onDragOver, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);

  const accept = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // By default the browser opens the dropped file in place of the page.
    event.preventDefault();
    setOver(true);
    onDragOver?.();
  };

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };

  return (
    <fieldset
      aria-label={label}
      className={`${styles.zone} ${className ?? ''}`}
      data-over={isOver}
      onDragOver={accept}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={input.id} className={button.className}>
        {button.text}
      </label>
      <input
        type="file"
        className={`${styles.input} visually-hidden`}
        {...input}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Without a reset, choosing the same file again would fire no event.
          currentTarget.value = '';
        }}
      />
      {children}
    </fieldset>
  );
}
