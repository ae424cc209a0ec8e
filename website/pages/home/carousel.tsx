import { type KeyboardEvent, useState } from 'react';
import { carouselLabels as labels } from '#content/home/carousel-labels.ts';
import type { PictureView } from '#contract/picture.ts';
import buttons from '#website/components/button/button.module.css';
import { Picture } from '#website/components/picture/picture.tsx';
import styles from './carousel.module.css';

/**
 * On a phone it is 92vw wide; the smaller value selects a smaller file: half the bytes, hardly less sharp, and the page's
 * text remains the largest contentful paint.
 */
const sizes = '(min-width: 46rem) 42rem, 58vw';

/** A carousel of the advertisements. */
export function Carousel({ advertisements }: { advertisements: readonly PictureView[] }) {
  const [at, setAt] = useState(0);
  const total = advertisements.length;
  const current = advertisements[at];
  const step = (by: 1 | -1): void => setAt((before) => (before + by + total) % total);

  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys do what the two buttons do
    <div className={styles.carousel} onKeyDown={onKeyDown}>
      <div className={styles.picture}>{current && <Picture key={at} picture={current} sizes={sizes} isFirst />}</div>
      <div className={styles.steps}>
        <button type="button" className={buttons.button} onClick={() => step(-1)}>
          {labels.previous}
        </button>
        <p aria-live="polite">
          {at + 1} / {total}
        </p>
        <button type="button" className={buttons.button} onClick={() => step(1)}>
          {labels.next}
        </button>
      </div>
    </div>
  );
}
