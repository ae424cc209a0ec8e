import { drawRosette, type RosetteShape } from '#domain/guilloche/rosette.ts';
import { useSymbol } from '#website/components/drawing/drawing.tsx';
import styles from './guilloche.module.css';

/** The rosettes of sheet.svg: the home page has its own, each use case has one under its slug. */
export const figureNames = [
  'hero',
  'individual',
  'organisation',
  'foreign',
  'document-signer',
  'e-tender',
  'icegate',
  'dgft',
  'mca-income-tax-gst',
  'employee-provident-fund',
  'irctc-e-ticketing',
  'ipr',
  'foreign-national',
] as const;

export type FigureName = (typeof figureNames)[number];

/** A rosette of sheet.svg with the mark of its name in the middle. Decoration: the text beside it says the same. */
export function Figure({ name, className }: { name: FigureName; className?: string | undefined }) {
  return (
    <svg className={`${styles.rosette} ${className ?? ''}`} viewBox="-500 -500 1000 1000" aria-hidden="true">
      <use href={useSymbol(`rosette-${name}`)} x="-500" y="-500" width="1000" height="1000" />
      {name !== 'hero' && <Mark name={name} />}
    </svg>
  );
}

function Mark({ name }: { name: FigureName }) {
  return <use href={useSymbol(`mark-${name}`)} x="-210" y="-210" width="420" height="420" className={styles.mark} />;
}

/** A rosette of one line, inline in the page, so that it needs no request. */
export function Rosette({ shape, className }: { shape: RosetteShape; className?: string | undefined }) {
  return (
    <svg className={`${styles.rosette} ${className ?? ''}`} viewBox="-500 -500 1000 1000" aria-hidden="true">
      <path d={drawRosette(shape)} />
    </svg>
  );
}
