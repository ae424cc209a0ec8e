import { useId } from 'react';
import styles from './guilloche.module.css';

/** A strip of interlaced waves, one tile repeated: every figure has parameters of its own. */
export function Band({
  lines = 5,
  wave = 64,
  className,
}: {
  /** How many waves are interlaced. */
  lines?: number;
  /** The length of one wave in CSS pixels. */
  wave?: number;
  className?: string | undefined;
}) {
  const id = useId();
  const height = 32;
  const [top, middle, bottom] = [2, height / 2, height - 2];
  const bend = Math.round(wave * 0.18);
  const line =
    `M${-wave} ${middle}` +
    [-wave, -wave / 2, 0, wave / 2, wave, wave * 1.5]
      .map((x, index) => {
        const y = index % 2 === 0 ? top * 2 - middle : bottom * 2 - middle;
        return `C${x + bend} ${y} ${x + wave / 2 - bend} ${y} ${x + wave / 2} ${middle}`;
      })
      .join('');
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
