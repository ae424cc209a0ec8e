import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPostPicture, picturedPosts } from '#media/draw/draw-post-picture.ts';

// `node scripts/draw-seed-pictures.ts` draws the pictures of the posts that ship with the site anew, after a change in
// `media/draw/`. They are committed, so that a post and its picture are read and reviewed side by side.
const folder = join(import.meta.dirname, '../content/seed/pictures');

mkdirSync(folder, { recursive: true });
for (const slug of picturedPosts) writeFileSync(join(folder, `${slug}.svg`), drawPostPicture(slug));
console.log(`${picturedPosts.length} pictures drawn into content/seed/pictures.`);
