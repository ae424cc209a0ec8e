/**
 * An inline script after the content: of the rows that scroll continuously (`data-marquee`) and are in view, only the last one moves.
 * The others stand still (`data-still`); with reduced motion none moves.
 */
export function watchMotion(): void {
  const rows = new Set<HTMLElement>();
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    for (const row of rows) if (!row.isConnected) forget(row);
    const last = [...inView].reduce<Element | undefined>(
      (found, row) => (found && !isBefore(found, row) ? found : row),
      undefined,
    );
    for (const row of rows) row.toggleAttribute('data-still', inView.has(row) && row !== last);
  });

  const isBefore = (one: Element, other: Element): boolean =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

  /** Of a page that was left. */
  const forget = (row: HTMLElement): void => {
    observer.unobserve(row);
    rows.delete(row);
    inView.delete(row);
  };

  const watch = (row: HTMLElement): void => {
    rows.add(row);
    observer.observe(row);
  };
  for (const row of document.querySelectorAll<HTMLElement>('[data-marquee]')) watch(row);
  // One that the router renders moves from its first frame on.
  addEventListener('animationstart', ({ target }) => {
    const row = target instanceof Element && target.closest<HTMLElement>('[data-marquee]');
    if (row && !rows.has(row)) watch(row);
  });
}
