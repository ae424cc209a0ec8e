/**
 * An inline script of the body. A printed page says where it is, on each sheet its title, and beside each link to another page
 * where that leads (`styles/print.css`): the style sheet alone knows neither.
 */
export function watchPrint(): void {
  addEventListener('beforeprint', () => {
    const { origin, pathname, search } = location;
    document.documentElement.style.setProperty('--title', JSON.stringify(document.title));
    document.querySelector('main')?.setAttribute('data-address', origin + pathname + search);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
      link.dataset.address = link.href;
    }
  });
}
