import { planSearchActions, type SearchEntry } from '#domain/search/search-entry.ts';
import { routes } from '#domain/site/routes.ts';
import { openTopic } from '#website/layout/links/open-topic.ts';

/** Whether the page stays, or another one is being loaded. */
type Followed = 'stays' | 'leaves';

/** Opens a search entry: a page, a topic, a section of the home page, a file or another site. */
export async function followEntry(entry: SearchEntry): Promise<Followed> {
  const actions = planSearchActions(entry.path);
  const isOpened = actions.some(({ kind }) => kind === 'open');
  let followed: Followed = 'stays';
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
        followed = scrollToAnchor(action.id);
        break;
      case 'navigate':
        followed = await openPage(entry);
    }
  }
  return followed;
}

function scrollToAnchor(id: string): Followed {
  const element = document.getElementById(id);
  if (element) element.scrollIntoView({ behavior: 'smooth' });
  else location.assign(`/#${id}`);
  return element ? 'stays' : 'leaves';
}

async function openPage({ path, useCase }: SearchEntry): Promise<Followed> {
  if (useCase !== undefined) {
    await openTopic(useCase);
    return 'leaves';
  }
  const { pathname, search, hash } = location;
  // The address of the prices has the choice, which stays.
  const query = pathname === routes.pricing.path ? '' : search;
  if (path === pathname + query + hash) {
    showTarget(hash);
    return 'stays';
  }
  location.assign(path);
  const target = new URL(path, location.href);
  const isSection = target.pathname + target.search === pathname + query;
  return isSection ? 'stays' : 'leaves';
}

/** Moves the focus to the target of the current address, or to the heading of the page. */
function showTarget(hash: string): void {
  const target = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  // A question that was closed again, and its category.
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null) {
    details.open = true;
  }
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (hash === '') scrollTo({ top: 0 });
  else target.scrollIntoView();
}

const newTab = { target: '_blank', rel: 'noopener' } as const;

function clickLink(href: string, attributes: { download?: string; target?: string; rel?: string }): void {
  Object.assign(document.createElement('a'), { href, ...attributes }).click();
}
