import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Fades sections in as they enter the viewport, once each (R9.40). Only sections that are below the viewport at the first
 * scroll are hidden, so that print and screenshots show everything; with reduced motion none is.
 */
export function useRevealOnScroll(): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const below: HTMLElement[] = [];
    const end = (event: Event): void => {
      const section = event.currentTarget;
      // Transitions of elements inside the section bubble up to it.
      if (event.target !== section || !(section instanceof HTMLElement)) return;
      section.removeEventListener('transitionend', end);
      delete section.dataset.reveal;
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        // A section above the viewport was skipped by a jump, and is shown for the way back.
        if (!isIntersecting && boundingClientRect.top > 0) continue;
        observer.unobserve(target);
        target.setAttribute('data-reveal', 'shown');
        target.addEventListener('transitionend', end);
      }
    });
    const hideSections = (): void => {
      const sections = document.querySelectorAll<HTMLElement>('main section:not(main section section)');
      below.push(...[...sections].filter((section) => section.getBoundingClientRect().top > window.innerHeight));
      for (const section of below) {
        section.dataset.reveal = 'waiting';
        observer.observe(section);
      }
    };
    window.addEventListener('scroll', hideSections, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', hideSections);
      observer.disconnect();
      for (const section of below) delete section.dataset.reveal;
    };
  }, [pathname]);
}
