import { brotliCompressSync } from 'node:zlib';
import { startCpuTimer } from '@mohar/check/tests/cpu-time.ts';
import Fuse from 'fuse.js';
import { describe, expect, test } from 'vitest';
import { alternatives, portalAlternatives } from '#content/search/alternatives.ts';
import { listTextWords } from '#content/search/list-text-words.ts';
import { listSearchEntries } from '#content/search/search-entries.ts';
import { postPath } from '#contract/routes.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { splitText } from '#domain/search/words.ts';
import { readSeed } from '#services/read-seed.ts';
import { answerQueries } from '#tests/answer-queries.ts';
import { everydayQueries, firstAnswers } from '#tests/everyday-queries.ts';
import { firstSuggestions } from '#tests/first-suggestions.ts';
import { devanagariQueries, romanisedQueries } from '#tests/hindi-queries.ts';
import { placeAndMoneyQueries } from '#tests/place-and-money-queries.ts';
import { createFinder, limitQuery, listTitles, type ResultGroup } from './find-entries.ts';

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
const { find, findSimilar } = createFinder(entries);
const list = (query: string): readonly SearchEntry[] => find(query).flatMap((group) => group.entries);
const listGroup = (query: string, name: ResultGroup['name']): readonly SearchEntry[] =>
  find(query).find((group) => group.name === name)?.entries ?? [];

const name = ({ path, useCase }: SearchEntry): string => (useCase ? `${path}~${useCase}` : path);

const newQueries = [...placeAndMoneyQueries, ...romanisedQueries, ...devanagariQueries];
const queries = [...everydayQueries, ...newQueries, ...answerQueries];

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

test.each(firstSuggestions)('the first suggestion for “%s” leads to %s', (query, path) => {
  expect(list(query).map(name)[0]).toBe(path);
});

test.each(firstAnswers.map(([query, ...expected]) => ({ query, expected })))(
  'the answer to “$query” stands first',
  ({ query, expected }) => {
    expect(expected).toContain(list(query).map(name)[0]);
  },
);

test('every expected answer of the list exists', () => {
  const known = new Set(entries.flatMap((entry) => [name(entry), entry.title]));
  expect(queries.flatMap(([, ...expected]) => expected.filter((each) => !known.has(each)))).toEqual([]);
});

describe('titles', () => {
  const titled = entries.flatMap((entry) => listTitles(entry).map((title) => ({ title, entry })));
  const fuse = new Fuse(titled, { keys: ['title'], threshold: 0.3, includeScore: true });
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

  /** The results of Fuse.js in the titles of entries, each entry by its best title. */
  const searchTitles = (query: string): readonly SearchEntry[] => [
    ...new Set(fuse.search(query).map(({ item }) => item.entry)),
  ];

  test('are what Fuse.js finds in titles at 0.3, and nothing else', () => {
    expect(typed.filter((query) => searchTitles(query).length > 0).length).toBeGreaterThan(50);
    for (const query of typed) {
      const found = listGroup(query, 'titles');
      expect(new Set(found)).toEqual(new Set(searchTitles(query)));
      expect(found).toHaveLength(new Set(found).size);
    }
  });

  /** Whether a title is the text, or has its words in a row. */
  const hasWords = (title: string, query: string): boolean =>
    ` ${splitText(title).join(' ')} `.includes(` ${splitText(query).join(' ')} `);

  test('are ranked by the Fuse.js score after those that contain the words of the query', () => {
    for (const query of typed) {
      const scores = new Map(
        fuse
          .search(query)
          .toReversed()
          .map(({ item, score = 1 }) => [item.entry, score] as const),
      );
      const found = listGroup(query, 'titles');
      const rest = found.filter((entry) => !listTitles(entry).some((title) => hasWords(title, query)));
      expect(found.slice(found.length - rest.length)).toEqual(rest);
      const ordered = rest.map((entry) => scores.get(entry) ?? 1);
      expect(ordered).toEqual(ordered.toSorted((one, other) => one - other));
    }
  });

  test('a title with the whole word stands before one that has it as a part of another word', () => {
    const entry = (title: string): SearchEntry => ({ title, kind: 'driver', path: `/${title}` });
    const { find: findAmong } = createFinder([entry('mToken'), entry('The driver of a USB token')]);
    expect(findAmong('token').flatMap((group) => group.entries.map(({ title }) => title))).toEqual([
      'The driver of a USB token',
      'mToken',
    ]);
  });

  test('a page stands before a file whose title matches alike', () => {
    const entry = (title: string, kind: SearchEntry['kind'], path: string): SearchEntry => ({ title, kind, path });
    const { find: findAmong } = createFinder([
      entry('Price list of May', 'pdf', '/may.pdf'),
      entry('Price list', 'file', '/list.crl'),
      entry('Our price list', 'pdf', '/ours.pdf'),
      entry('Price list', 'page', '/list'),
      entry('Our price list', 'question', '/ours'),
      entry('Price list of June', 'page', '/june'),
    ]);
    expect(findAmong('price list').flatMap((group) => group.entries.map(({ path }) => path))).toEqual([
      ...['/list', '/list.crl'],
      ...['/june', '/may.pdf'],
      ...['/ours', '/ours.pdf'],
    ]);
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

  test.each([
    ['crl', '/downloadsRepos#sub-ca.crl'],
    ['crl', '/repository/sub-ca.crl'],
    ['revocation list', '/repository/sub-ca.crl'],
  ])('“%s” leads to %s before anything of the CA’s list, which has no user certificates', (query, path) => {
    const paths = list(query).map((entry) => entry.path);
    expect(paths.slice(0, 3)).toContain(path);
    const ofCa = path.startsWith('/repository/') ? '/repository/ca.crl' : '/downloadsRepos#crl';
    expect(paths.indexOf(path)).toBeLessThan(paths.indexOf(ofCa));
  });

  test.each([
    ['status', 'DSC Application Status'],
    ['not approved yet', 'My application is stuck. What can I do?'],
  ])('“%s” leads to “%s”', (query, title) => {
    expect(list(query)[0]?.title).toBe(title);
  });

  test('a page with two titles is one result', () => {
    const paths = list('hyp2003 token price').map(({ path }) => path);
    expect(paths.filter((path) => path === '/pricing')).toHaveLength(1);
  });

  test('a fingerprint that differs at its end finds no file', () => {
    const other = `${fingerprint.slice(0, -1)}3`;
    for (const text of [other, other.replace(/(..)(?=.)/g, '$1:')]) {
      expect(list(text).map(({ path }) => path)).not.toContain('/repository/root-ca.cer');
    }
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
    expect(findSimilar('Repqzxtwry').map(({ title }) => title)).toContain('Repository');
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
  expect(limitQuery(`${twelve.replaceAll(' ', ',')},token/price`)).toBe(`${twelve.replaceAll(' ', ',')},`);
  const long = entries.filter(({ title }) => title.split(' ').length > 12);
  expect(long.length).toBeGreaterThan(0);
  for (const { title } of long) expect(listGroup(title, 'titles').map((entry) => entry.title)).toContain(title);
});
