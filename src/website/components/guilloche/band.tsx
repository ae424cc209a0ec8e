import { useId } from 'react';
import { drawWave } from '#domain/guilloche/wave.ts';
import styles from './guilloche.module.css';

/** A strip of interlaced waves, each `wave` CSS pixels long and `height` high: one tile, repeated as an SVG pattern. */
export function Band({
  lines,
  wave,
  height = 32,
  className,
}: {
  lines: number;
  wave: number;
  height?: number;
  className?: string | undefined;
}) {
  const id = useId();
  const line = drawWave({ wave, height });
  const shifts = Array.from({ length: lines }, (_, index) => Math.round((index * wave) / lines));
  return (
    <svg className={`${styles.band} ${className ?? ''}`} aria-hidden="true">
      <pattern id={id} width={wave} height={height} patternUnits="userSpaceOnUse">
        {shifts.map((shift) => (
          <path key={shift} d={line} transform={`translate(${shift})`} />
        ))}
      </pattern>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  );
}
