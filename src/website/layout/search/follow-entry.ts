import { planSearchActions, type SearchEntry } from '#domain/search/search-entry.ts';
import { routes } from '#domain/site/routes.ts';
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
  const { pathname, search, hash } = location;
  // The address of the prices has the choice, which stays.
  const query = pathname === routes.pricing.path ? '' : search;
  if (path !== pathname + query + hash) {
    location.assign(path);
    const target = new URL(path, location.href);
    return target.pathname + target.search === pathname + query;
  }
  const target = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
  // A question that was closed again, and its category.
  for (let details = target?.closest('details'); details; details = details.parentElement?.closest('details')) {
    details.open = true;
  }
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
