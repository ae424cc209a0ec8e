import type { Store } from '#database/connect.ts';
import { insertMedia } from '#database/media/media-store.ts';
import type { PreparedMedia } from '#domain/media/media.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { NewPost } from '#domain/post/post.ts';
import { publishContent } from '#services/publish-content.ts';

/** A JPEG of one pixel. */
export const tinyJpeg: Buffer = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
  'base64',
);

/** A medium with the files of a picture; the letter distinguishes several. */
export function samplePicture(letter = 'a'): PreparedMedia {
  const names = ['480.avif', '480.webp', '480.jpeg', '960.avif', '960.webp', '960.jpeg'];
  return {
    hash: letter.repeat(32),
    kind: 'picture',
    width: 960,
    height: 540,
    files: names.map((name) => ({ name, bytes: tinyJpeg })),
  };
}

/** A picture as a draft names it. */
export function toPicture({ hash, width, height }: PreparedMedia, alt = 'A token'): Picture {
  return { hash, width, height, widths: [480, 960], isDrawing: false, alt };
}

/** A sample post; `nth` sets its title and time, higher numbers being newer. */
export function samplePost(nth: number, more: Partial<NewPost> = {}): NewPost {
  return {
    slug: `post-${nth}`,
    title: `Post ${nth}`,
    summary: `What post ${nth} says.`,
    html: `<p>Body of post ${nth}.</p>`,
    markdown: `Body of post ${nth}.`,
    createdDate: new Date(Date.UTC(2026, 0, 1) + nth * 60_000).toISOString(),
    isPopular: false,
    isActive: true,
    picture: undefined,
    shareHash: '',
    ...more,
  };
}

/** Publishes so many posts; `change` may alter some. */
export async function publishPosts(
  store: Store,
  count: number,
  change: (nth: number) => Partial<NewPost> = () => ({}),
): Promise<void> {
  const posts = Array.from({ length: count }, (_, at) => samplePost(at + 1, change(at + 1)));
  const publication = { media: [], posts, notices: [], advertisements: [], banner: undefined };
  await publishContent(store.db, publication, new Date());
}

export async function publishMedia(store: Store, ...media: readonly PreparedMedia[]): Promise<void> {
  for (const one of media) await insertMedia(store.db, one);
}
