import styles from './drawing.module.css';
import sheet from './sheet.svg?url';

/**
 * The symbols of `sheet.svg` that are no rosette: 120 by 90 units, the left edge of the view box at that of the lines, one
 * line weight, and bodies filled with paper, which covers what is behind them.
 */
export const drawingNames = [
  'token',
  'hardware',
  'law',
  'identity',
  'support',
  'teamwork',
  'service',
  'log-in',
  'details',
  'video',
  'pay',
  'sign',
  'utility',
  'driver',
  'insert',
  'unlock',
  'load',
  'choose',
  'find',
  'letter',
  'revoked',
  'empty',
  'nothing-found',
  'gallery-token',
  'gallery-video',
  'gallery-document',
] as const;

export type DrawingName = (typeof drawingNames)[number];

/**
 * A symbol of `sheet.svg`, which browsers cache; its colours come from the custom properties where it is used. Without a
 * title it is decoration and hidden from assistive technology.
 */
export function Drawing({
  name,
  title,
  className,
}: {
  name: DrawingName;
  title?: string;
  className?: string | undefined;
}) {
  const viewBox = name.startsWith('gallery') ? '0 0 240 120' : '0 0 120 90';
  const shape = <use href={`${sheet}#${name}`} />;
  const names = `${styles.drawing} ${className ?? ''}`;
  if (title === undefined) {
    return (
      <svg viewBox={viewBox} className={names} aria-hidden="true">
        {shape}
      </svg>
    );
  }
  return (
    <svg viewBox={viewBox} className={names} role="img">
      <title>{title}</title>
      {shape}
    </svg>
  );
}
