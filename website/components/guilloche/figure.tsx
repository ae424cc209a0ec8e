import marks from '#website/components/picture/marks.svg?url';
import styles from './guilloche.module.css';
import rosettes from './rosettes.svg?url';
import { homeShapes, type ShapeName } from './shapes.ts';
import useCases from './use-cases.svg?url';

/** A rosette of the kept file, with the mark of its name in the middle. Decoration: the text beside it says the same. */
export function Figure({ name, className }: { name: ShapeName; className?: string | undefined }) {
  const file = name in homeShapes ? rosettes : useCases;
  return (
    <svg className={`${styles.rosette} ${className ?? ''}`} viewBox="-500 -500 1000 1000" aria-hidden="true">
      <use href={`${file}#${name}`} x="-500" y="-500" width="1000" height="1000" />
      {name !== 'hero' && (
        <use href={`${marks}#${name}`} x="-210" y="-210" width="420" height="420" className={styles.mark} />
      )}
    </svg>
  );
}
