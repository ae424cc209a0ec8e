import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { useCaseTitles } from '#content/use-case/titles.ts';
import { drawFigureFile, drawSheet } from '#scripts/draw-rosettes.ts';

// `node scripts/draw-figures.ts` draws the file of all drawings that pages refer to, and the pictures of the use cases, anew.
// They are committed; a test holds them to the code and to the drawings made by hand.
const website = join(import.meta.dirname, '../website');
const [pictures = '', marks = ''] = ['pictures', 'marks'].map((name) =>
  readFileSync(join(website, `components/picture/${name}.svg`), 'utf8'),
);

writeFileSync(join(website, 'components/picture/sheet.svg'), drawSheet(pictures, marks));
for (const { slug } of useCaseTitles) {
  writeFileSync(join(website, `public/figures/${slug}.svg`), drawFigureFile(slug, marks));
}
console.log(`The sheet and ${useCaseTitles.length} figures are drawn.`);
