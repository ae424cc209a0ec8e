import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { useCaseTitles } from '#content/use-case/titles.ts';
import { drawFigureFile, drawRosettes } from '#scripts/draw-rosettes.ts';
import { homeShapes, useCaseShapes } from '#website/components/guilloche/shapes.ts';

// `node scripts/draw-figures.ts` draws the rosettes that pages refer to, and the pictures of the use cases, anew. They are
// committed, as files that a browser keeps; a test holds them to the code.
const website = join(import.meta.dirname, '../website');

writeFileSync(join(website, 'components/guilloche/rosettes.svg'), drawRosettes(homeShapes));
writeFileSync(join(website, 'components/guilloche/use-cases.svg'), drawRosettes(useCaseShapes));
const marks = readFileSync(join(website, 'components/picture/marks.svg'), 'utf8');
for (const { slug } of useCaseTitles) {
  writeFileSync(join(website, `public/figures/${slug}.svg`), drawFigureFile(slug, marks));
}
console.log(`The rosettes and ${useCaseTitles.length} figures are drawn.`);
