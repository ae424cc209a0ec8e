/**
 * An inline script of the head. The page is first painted in a font of the system. Then the event `painted` is dispatched,
 * and the two weights of Anek are loaded for the text of the page and applied together (`data-type`,
 * `styles/tokens.css`), so that the page is laid out again only once. After a reload, on the way back and within the site
 * the font is in the cache and applied at once.
 */
export function watchFirstPaint(): void {
  const { documentElement: root, fonts, referrer } = document;

  const applyFont = (): void => {
    root.dataset.type = 'anek';
  };

  const markPainted = (): void => {
    if ('painted' in root.dataset) return;
    root.dataset.painted = '';
    dispatchEvent(new Event('painted'));
    const text = document.body.textContent;
    Promise.all([fonts.load('400 1em Anek', text), fonts.load('600 1em Anek', text)]).then(applyFont, applyFont);
  };

  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || referrer.startsWith(`${location.origin}/`)) {
    root.dataset.painted = '';
    applyFont();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    markPainted();
  }).observe({ type: 'paint', buffered: true });
  // Some browsers report no paint, for example in a tab in the background.
  addEventListener('load', () => setTimeout(markPainted, 1_000));
}
