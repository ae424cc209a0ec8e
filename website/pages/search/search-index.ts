import { listSearchEntries } from '#content/search/search-entries.ts';
import { settingsContext } from '#website/context.ts';
import type { Route } from './+types/search-index';

/** `/search-index.json`: fetched when somebody first goes to the search, never with a page. */
export function loader({ context }: Route.LoaderArgs) {
  const { hasFile, measureDocument } = context.get(settingsContext);
  const entries = listSearchEntries((path) => hasFile(path) || measureDocument(path) !== undefined);
  return Response.json(entries, {
    headers: { 'Cache-Control': 'public, max-age=300' },
  });
}
