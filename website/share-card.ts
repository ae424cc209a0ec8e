/** The path of a page's card, named after the page's path without its query: `/share/home-faq.jpg`. */
export function findShareCard(path: string): string {
  const name = (path.split('?')[0] ?? '').toLowerCase().replaceAll('/', '-').replace(/^-+/, '');
  return `/share/${name || 'home'}.jpg`;
}
