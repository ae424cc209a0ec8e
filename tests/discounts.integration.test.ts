import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteTexts } from '#tests/read-site-texts.ts';
import { startServer } from '#tests/server.ts';

/** A price that is lower for many, in any wording: the price table (R9.32) has none. */
const discountPromise =
  /\b(?:discount|rebate|concession)|\d ?(?:%|per ?cent) (?:less|lower|off|cheaper|discount)|(?:lower|reduced) price|cost(?:s|ing)? less/gi;

const listPromises = (text: string): readonly string[] =>
  [...text.matchAll(discountPromise)].map(([promise]) => promise);

const content = join(import.meta.dirname, '../src/content');
// Visitors search for the words in `alternatives.ts`, but do not read them.
const sources = globSync('**/*.{ts,md,yaml,svg}', {
  cwd: content,
  exclude: ['search/alternatives.ts', '**/*.test.ts'],
});

test('no file of content promises a discount', () => {
  expect(sources.length).toBeGreaterThan(100);
  const promises = sources.flatMap((file) => {
    const comment = /^ *(?:\/\/|\/?\*).*$/gm;
    const text = readFileSync(join(content, file), 'utf8')
      .replaceAll(comment, '')
      .replaceAll(/['`] \+\s*['`]/g, '');
    return listPromises(text).map((promise) => `${file}: ${promise}`);
  });
  expect(promises).toEqual([]);
});

test('no page, post or document promises a discount', async () => {
  await using server = await startServer({ SEED_CONTENT: 'yes' });
  const places = await readSiteTexts(server.url);
  expect(places.length).toBeGreaterThan(40);
  const promises = places.map(([place, text]) => [place, listPromises(text)] as const);
  expect(promises.filter(([, found]) => found.length > 0)).toEqual([]);
});
