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

/** A symbol of `sheet.svg`, which browsers cache; its colours come from the custom properties where it is used. Decoration. */
export function Drawing({ name, className }: { name: DrawingName; className?: string | undefined }) {
  const viewBox = name.startsWith('gallery') ? '0 0 240 120' : '0 0 120 90';
  return (
    <svg viewBox={viewBox} className={`${styles.drawing} ${className ?? ''}`} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
