import type { NavigateFunction } from 'react-router';
import { planSearchActions, type SearchEntry } from '#domain/search/search-entry.ts';

/** Does what a result calls for; `false` when it leads to an element that is not on this page. */
export async function followEntry(entry: SearchEntry, navigate: NavigateFunction): Promise<boolean> {
  for (const action of planSearchActions(entry.path)) {
    switch (action.kind) {
      case 'download':
        clickLink(entry.path, { download: action.fileName });
        break;
      case 'open':
        clickLink(entry.path, { target: '_blank', rel: 'noopener' });
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

async function readState({ useCase }: SearchEntry): Promise<unknown> {
  if (useCase === undefined) return null;
  const { findDetailContent } = await import('#content/use-case/details.ts');
  return findDetailContent(useCase);
}

function clickLink(href: string, attributes: { download?: string; target?: string; rel?: string }): void {
  const link = Object.assign(document.createElement('a'), { href, ...attributes });
  link.click();
}
