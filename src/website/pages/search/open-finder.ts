import type { WebsiteContext } from '#website/context.ts';
import { createFinder, type Finder } from '#website/layout/search/find-entries.ts';
import { listEntries } from './list-entries.ts';

/**
 * How long requests share a finder: building one takes as long as ten searches, and every server shows a change of its
 * content within two seconds.
 */
const sharingMs = 1_000;

type Built = { readonly finder: Finder; readonly isComplete: boolean };

const shared = new WeakMap<WebsiteContext['content'], { readonly until: number; readonly built: Promise<Built> }>();

/**
 * The finder of a site. A finder without its posts is not shared. Each request then reads the posts itself and records
 * the failed read, so that its page is not cached.
 */
export async function openFinder(context: WebsiteContext): Promise<Finder> {
  const known = shared.get(context.content);
  if (known && known.until > Date.now()) {
    const { finder, isComplete } = await known.built;
    if (isComplete) return finder;
  }
  const built = buildFinder(context);
  shared.set(context.content, { until: Date.now() + sharingMs, built });
  built.catch(() => shared.delete(context.content));
  return (await built).finder;
}

async function buildFinder(context: WebsiteContext): Promise<Built> {
  const { entries, isComplete } = await listEntries(context);
  return { finder: createFinder(entries), isComplete };
}
