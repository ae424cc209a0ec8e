import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPostPicture, picturedPosts } from '#media/draw/draw-post-picture.ts';

// `node scripts/draw-seed-pictures.ts` draws the pictures of the seed's posts, to be run after a change in `media/draw/`.
// They are committed, so that a post and its picture are reviewed together.
const folder = join(import.meta.dirname, '../content/seed/posts');

mkdirSync(folder, { recursive: true });
for (const slug of picturedPosts) writeFileSync(join(folder, `${slug}.svg`), drawPostPicture(slug));
console.log(`Drew ${picturedPosts.length} pictures into content/seed/posts.`);
