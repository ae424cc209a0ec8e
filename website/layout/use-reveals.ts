import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Lets the sections of a page that are still below the window rise as they enter it, once each (R9.40). What is in view
 * when the page comes stays as it is; without scripts, in print and under reduced motion nothing is ever held back.
 */
export function useReveals(): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const sections = [...document.querySelectorAll<HTMLElement>('main section:not(main section section)')];
    const below = sections.filter((section) => section.getBoundingClientRect().top > window.innerHeight);
    const end = (event: Event): void => {
      const section = event.currentTarget;
      // A button in it that changes colour is not its end.
      if (event.target !== section || !(section instanceof HTMLElement)) return;
      section.removeEventListener('transitionend', end);
      delete section.dataset.reveal;
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        // One that was jumped over is above: it is read on the way back.
        if (!isIntersecting && boundingClientRect.top > 0) continue;
        observer.unobserve(target);
        target.setAttribute('data-reveal', 'shown');
        target.addEventListener('transitionend', end);
      }
    });
    for (const section of below) {
      section.dataset.reveal = 'waiting';
      observer.observe(section);
    }
    return () => {
      observer.disconnect();
      for (const section of below) delete section.dataset.reveal;
    };
  }, [pathname]);
}
