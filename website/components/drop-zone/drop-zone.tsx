import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './drop-zone.module.css';

/** The class of a file input in a drop zone, whose label is the button. */
export const fileInput = styles.input;

/** A group of controls on which files can be dropped. */
export function DropZone({
  label,
  className,
  onFiles,
  onDragOver,
  children,
}: {
  label: string;
  className?: string | undefined;
  onFiles: (files: FileList) => void;
  /** When files are dragged over it. */
  onDragOver?: () => void;
  children: ReactNode;
}) {
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
    onFiles(event.dataTransfer.files);
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
      {children}
    </fieldset>
  );
}
