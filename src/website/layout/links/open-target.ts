/** R9.28: the delay before scrolling to an anchor, in milliseconds. */
const delayMs = 100;

/** Opens the question, category or form that the fragment of the address names, and scrolls to it. */
export function openTarget(): void {
  const show = (): void => {
    const target = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    const opened = target.closest('details') ?? target.querySelector<HTMLDetailsElement>('[data-opens-with]');
    for (let details = opened; details; details = details.parentElement?.closest('details') ?? null) {
      details.open = true;
    }
    // On the way back and after a reload the browser restores the position.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type === 'navigate') setTimeout(() => target.scrollIntoView(), delayMs);
    else if (opened) target.scrollIntoView();
  };
  show();
  addEventListener('hashchange', show);
  // A second click on the same link changes no address.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.hash !== '' && link.href === location.href) show();
  });
}
