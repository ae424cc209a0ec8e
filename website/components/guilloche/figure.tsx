import sheet from '#website/components/picture/sheet.svg?url';
import styles from './guilloche.module.css';
import type { ShapeName } from './shapes.ts';

/** A rosette of the sheet, with the mark of its name in the middle. Decoration: the text beside it says the same. */
export function Figure({ name, className }: { name: ShapeName; className?: string | undefined }) {
  return (
    <svg className={`${styles.rosette} ${className ?? ''}`} viewBox="-500 -500 1000 1000" aria-hidden="true">
      <use href={`${sheet}#rosette-${name}`} x="-500" y="-500" width="1000" height="1000" />
      {name !== 'hero' && (
        <use href={`${sheet}#mark-${name}`} x="-210" y="-210" width="420" height="420" className={styles.mark} />
      )}
    </svg>
  );
}
