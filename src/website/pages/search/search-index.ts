import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/search-index';
import { listEntries } from './list-entries.ts';

/** `/search-index.json`: fetched when the search is first focused. */
export async function loader({ context }: Route.LoaderArgs) {
  const { entries } = await listEntries(context.get(websiteContext));
  return Response.json(entries, { headers: { 'Cache-Control': 'public, no-cache' } });
}
