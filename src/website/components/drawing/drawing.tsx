import { usePageDocument } from '#website/document/page-document.ts';
import styles from './drawing.module.css';
import sheet from './sheet.svg?url';

/**
 * The symbols of `sheet.svg` other than rosettes and marks: 120 by 90 units, `wide-` ones 240 by 120. Each symbol has a
 * view box that begins at the left edge of its lines. All have one line weight, and bodies filled with paper hide what
 * is behind them.
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
  'wide-support',
  'wide-token',
  'wide-video',
  'wide-document',
] as const;

export type DrawingName = (typeof drawingNames)[number];

/** The address of a symbol of `sheet.svg`: in the document itself where the server renders the page. */
export function useSymbol(name: DrawingName | `rosette-${string}` | `mark-${string}`): string {
  return usePageDocument()?.addSymbol(sheet, name) ?? `${sheet}#${name}`;
}

/** A symbol of `sheet.svg`; its colours come from the custom properties where it is used. */
export function Drawing({
  name,
  label,
  className,
}: {
  name: DrawingName;
  /** What it shows; without it the drawing is decoration. */
  label?: string;
  className?: string | undefined;
}) {
  const viewBox = name.startsWith('wide-') ? '0 0 240 120' : '0 0 120 90';
  return (
    <svg
      viewBox={viewBox}
      className={`${styles.drawing} ${className ?? ''}`}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={useSymbol(name)} />
    </svg>
  );
}
