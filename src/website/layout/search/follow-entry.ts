import { planSearchActions, type SearchEntry } from '#domain/search/search-entry.ts';
import { openTopic } from '#website/layout/links/open-topic.ts';

/** Opens a search entry; `false` while another page is loaded for it. */
export async function followEntry(entry: SearchEntry): Promise<boolean> {
  const actions = planSearchActions(entry.path);
  const isOpened = actions.some(({ kind }) => kind === 'open');
  let isHere = true;
  for (const action of actions) {
    switch (action.kind) {
      case 'download':
        // `download` works for the same origin only; for another, the browser would navigate away.
        if (new URL(entry.path, location.href).origin === location.origin)
          clickLink(entry.path, { download: action.fileName });
        else if (!isOpened) clickLink(entry.path, newTab);
        break;
      case 'open':
        clickLink(entry.path, newTab);
        break;
      case 'scroll':
        isHere = scrollToAnchor(action.id);
        break;
      case 'navigate':
        isHere = await openPage(entry);
    }
  }
  return isHere;
}

function scrollToAnchor(id: string): boolean {
  const element = document.getElementById(id);
  if (element) element.scrollIntoView({ behavior: 'smooth' });
  else location.assign(`/#${id}`);
  return element !== null;
}

/** The focus shows a visitor who is on the page already that this is it. */
async function openPage({ path, useCase }: SearchEntry): Promise<boolean> {
  if (useCase !== undefined) {
    await openTopic(useCase);
    return false;
  }
  const { pathname, hash } = location;
  if (path !== pathname + hash) {
    location.assign(path);
    return new URL(path, location.href).pathname === pathname;
  }
  const target = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
  if (target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (hash === '') scrollTo({ top: 0 });
    else target.scrollIntoView();
  }
  return true;
}

const newTab = { target: '_blank', rel: 'noopener' } as const;

function clickLink(href: string, attributes: { download?: string; target?: string; rel?: string }): void {
  Object.assign(document.createElement('a'), { href, ...attributes }).click();
}
