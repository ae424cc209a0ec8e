/** Loads content that the page could not wait for, in place of its link; the link stays after a failure. */
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
