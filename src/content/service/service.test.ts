import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { advertisedTimes, times } from '#content/service/times.ts';
import { site } from '#content/site.ts';

const folder = join(import.meta.dirname, '..');

/** The published rules and the records themselves state facts; every other file takes them. */
const records =
  /^(?:service\/|site\.ts|prices\/(?:prices|add-on-contents)\.ts|document\/cps\/|search\/|confirmations\.ts)|\.test\.ts$/;

function read(pattern: string): readonly (readonly [file: string, text: string])[] {
  return globSync(pattern, { cwd: folder }).map((file) => [
    file,
    readFileSync(join(folder, file), 'utf8').replaceAll(/[`'] \+\s*[`']/g, ''),
  ]);
}

test.each([
  // `terms` are of other facts: notice periods, and the erasure of Aadhaar data.
  [
    'a time',
    new RegExp(`(?:${Object.values(times).join('|').replaceAll('.', '\\.')})(?!’ (?:written )?notice|’ notice)`),
  ],
  ['an email address', /[\w.]+@mohar\.example/],
  ['a phone number', /\+91 00000/],
  ['a price of the list', /(?:₹|Rs\.? ?|INR )(?:720|839|1,?271|1,?441|1,?694|2,?542|550|600|700|800|236|472|944)\b/],
  ['the rate of GST', /\b18 ?(?:%|per cent)/],
  ['an edition of the CPS', /\b[Ee]dition 4\.\d\.\d/],
  ['the authority’s name', /\bMohar\b/],
])('%s stands in its record only', (_, fact) => {
  const hits = read('**/*.ts')
    .filter(([file]) => !records.test(file))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line) => (fact.test(line) && !isOther(line) ? [`${file}: ${line.trim()}`] : [])),
    );
  expect(hits).toEqual([]);
});

/** Sentences about another fact of the same length. */
function isOther(line: string): boolean {
  return /older-than-a-day|erase its Aadhaar data within 30 days|30 days’ (?:written )?notice|^\s*(?:\/\/|\/?\*)/.test(
    line,
  );
}

// Posts, notices and advertisements are files that editors publish: they cannot take a record, so they are compared with it.
test('posts, notices and advertisements state only the times of the records', () => {
  const known = new Set<string>([...Object.values(times), ...advertisedTimes]);
  const stated = read('seed/**/*.{md,yaml}').flatMap(([file, text]) =>
    [...text.matchAll(/\d+–\d+ (?:minutes|hours|days)|\b\d+ (?:seconds|days)\b/g)].map(([time]) => ({ file, time })),
  );
  expect(stated.filter(({ time }) => !known.has(time))).toEqual([]);
  expect(stated.length).toBeGreaterThan(10);
});

// How an applicant is verified stands on the pages, to which posts link: posts give the times only, and always both.
test('a post that gives the time with Aadhaar eKYC gives the longer time too', () => {
  const stated = read('seed/posts/*.md').filter(([, text]) => text.includes(times.ekyc));
  expect(stated.filter(([, text]) => !text.includes(times.manual)).map(([file]) => file)).toEqual([]);
  expect(stated.length).toBeGreaterThan(5);
});

test('no text sends a company away without its board resolution, and none offers a choice between it and the letter', () => {
  const texts = [...read('{faq,use-case,process,home}/*.ts'), ...read('seed/**/*.{md,yaml}')];
  expect(texts.filter(([, text]) => /authorisation letter or a board resolution/i.test(text))).toEqual([]);
});

test('no advertisement promises minutes for an organisation’s certificate', () => {
  const [, lists = ''] = read('seed/lists.yaml')[0] ?? [];
  for (const advertisement of lists.split('- key: ')) {
    if (/organisation’s name/.test(advertisement)) expect(advertisement).not.toContain(times.ekyc);
  }
  expect(lists).toContain(times.manual);
});

test('the hours of approval are those of the support desk', () => {
  expect(times.approvals).toBe(site.hours);
});

// What no source answers has a default in `confirmations.ts` rather than a sentence that sends readers to the desk. Only we
// can revoke a certificate.
test('at most 25 sentences send readers to a desk', () => {
  const count = read('**/*.{ts,md,yaml}')
    .filter(([file]) => !file.endsWith('.test.ts'))
    .flatMap(
      ([, text]) => text.match(/\bask(?:ing)? (?:us\b(?! to (?:revoke|end))|our (?:support|sales))/gi) ?? [],
    ).length;
  expect(count).toBeLessThanOrEqual(25);
});
