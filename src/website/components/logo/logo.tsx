import * as labels from '#content/layout/labels.ts';
import { site } from '#content/site.ts';
import { formatPlace } from '#domain/site/seal.ts';
import styles from './logo.module.css';

const { letter, word } = site.devanagari.outlines;

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.seal} viewBox="-500 -500 1000 1000" aria-hidden="true">
        <circle r="425" className={styles.edge} />
        <path d={letter.path} transform={formatPlace(letter)} className={styles.letters} />
      </svg>
      <span className={styles.name}>{site.name}</span>
    </span>
  );
}

const wordId = 'seal-word';

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
      <use href={`#${wordId}`} className={styles.letters} />
    </svg>
  );
}

/** The word of the seals of a page, at its end: the initial congestion window has no space for it. */
export function SealWord() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <path id={wordId} d={word.path} transform={formatPlace(word)} />
    </svg>
  );
}
