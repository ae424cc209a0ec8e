import { read } from '#desk/action-result.ts';
import { requireSession } from '#desk/session.ts';
import type { Route } from './+types/resume';

/** The resume as a download: an untrusted upload must not open in the browser. */
export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const { name, bytes } = await read(() => operations.downloadResume(desk, actor, args.params.id));
  return new Response(Uint8Array.from(bytes), {
    headers: {
      'Content-Type': 'application/octet-stream',
      // RFC 6266: an ASCII fallback, then the name in UTF-8.
      'Content-Disposition': `attachment; filename="resume"; filename*=UTF-8''${encodeName(name)}`,
    },
  });
}

/** RFC 5987 requires more encoded characters than `encodeURIComponent` encodes. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
