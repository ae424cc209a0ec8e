/** R9.28: the delay before scrolling to an anchor, in milliseconds. */
const delayMs = 100;

/**
 * Opens the question, category or form that the fragment of the address names, and scrolls to it: now, and whenever the
 * fragment changes.
 */
export function watchTarget(): void {
  const showTarget = (): void => {
    const id = readFragment();
    const target = id === '' ? null : document.getElementById(id);
    if (!target) return;
    const opened =
      target.closest('details') ?? target.querySelector<HTMLDetailsElement>(`[data-opens-with="${CSS.escape(id)}"]`);
    for (let details = opened; details; details = details.parentElement?.closest('details') ?? null) {
      details.open = true;
    }
    // On the way back and after a reload the browser restores the position.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type === 'navigate') setTimeout(() => target.scrollIntoView(), delayMs);
    else if (opened) target.scrollIntoView();
  };
  showTarget();
  addEventListener('hashchange', showTarget);
  // A second click on the same link changes no address.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.hash !== '' && link.href === location.href) showTarget();
  });
}

/** As it is written where it is no percent-encoding, such as `#50%`. */
function readFragment(): string {
  const fragment = location.hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
