import type { NavigateFunction } from 'react-router';
import { planSearchActions, type SearchEntry } from '#domain/search/search-entry.ts';

/** Opens a search entry; `false` for an anchor that neither this page nor the home page has. */
export async function followEntry(entry: SearchEntry, navigate: NavigateFunction): Promise<boolean> {
  const actions = planSearchActions(entry.path);
  const isOpened = actions.some(({ kind }) => kind === 'open');
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
        return scrollToAnchor(action.id, navigate);
      case 'navigate':
        await openPage(entry, navigate);
    }
  }
  return true;
}

async function scrollToAnchor(id: string, navigate: NavigateFunction): Promise<boolean> {
  const element = document.getElementById(id);
  if (element) {
    element.scrollIntoView({ behavior: 'smooth' });
    return true;
  }
  await navigate(`/#${id}`);
  return hasElement(id);
}

/** How often to look for an element of the page that is being rendered, and how long to wait in between. Milliseconds. */
const looks = { count: 20, interval: 50 };

async function hasElement(id: string): Promise<boolean> {
  for (let nth = 0; nth < looks.count; nth += 1) {
    if (document.getElementById(id)) return true;
    await new Promise((resolve) => setTimeout(resolve, looks.interval));
  }
  return false;
}

/** The focus shows a visitor who is on the page already that this is it. */
async function openPage(entry: SearchEntry, navigate: NavigateFunction): Promise<void> {
  const { pathname, hash } = window.location;
  const state = entry.useCase && (await import('#content/use-case/details.ts')).findDetailContent(entry.useCase);
  await navigate(entry.path, { state });
  if (entry.path !== pathname + hash) return;
  const target = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

const newTab = { target: '_blank', rel: 'noopener' } as const;

function clickLink(href: string, attributes: { download?: string; target?: string; rel?: string }): void {
  Object.assign(document.createElement('a'), { href, ...attributes }).click();
}
