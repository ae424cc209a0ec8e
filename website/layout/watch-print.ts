/**
 * An inline script of the body. A printed page says where it is, and beside each link to another page where that leads
 * (`styles/print.css`): the style sheet alone knows no origin.
 */
export function watchPrint(): void {
  addEventListener('beforeprint', () => {
    const { origin, pathname, search } = location;
    document.querySelector('main')?.setAttribute('data-address', origin + pathname + search);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
      link.dataset.address = link.href;
    }
  });
}
