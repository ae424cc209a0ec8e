import { useId } from 'react';
import { drawRosette, type RosetteShape } from '#domain/guilloche/rosette.ts';
import styles from './guilloche.module.css';

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
  const turn = 360 / shape.waves / copies;
  const turns = Array.from({ length: copies - 1 }, (_, index) => Math.round((index + 1) * turn * 100) / 100);
  return (
    <svg className={`${styles.rosette} ${className ?? ''}`} viewBox="-500 -500 1000 1000" aria-hidden="true">
      <path id={id} d={drawRosette(shape)} />
      {turns.map((degrees) => (
        <use key={degrees} href={`#${id}`} transform={`rotate(${degrees})`} />
      ))}
    </svg>
  );
}
