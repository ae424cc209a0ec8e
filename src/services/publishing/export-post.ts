import { stringify } from 'yaml';
import type { Executor } from '#database/connect.ts';
import { findPicture } from '#database/media/media-store.ts';
import { findPostBySlug } from '#database/post/post-store.ts';
import { findVersion } from '#database/post/post-text-store.ts';
import { neverShown } from '#database/published-item.ts';
import { MoharError } from '#domain/errors.ts';
import { toPicturePath } from '#domain/media/picture.ts';
import { formatName } from '#domain/name.ts';
import { toIndianDay, toMoment } from '#domain/time.ts';

/**
 * Exports a post as a publishable file: front matter, and Markdown with the addresses of pictures in this store. Throws
 * `content-refused` for an unknown name (`post/renew-in-time`).
 */
export async function exportPost(db: Executor, name: string): Promise<{ slug: string; text: string }> {
  const [, slug = ''] = /^post\/([a-z0-9-]+)$/.exec(name) ?? [];
  const post = await findPostBySlug(db, slug);
  if (!post) throw new MoharError('content-refused', `${formatName(name)}: the store has no such post.`);
  const version = await findVersion(db, slug);
  const picture = post.pictureHash === null ? undefined : await findPicture(db, post.pictureHash);
  // A post that was never shown has no date yet.
  const createdAt = post.createdAt === neverShown ? toMoment(toIndianDay(new Date())).toISOString() : post.createdAt;
  const day = toIndianDay(new Date(createdAt));
  const head = {
    title: post.title,
    slug,
    summary: post.summary,
    date: toMoment(day).toISOString() === createdAt ? day : createdAt,
    popular: post.isPopular === 1,
    active: post.isActive === 1,
    ...(picture ? { picture: toPicturePath(picture), pictureAlt: post.pictureAlt } : {}),
  };
  return { slug, text: `---\n${stringify(head, { lineWidth: 0 })}---\n${version?.markdown ?? `\n${post.html}\n`}` };
}
