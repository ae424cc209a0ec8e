/** Loads what a page could not wait for, and puts it in its place; the link to it stays where that fails. */
export function completePage(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-complete]');
  if (!link) return;
  const load = async (): Promise<void> => {
    const response = await fetch(link.href);
    const complete = new DOMParser().parseFromString(await response.text(), 'text/html');
    const main = complete.querySelector('main');
    if (!main || main.querySelector('[data-complete]')) return;
    document.title = complete.title;
    document.querySelector('main')?.replaceChildren(...main.childNodes);
  };
  load().catch(console.error);
}
