/**
 * An inline script of the head. Each weight of the typeface is a file, of which the browser uses those that have arrived by the
 * first paint: where only one has, the page does without the typeface, so that two never stand beside each other.
 */
export function watchTypeface(): void {
  // Runs right before the first paint.
  requestAnimationFrame(() => {
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const arrived = requests.filter((request) => request.name.includes('/anek-') && request.decodedBodySize > 0);
    if (arrived.length === 1) document.documentElement.style.setProperty('--font', 'var(--font-system)');
  });
}
