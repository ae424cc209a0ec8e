import type { NavigateFunction } from 'react-router';
import { planSearchActions, type SearchEntry } from '#domain/search/search-entry.ts';

/** Opens a search entry; `false` for an anchor that is not on this page. */
export async function followEntry(entry: SearchEntry, navigate: NavigateFunction): Promise<boolean> {
  const actions = planSearchActions(entry.path);
  const isOpened = actions.some(({ kind }) => kind === 'open');
  for (const action of actions) {
    switch (action.kind) {
      case 'download':
        // `download` works for the same origin only; for another, the browser would navigate away.
        if (isOwn(entry.path)) clickLink(entry.path, { download: action.fileName });
        else if (!isOpened) clickLink(entry.path, newTab);
        break;
      case 'open':
        clickLink(entry.path, newTab);
        break;
      case 'scroll': {
        const element = document.getElementById(action.id);
        if (!element) return false;
        element.scrollIntoView({ behavior: 'smooth' });
        break;
      }
      case 'navigate':
        await navigate(entry.path, { state: await readState(entry) });
    }
  }
  return true;
}

const newTab = { target: '_blank', rel: 'noopener' } as const;

function isOwn(path: string): boolean {
  return new URL(path, window.location.href).origin === window.location.origin;
}

async function readState({ useCase }: SearchEntry): Promise<unknown> {
  if (useCase === undefined) return null;
  const { findDetailContent } = await import('#content/use-case/details.ts');
  return findDetailContent(useCase);
}

function clickLink(href: string, attributes: { download?: string; target?: string; rel?: string }): void {
  Object.assign(document.createElement('a'), { href, ...attributes }).click();
}
