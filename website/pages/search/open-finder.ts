import type { WebsiteContext } from '#website/context.ts';
import { createFinder, type Finder } from '#website/layout/search/find-entries.ts';
import { listEntries } from './list-entries.ts';

/** How long a finder serves searches: building one takes as long as a hundred of them. Milliseconds. */
const lifetime = 60_000;

const finders = new WeakMap<WebsiteContext['content'], { readonly until: number; readonly finder: Promise<Finder> }>();

/** The finder of a site; its entries are at most a minute old. */
export function openFinder(context: WebsiteContext): Promise<Finder> {
  const known = finders.get(context.content);
  if (known && known.until > Date.now()) return known.finder;
  const finder = listEntries(context).then(createFinder);
  finders.set(context.content, { until: Date.now() + lifetime, finder });
  finder.catch(() => finders.delete(context.content));
  return finder;
}
