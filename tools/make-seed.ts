import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { site } from '#content/site.ts';
import { drawNotice } from '#documents/draw-notice.ts';
import { type PreparedMedia, toPicture } from '#domain/media/media.ts';
import type { NoticeTarget } from '#domain/notice/notice.ts';
import { recolour } from '#domain/site/colours.ts';
import { drawAdvertisement, drawNoticePicture } from '#media/draw/draw-posters.ts';
import { preparePdf } from '#media/prepare-pdf.ts';
import { preparePicture } from '#media/prepare-picture.ts';
import { readPublication } from '#scripts/publishing/read-publication.ts';
import { daySchema, oneLine, readYaml, slugSchema } from '#scripts/publishing/read-yaml.ts';
import type { Publication } from '#services/publish-content.ts';
import type { SeedFile } from '#services/read-seed.ts';

// Makes `.cache/seed` from `content/seed`; a build copies it to `build/seed`. It is the initial content of a new store,
// with every picture encoded. Notices and advertisements are drawn from their lines, with the brand's name.
const root = join(import.meta.dirname, '..');
const seed = join(root, 'src/content/seed');
const target = join(root, '.cache/seed');

/** Said of the shipped certificates only; a store that has it takes it off with the initial content. */
const demonstrationKey = 'demonstration-repository';

const lines = z.array(oneLine(300)).min(1);
const lists = z.strictObject({
  notices: z.array(
    z.strictObject({
      key: slugSchema,
      title: oneLine(160),
      date: daySchema,
      href: oneLine(500).optional(),
      picture: lines.optional(),
      pdf: lines.optional(),
    }),
  ),
  advertisements: z.array(z.strictObject({ key: slugSchema, headline: oneLine(60), lines })),
});

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const folder = join(target, 'posts');
cpSync(join(seed, 'posts'), folder, { recursive: true });
for (const name of globSync('**/*.svg', { cwd: folder })) {
  const file = join(folder, name);
  writeFileSync(file, recolour(readFileSync(file, 'utf8'), site.colours));
}
const posts = globSync('*.md', { cwd: folder }).sort();
const read = await readPublication(posts.map((name) => join(folder, name)));
rmSync(folder, { recursive: true });
const drawn = await drawLists();
const media = [...read.media, ...drawn.media];
const publication: SeedFile = {
  ...drawn,
  posts: read.posts,
  banner: undefined,
  media: media.map(({ files, ...one }) => ({ ...one, names: files.map(({ name }) => name) })),
};
for (const { hash, files } of media) {
  for (const { name, bytes } of files) writeFileSync(join(target, `${hash}-${name}`), bytes);
}
writeFileSync(join(target, 'publication.json'), JSON.stringify(publication));
console.log(`Seed: ${publication.posts.length} posts, ${publication.notices.length} notices.`);

async function drawLists(): Promise<Omit<Publication, 'posts' | 'banner'>> {
  const file = join(seed, 'lists.yaml');
  const { value } = readYaml(readFileSync(file, 'utf8'), lists, { file });
  const media: PreparedMedia[] = [];
  const notices = [];
  for (const { key, title, date, href = '', picture, pdf } of value.notices) {
    const prepared = picture
      ? await preparePicture(Buffer.from(drawNoticePicture({ lines: picture, brand: site })))
      : pdf && (await preparePdf(await drawNotice({ title, lines: pdf, brand: site.name, date: new Date(date) })));
    if (prepared) media.push(prepared);
    let target: NoticeTarget = { kind: 'link', href };
    if (prepared) target = { kind: 'pdf', hash: prepared.hash };
    if (prepared && picture) target = { kind: 'picture', picture: toPicture(prepared, picture.join(' ')) };
    const isActive = site.isDemonstration || key !== demonstrationKey;
    notices.push({ key, title, createdDate: date, isActive, target });
  }
  const advertisements = [];
  for (const [position, { key, headline, lines: words }] of value.advertisements.entries()) {
    const prepared = await preparePicture(Buffer.from(drawAdvertisement({ headline, lines: words, brand: site })));
    media.push(prepared);
    const picture = toPicture(prepared, [headline, ...words].join('. ').replace('?.', '?'));
    advertisements.push({ key, platforms: [1], position, isActive: true, picture });
  }
  return { media, notices, advertisements };
}
