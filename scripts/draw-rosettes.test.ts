import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useCaseTitles } from '#content/use-case/titles.ts';
import { drawFigureFile, drawRosettes } from '#scripts/draw-rosettes.ts';
import { homeShapes, shapes, useCaseShapes } from '#website/components/guilloche/shapes.ts';

const website = join(import.meta.dirname, '../website');
const read = (file: string): string => readFileSync(join(website, file), 'utf8');

test('the rosettes and figures that are kept are those that the code draws', () => {
  expect(read('components/guilloche/rosettes.svg')).toBe(drawRosettes(homeShapes));
  expect(read('components/guilloche/use-cases.svg')).toBe(drawRosettes(useCaseShapes));
  for (const { slug } of useCaseTitles) {
    expect(read(`public/figures/${slug}.svg`)).toBe(drawFigureFile(slug, read('components/picture/marks.svg')));
  }
});

test('every rosette but the hero’s has a mark of its own', () => {
  const marks = [...read('components/picture/marks.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(marks.toSorted()).toEqual(
    Object.keys(shapes)
      .filter((name) => name !== 'hero')
      .toSorted(),
  );
});
