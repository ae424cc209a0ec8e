import * as labels from '#content/layout/labels.ts';
import { site } from '#content/site.ts';
import { seal } from '#domain/site/seal.ts';
import styles from './logo.module.css';

const { x, y, scale } = seal.letter;

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.seal} viewBox="-500 -500 1000 1000" aria-hidden="true">
        <circle r="425" className={styles.edge} />
        <path d={site.devanagari.letter} transform={`translate(${x} ${y})scale(${scale})`} className={styles.letters} />
      </svg>
      <span className={styles.name}>{site.name}</span>
    </span>
  );
}

const word = 'seal-word';

/** The seal with the brand in Devanagari, from 64 px on; an image. Needs a `SealWord`. */
export function Seal({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={`${styles.seal} ${className ?? ''}`}
      viewBox="-500 -500 1000 1000"
      role="img"
      aria-label={labels.seal}
    >
      <circle r="425" className={styles.edge} />
      <circle r="400" className={styles.ring} />
      <use href={`#${word}`} className={styles.letters} />
    </svg>
  );
}

/** The word of the seals of a page, at its end: the initial congestion window has no space for it. */
export function SealWord() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <path
        id={word}
        d={site.devanagari.letter + site.devanagari.furtherLetters}
        transform="translate(-320 120)scale(8.5)"
      />
    </svg>
  );
}
