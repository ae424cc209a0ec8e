import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { alternatives, portalAlternatives } from '#content/search/alternatives.ts';
import { listTextWords } from '#content/search/list-text-words.ts';
import { listSearchEntries } from '#content/search/search-entries.ts';
import { postPath } from '#contract/routes.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { readSeed } from '#services/read-seed.ts';
import { everydayQueries } from '#tests/everyday-queries.ts';
import { createFinder } from './find-entries.ts';

const fingerprint = 'ab12cd34ef56ab12cd34ef56ab12cd34ef56ab12';
const { posts } = await readSeed('build/seed');
const entries: readonly SearchEntry[] = [
  ...listSearchEntries({
    hasFile: (path) => !path.startsWith('/utility/'),
    findFingerprints: (path) => (path.endsWith('root-ca.cer') ? [fingerprint] : []),
  }),
  ...posts.map(
    ({ title, html }, index): SearchEntry => ({
      title,
      kind: 'post',
      path: postPath(index + 1),
      text: listTextWords(html.replaceAll(/<[^>]{0,2000}>/g, ' ')),
    }),
  ),
];
const { find, findNearest } = createFinder(entries);

const name = ({ path, useCase }: SearchEntry): string => (useCase ? `${path}~${useCase}` : path);

test('of at least 120 everyday queries 95 % find their answer among the first three', () => {
  expect(everydayQueries.length).toBeGreaterThanOrEqual(120);
  const missed = everydayQueries.filter(([query, ...expected]) => {
    const { titles, texts } = find(query);
    const first = [...titles, ...texts].slice(0, 3);
    return !first.some((entry) => expected.includes(name(entry)) || expected.includes(entry.title));
  });
  expect(missed.length / everydayQueries.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05);
});

test('every expected answer of the list exists', () => {
  const known = new Set(entries.flatMap((entry) => [name(entry), entry.title]));
  expect(everydayQueries.flatMap(([, ...expected]) => expected.filter((each) => !known.has(each)))).toEqual([]);
});

test('at least 400 words that people type are known, and each leads to an entry', () => {
  const all = { ...alternatives, ...portalAlternatives };
  expect(new Set(Object.values(all).join(' ').split(' ')).size).toBeGreaterThanOrEqual(400);
  const known = new Set(entries.flatMap((entry) => [name(entry), entry.title]));
  expect(Object.keys(all).filter((key) => !known.has(key))).toEqual([]);
});

test('the index is at most 40 kB compressed', () => {
  expect(brotliCompressSync(JSON.stringify(entries)).length).toBeLessThanOrEqual(40_000);
});

describe('order and words', () => {
  const first = (query: string): string | undefined => find(query).titles[0]?.title;

  test.each([
    ['token stolen', 'stolen token'],
    ['my token was stolen', 'stolen token'],
    ['how do I renew the DSC', 'renew dsc'],
  ])('“%s” finds what “%s” finds', (one, other) => {
    expect(first(one)).toBe(first(other));
  });

  test('a title that merely resembles never comes before a word that matches', () => {
    expect(find('passport').titles.map(({ title }) => title)).not.toContain(
      'I forgot my token password. What should I do?',
    );
  });

  test('the current edition comes before superseded ones, which say so', () => {
    const editions = find('certification practice statement').titles.filter(({ path }) => path.includes('/cps-'));
    expect(editions.map(({ title }) => title)).toEqual([
      'Certification Practice Statement (CPS) 4.1.1',
      expect.stringContaining('(superseded)'),
      expect.stringContaining('(superseded)'),
    ]);
  });

  test('“CRL” leads to its dates, not to the file', () => {
    expect(
      find('crl')
        .titles.slice(0, 3)
        .map(({ path }) => path),
    ).toContain('/downloadsRepos#crl');
    expect(entries.map(({ path }) => path)).not.toContain('/repository/ca.crl');
  });

  test.each([fingerprint, fingerprint.toUpperCase().replace(/(..)(?=.)/g, '$1:'), 'AB 12 CD 34 EF'])(
    'the fingerprint %s finds its file',
    (text) => {
      expect(find(text).titles.map(({ path }) => path)).toEqual(['/repository/root-ca.cer']);
    },
  );

  test('words of the text alone are found in a group of their own', () => {
    const { titles, texts } = find('India Code');
    expect([...titles, ...texts].length).toBeGreaterThan(0);
    for (const entry of texts) expect(titles).not.toContain(entry);
  });

  test('what resembles nothing finds nothing; a near miss is offered', () => {
    expect(find('xqzvwk jjj')).toEqual({ titles: [], texts: [] });
    expect(findNearest('Repqzxtwry').map(({ title }) => title)).toContain('Repository');
  });
});

test('a long text is answered quickly: it is cut off', () => {
  const startedAt = performance.now();
  find(`${'digital signature '.repeat(5_000)}${'a'.repeat(5_000)}`);
  // 50 ms on a processor a quarter as fast, with room for a busy machine.
  expect(performance.now() - startedAt).toBeLessThan(500);
});
