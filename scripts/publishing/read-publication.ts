import { readFile } from 'node:fs/promises';
import type { Publication } from '#database/publish.ts';
import { refuseContent } from '#scripts/publishing/content-fault.ts';
import { readLists } from '#scripts/publishing/read-lists.ts';
import { readPost } from '#scripts/publishing/read-post.ts';

/** Everything that some files hold: `.md` a post, `.yaml` lists. Throws `content-refused` for the first that will not do. */
export async function readPublication(files: readonly string[]): Promise<Publication> {
  const parts: Publication[] = [];
  const seen = new Map<string, string>();
  for (const file of files) {
    const part = await readOne(file);
    for (const name of listNames(part)) {
      const other = seen.get(name);
      if (other !== undefined) refuseContent(file, 1, `${name} is in ${other} too`);
      seen.set(name, file);
    }
    parts.push(part);
  }
  return {
    media: parts.flatMap(({ media }) => media),
    posts: parts.flatMap(({ posts }) => posts),
    notices: parts.flatMap(({ notices }) => notices),
    advertisements: parts.flatMap(({ advertisements }) => advertisements),
    banner: parts.findLast(({ banner }) => banner !== undefined)?.banner,
  };
}

async function readOne(file: string): Promise<Publication> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return refuseContent(file, 1, 'the file cannot be read');
  if (/\.md$/i.test(file)) {
    const { post, media } = await readPost(file, text);
    return { media, posts: [post], notices: [], advertisements: [], banner: undefined };
  }
  if (/\.ya?ml$/i.test(file)) return { ...(await readLists(file, text)), posts: [] };
  return refuseContent(file, 1, 'write posts in .md and lists in .yaml');
}

function listNames({ posts, notices, advertisements, banner }: Publication): string[] {
  return [
    ...posts.map(({ slug }) => `the post ${slug}`),
    ...notices.map(({ key }) => `the notice ${key}`),
    ...advertisements.map(({ key }) => `the advertisement ${key}`),
    ...(banner ? ['a banner'] : []),
  ];
}
