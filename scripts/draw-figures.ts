import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { useCaseTitles } from '#content/use-case/titles.ts';
import { drawFigureFile, drawIcon, drawSymbols } from '#scripts/draw-rosettes.ts';

// `node scripts/draw-figures.ts` draws the SVG file of all symbols that pages refer to, the icon and the pictures of the use cases.
// They are committed; a test compares them with the code and the drawings made by hand.
const website = join(import.meta.dirname, '../website');
const [drawings = '', marks = ''] = ['drawings', 'marks'].map((name) =>
  readFileSync(join(website, `components/drawing/${name}.svg`), 'utf8'),
);

writeFileSync(join(website, 'components/drawing/sheet.svg'), drawSymbols(drawings, marks));
writeFileSync(join(website, 'public/seal.svg'), drawIcon());
for (const { slug } of useCaseTitles) {
  writeFileSync(join(website, `public/figures/${slug}.svg`), drawFigureFile(slug, marks));
}
console.log(`Drew sheet.svg, seal.svg and ${useCaseTitles.length} figures.`);
