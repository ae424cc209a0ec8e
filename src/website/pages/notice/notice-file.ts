import { redirect } from 'react-router';
import { type FileType, fileExtensions } from '#contract/base64.ts';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/notice-file';

/** `/notices/<id>`: the file of a notice, for browsers without scripts and new tabs. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = /^[1-9][0-9]{0,8}$/.test(params.id) ? Number(params.id) : undefined;
  const { content, siteUrl } = context.get(websiteContext);
  const address = (id === undefined ? undefined : await content.findNoticeFile(id)) ?? '';
  const path = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : '';
  if (/^\/media\/[0-9a-f]{32}\/[a-z0-9]{1,20}\.[a-z]{1,10}$/.test(path)) return redirect(path);
  // Browsers do not follow a redirect to a `data:` URL, so the bytes are sent.
  const type = (Object.keys(fileExtensions) as FileType[]).find((known) => address.startsWith(`data:${known};base64,`));
  if (type === undefined) throw new Response('There is no such file.', { status: 404 });
  return new Response(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `inline; filename="notification-${id}.${fileExtensions[type]}"`,
    },
  });
}
