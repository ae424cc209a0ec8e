import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { homePage } from '#content/home/labels.ts';
import { pages } from '#content/search/search-entries.ts';
import { site } from '#content/site.ts';
import { useCasePageTitles } from '#content/use-case/page-titles.ts';
import { indexedPaths, shareCardPath } from '#contract/routes.ts';
import { prepareShareCard } from '#media/draw/draw-share-card.ts';

// `node tools/make-share-cards.ts <folder>` draws the Open Graph picture of each page into the browser's files.
const [client = ''] = process.argv.slice(2);
mkdirSync(join(client, 'share'), { recursive: true });

const topics = Object.entries(useCasePageTitles).map(([slug, title]) => ({ path: `/use-cases/${slug}`, title }));
for (const { path, title } of [...indexedPaths.map((path) => ({ path, title: findTitle(path) })), ...topics]) {
  const { files } = await prepareShareCard({ title, kicker: 'Digital signature certificates', brand: site });
  for (const { bytes } of files) writeFileSync(join(client, shareCardPath(path)), bytes);
}

function findTitle(path: string): string {
  if (path === '/') return homePage.title;
  const page = pages.find((known) => known.path === path);
  if (!page) throw new Error(`src/content/search/search-entries.ts: pages has no title for ${path}`);
  return page.title;
}
