/** R9.26: the scroll position from which the button that scrolls to the top is shown, in CSS pixels. */
const threshold = 300;

/**
 * Marks the page (`data-scrolled`) below the threshold, where the button that scrolls to the top is shown, and fades
 * sections in as they enter the viewport, once each (R9.40). Only sections that are below the viewport at the first
 * scroll on a page are hidden, so that print and screenshots show everything; with reduced motion none is.
 */
export function watchScroll(): void {
  const { dataset } = document.documentElement;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

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

  let isHidden = false;
  const hideSections = (): void => {
    for (const section of document.querySelectorAll<HTMLElement>('main section:not(main section section)')) {
      if (section.getBoundingClientRect().top <= innerHeight) continue;
      section.dataset.reveal = 'waiting';
      observer.observe(section);
    }
  };

  const onScroll = (): void => {
    if (scrollY > threshold) dataset.scrolled = '';
    else delete dataset.scrolled;
    if (calm.matches || isHidden) return;
    isHidden = true;
    hideSections();
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-scroll-to-top]')) return;
    scrollTo({ top: 0, behavior: calm.matches ? 'instant' : 'smooth' });
  });
}
