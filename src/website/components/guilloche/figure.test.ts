import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useCaseTitles } from '#content/use-case/titles.ts';
import { figureNames } from './figure.tsx';

const website = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(website, file), 'utf8');
const symbols = new Map(
  [...read('components/drawing/sheet.svg').matchAll(/<symbol id="([^"]+)"[^>]*>(.*)<\/symbol>/g)].map(
    ([, id = '', content = '']) => [id, content],
  ),
);

const list = (kind: string): string[] =>
  [...symbols.keys()].filter((id) => id.startsWith(kind)).map((id) => id.slice(kind.length));

test('every figure has a rosette of its own, and all but the hero’s a mark', () => {
  expect(list('rosette-').toSorted()).toEqual([...figureNames].toSorted());
  expect(['hero', ...list('mark-')].toSorted()).toEqual([...figureNames].toSorted());
  const paths = list('rosette-').map((name) => / d="([^"]+)"/.exec(symbols.get(`rosette-${name}`) ?? '')?.[1]);
  expect(new Set(paths).size).toBe(figureNames.length);
});

test('the picture of a use case has the mark of its figure', () => {
  for (const { slug } of useCaseTitles) {
    expect(read(`public/figures/${slug}.svg`)).toContain(`>${symbols.get(`mark-${slug}`)}</g>`);
  }
});
