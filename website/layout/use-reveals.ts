import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Lets the sections of a page that are still below the window when it is first scrolled rise as they enter it, once each
 * (R9.40). Until then all of it stands, for whoever takes a picture of the whole or prints it; what is in view stays as it is;
 * without scripts and under reduced motion nothing is ever held back.
 */
export function useReveals(): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const below: HTMLElement[] = [];
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
    const holdBack = (): void => {
      const sections = document.querySelectorAll<HTMLElement>('main section:not(main section section)');
      below.push(...[...sections].filter((section) => section.getBoundingClientRect().top > window.innerHeight));
      for (const section of below) {
        section.dataset.reveal = 'waiting';
        observer.observe(section);
      }
    };
    window.addEventListener('scroll', holdBack, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', holdBack);
      observer.disconnect();
      for (const section of below) delete section.dataset.reveal;
    };
  }, [pathname]);
}
