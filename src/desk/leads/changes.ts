import { read } from '#desk/action-result.ts';
import { requireSession } from '#desk/session.ts';
import type { Route } from './+types/changes';

/** Data for `usePolling`: with `lead` the revision of this lead, otherwise a mark of the whole list. */
export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const id = args.url.searchParams.get('lead');
  return read(async () =>
    Response.json(
      id === null
        ? { mark: await operations.readChanges(desk, actor) }
        : await operations.readLeadRevision(desk, actor, id),
    ),
  );
}
