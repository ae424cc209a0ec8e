import { useEffect, useState } from 'react';
import styles from './scroll-to-top.module.css';

/** R9.26: how far a page must have been scrolled, in CSS pixels. */
const threshold = 300;

/** The way back up, once there is one worth having. */
export function ScrollToTop() {
  const [isFar, setFar] = useState(false);

  useEffect(() => {
    const measure = (): void => setFar(window.scrollY > threshold);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);

  const scroll = (): void => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  };

  return (
    isFar && (
      <button type="button" aria-label="Scroll to top" className={styles.button} onClick={scroll}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20V5m-6 6 6-6 6 6" />
        </svg>
      </button>
    )
  );
}
