import { site } from '#content/site.ts';
import { drawRosette, smallSeal } from '#domain/guilloche/rosette.ts';
import styles from './logo.module.css';

const edge = drawRosette(smallSeal.edge);
const line = drawRosette(smallSeal.line);

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.seal} viewBox="-500 -500 1000 1000" aria-hidden="true">
        <path d={edge} />
        <path d={line} transform="scale(.72)" className={styles.line} />
      </svg>
      <span className={styles.name}>{site.name}</span>
    </span>
  );
}

/** The seal with the brand in Devanagari, from 64 px on; an image with the alternative text `label`. */
export function Seal({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <svg className={`${styles.seal} ${className ?? ''}`} viewBox="-500 -500 1000 1000" role="img" aria-label={label}>
      <path d={edge} />
      <circle r="400" className={styles.ring} />
      <path d={site.devanagari.outline} transform="translate(-320 120)scale(3.4)" className={styles.word} />
    </svg>
  );
}
