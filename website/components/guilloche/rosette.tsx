import { drawRosette, type RosetteShape } from '#domain/guilloche/rosette.ts';
import styles from './guilloche.module.css';

/** A small rosette of one line, drawn into the page itself: it is there with the first text. */
export function Rosette({ shape, className }: { shape: RosetteShape; className?: string | undefined }) {
  return (
    <svg className={`${styles.rosette} ${className ?? ''}`} viewBox="-500 -500 1000 1000" aria-hidden="true">
      <path d={drawRosette(shape)} />
    </svg>
  );
}
