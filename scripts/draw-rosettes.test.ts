import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useCaseTitles } from '#content/use-case/titles.ts';
import { drawFigureFile, drawIcon, drawSymbols } from '#scripts/draw-rosettes.ts';
import { shapes } from '#website/components/guilloche/shapes.ts';

const website = join(import.meta.dirname, '../website');
const read = (file: string): string => readFileSync(join(website, file), 'utf8');

test('the committed rosettes and figures are those that the code draws', () => {
  const sheet = drawSymbols(read('components/drawing/drawings.svg'), read('components/drawing/marks.svg'));
  expect(read('components/drawing/sheet.svg')).toBe(sheet);
  expect(read('public/seal.svg')).toBe(drawIcon());
  for (const { slug } of useCaseTitles) {
    expect(read(`public/figures/${slug}.svg`)).toBe(drawFigureFile(slug, read('components/drawing/marks.svg')));
  }
});

test('every rosette but the hero’s has a mark of its own', () => {
  const marks = [...read('components/drawing/marks.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(marks.toSorted()).toEqual(
    Object.keys(shapes)
      .filter((name) => name !== 'hero')
      .toSorted(),
  );
});
