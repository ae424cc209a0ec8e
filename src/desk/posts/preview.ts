import { postWords } from '#content/desk/posts.ts';
import { read } from '#desk/action-result.ts';
import { requireSession } from '#desk/session.ts';
import { findErrorCode } from '#domain/errors.ts';
import type { Route } from './+types/preview';

/** The preview of a draft without scripts; or, in one line, why it cannot be published. */
export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor, renderPost } = requireSession(args);
  return read(async () => {
    try {
      const html = await renderPost(await operations.previewPost(desk, actor, args.params.slug));
      return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Desk-Preview': 'yes' } });
    } catch (error) {
      if (findErrorCode(error) !== 'text-refused' || !(error instanceof Error)) throw error;
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Desk-Preview': 'yes' };
      return new Response(postWords.formatRefused(error.message), { status: 422, headers });
    }
  });
}
