import { brotliCompressSync } from 'node:zlib';
import Fuse from 'fuse.js';
import { describe, expect, test } from 'vitest';
import { alternatives, portalAlternatives } from '#content/search/alternatives.ts';
import { listTextWords } from '#content/search/list-text-words.ts';
import { listSearchEntries } from '#content/search/search-entries.ts';
import { postPath } from '#contract/routes.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { readSeed } from '#services/read-seed.ts';
import { startCpuTimer } from '#tests/cpu-time.ts';
import { everydayQueries } from '#tests/everyday-queries.ts';
import { devanagariQueries, romanisedQueries } from '#tests/hindi-queries.ts';
import { placeAndMoneyQueries } from '#tests/place-and-money-queries.ts';
import { createFinder, type ResultGroup } from './find-entries.ts';

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
const list = (query: string): readonly SearchEntry[] => find(query).flatMap((group) => group.entries);
const listGroup = (query: string, name: ResultGroup['name']): readonly SearchEntry[] =>
  find(query).find((group) => group.name === name)?.entries ?? [];

const name = ({ path, useCase }: SearchEntry): string => (useCase ? `${path}~${useCase}` : path);

const newQueries = [...placeAndMoneyQueries, ...romanisedQueries, ...devanagariQueries];
const queries = [...everydayQueries, ...newQueries];

test('everyday queries find their answers among the first three results', () => {
  expect(everydayQueries.length).toBeGreaterThanOrEqual(166);
  expect(newQueries.length).toBeGreaterThanOrEqual(60);
  expect(romanisedQueries.length).toBeGreaterThanOrEqual(newQueries.length / 3);
  expect(devanagariQueries.length).toBeGreaterThanOrEqual(10);
  const missed = queries.filter(([query, ...expected]) => {
    const first = list(query).slice(0, 3);
    return !first.some((entry) => expected.includes(name(entry)) || expected.includes(entry.title));
  });
  expect(missed).toEqual([]);
});

test.each([
  'check',
  'check my certificate',
  'verify pdf',
  'verify signature',
  'signature checker',
  'portal refuses my dsc',
  'dsc not accepted',
  'tampered pdf',
])('%s has the check first', (query) => {
  expect(list(query).map(name)[0]).toBe('/check');
});

test('every expected answer of the list exists', () => {
  const known = new Set(entries.flatMap((entry) => [name(entry), entry.title]));
  expect(queries.flatMap(([, ...expected]) => expected.filter((each) => !known.has(each)))).toEqual([]);
});

describe('titles', () => {
  const fuse = new Fuse(entries, { keys: ['title'], threshold: 0.3 });
  const typed = [
    'a',
    'ds',
    'Repqsxtzry',
    'Repqzxtwry',
    'Pricng',
    'FAQ',
    'xqzvwk jjj',
    fingerprint,
    ...queries.map(([query]) => query),
  ];

  test('are what Fuse.js finds in titles at 0.3, in its order, and nothing else', () => {
    const found = typed.map((query) => fuse.search(query).map(({ item }) => item.title));
    expect(found.filter((titles) => titles.length > 0).length).toBeGreaterThan(50);
    expect(typed.map((query) => listGroup(query, 'titles').map(({ title }) => title))).toEqual(found);
  });

  test('stand first where one of them has every word, or nothing has', () => {
    expect(find('crl').map((group) => group.name)).toEqual(['titles', 'others']);
    expect(find('Repositry').map((group) => group.name)[0]).toBe('titles');
  });

  test('stand last where only something else has every word', () => {
    expect(find('hindi').map((group) => group.name)).toEqual(['others', 'titles']);
  });

  test('no entry is in both groups, and no group is empty', () => {
    for (const query of typed) {
      expect(new Set(list(query)).size).toBe(list(query).length);
      expect(find(query).every((group) => group.entries.length > 0)).toBe(true);
    }
  });
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
  const first = (query: string): string | undefined => list(query)[0]?.title;

  test.each([
    ['token stolen', 'stolen token'],
    ['my token was stolen', 'stolen token'],
    ['how do I renew the DSC', 'renew dsc'],
  ])('“%s” finds what “%s” finds', (one, other) => {
    expect(first(one)).toBe(first(other));
  });

  test('a title that merely resembles never comes before a word that matches', () => {
    expect(
      list('passport')
        .slice(0, 3)
        .map(({ title }) => title),
    ).not.toContain('I forgot my token password. What should I do?');
  });

  test('the current edition comes before superseded ones, which say so', () => {
    const editions = list('certification practice statement').filter(({ path }) => path.includes('/cps-'));
    expect(editions.map(({ title }) => title)).toEqual([
      'Certification Practice Statement (CPS) 4.1.1',
      expect.stringContaining('(superseded)'),
      expect.stringContaining('(superseded)'),
    ]);
  });

  test('“CRL” leads to its dates and to the file', () => {
    const first = list('crl').slice(0, 3);
    expect(first.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/downloadsRepos#crl', '/repository/ca.crl']),
    );
  });

  test.each([fingerprint, fingerprint.toUpperCase().replace(/(..)(?=.)/g, '$1:'), 'AB 12 CD 34 EF'])(
    'the fingerprint %s finds its file',
    (text) => {
      expect(list(text)[0]?.path).toBe('/repository/root-ca.cer');
    },
  );

  test('words of the text alone are found beside the titles', () => {
    expect(listGroup('India Code', 'others').length).toBeGreaterThan(0);
  });

  test('what resembles nothing finds nothing; a near miss is offered', () => {
    expect(find('xqzvwk jjj')).toEqual([]);
    expect(findNearest('Repqzxtwry').map(({ title }) => title)).toContain('Repository');
  });
});

test('a long text is answered quickly: it is cut off', () => {
  const cpuTime = startCpuTimer();
  find(`${'digital signature '.repeat(5_000)}${'a'.repeat(5_000)}`);
  // 50 ms on a processor a quarter as fast, with room for a busy machine.
  expect(cpuTime()).toBeLessThan(500);
});

test('of a long text the first twelve words are scored, and titles of more words are still found', () => {
  const twelve = 'dsc usb kyc pan gst mca ca pdf otp crl id pin';
  expect(find(`${twelve} token price driver foreign`)).toEqual(find(twelve));
  const long = entries.filter(({ title }) => title.split(' ').length > 12);
  expect(long.length).toBeGreaterThan(0);
  for (const { title } of long) expect(listGroup(title, 'titles').map((entry) => entry.title)).toContain(title);
});
