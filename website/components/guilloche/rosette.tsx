import { useId } from 'react';
import styles from './guilloche.module.css';
import { drawRosette, type RosetteShape } from './rosette.ts';

/** A rosette of one line and turned copies of it. Decoration: nothing of it is told to assistive technology. */
export function Rosette({
  shape,
  copies = 3,
  className,
}: {
  shape: RosetteShape;
  /** How often the line is drawn, each turned by an equal part of one wave. */
  copies?: number;
  className?: string | undefined;
}) {
  const id = useId();
  const twist = (360 * shape.turns) / shape.waves / copies / shape.turns;
  return (
    <svg className={`${styles.rosette} ${className ?? ''}`} viewBox="-500 -500 1000 1000" aria-hidden="true">
      <path id={id} d={drawRosette(shape)} />
      {Array.from({ length: copies - 1 }, (_, index) => (
        <use key={`${index + 1}`} href={`#${id}`} transform={`rotate(${Math.round((index + 1) * twist * 100) / 100})`} />
      ))}
    </svg>
  );
}
