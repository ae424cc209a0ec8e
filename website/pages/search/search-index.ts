import { listSearchEntries } from '#content/search/search-entries.ts';
import { settingsContext } from '#website/context.ts';
import type { Route } from './+types/search-index';

/** `/search-index.json`: fetched when somebody first goes to the search, never with a page. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(listSearchEntries(context.get(settingsContext).hasFile), {
    headers: { 'Cache-Control': 'public, max-age=300' },
  });
}
