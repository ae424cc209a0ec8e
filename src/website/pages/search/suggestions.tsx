import { renderToStaticMarkup } from 'react-dom/server';
import { parseSearch } from '#contract/routes.ts';
import { websiteContext } from '#website/context.ts';
import type { Finder } from '#website/layout/search/find-entries.ts';
import { EntryLinks } from '#website/layout/search/nothing-found.tsx';
import type { Route } from './+types/suggestions';
import { openFinder } from './open-finder.ts';

/**
 * `/suggestions.html?q=…`: links to what resembles a search without a match, or with `for=address` the words of an
 * address that does not exist, as HTML. `show-suggestions.ts` puts them into the page.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = parseSearch(search);
  const finder = await openFinder(context.get(websiteContext));
  const entries = search.get('for') === 'address' ? findPages(finder, query) : finder.findSimilar(query);
  return new Response(renderToStaticMarkup(<EntryLinks entries={entries} />), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  });
}

/** How many pages are offered for an address. */
const maxPages = 3;

function findPages({ find, findSimilar }: Finder, words: string) {
  const pages = [...find(words).flatMap(({ entries }) => entries), ...findSimilar(words)].filter(
    ({ kind, path }) => kind === 'page' && /^\/[^#]*$/.test(path),
  );
  return [...new Set(pages)].slice(0, maxPages);
}
