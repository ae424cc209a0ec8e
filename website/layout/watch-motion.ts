/**
 * An inline script after the content: of the rows that scroll continuously (`data-marquee`) and are in view, only the last one moves.
 * The others stand still (`data-still`); with reduced motion none moves.
 */
export function watchMotion(): void {
  const inView = new Set<Element>();
  const listRows = () => [...document.querySelectorAll<HTMLElement>('[data-marquee]')];
  // Also called for a row that was in view and has left the document.
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    const rows = listRows();
    const last = rows.findLast((row) => inView.has(row));
    for (const row of rows) row.toggleAttribute('data-still', inView.has(row) && row !== last);
  });

  for (const row of listRows()) observer.observe(row);
  // One that the router renders moves from its first frame on; to observe a row again has no effect.
  addEventListener('animationstart', ({ target }) => {
    const row = target instanceof Element && target.closest('[data-marquee]');
    if (row) observer.observe(row);
  });
}
