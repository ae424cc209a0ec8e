import { redirect } from 'react-router';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/notice-file';

/** `/notices/<id>`: the file of a notice, for browsers without scripts and new tabs. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = /^[1-9][0-9]{0,9}$/.test(params.id) ? Number(params.id) : undefined;
  const address = id === undefined ? undefined : await context.get(websiteContext).content.findNoticeFile(id);
  if (address === undefined) throw new Response('There is no such file.', { status: 404 });
  if (!address.startsWith('data:')) return redirect(new URL(address).pathname);
  // Browsers do not follow a redirect to a `data:` URL, so the bytes are sent.
  return fetch(address);
}
