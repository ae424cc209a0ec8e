import { expect, test } from 'vitest';
import { findNewest, findNoticeHref, isNoticeHref } from '#domain/notice/notice.ts';

test('the newest notice is the one that was shown last, not the one with the greatest id', () => {
  const scheduled = { id: 1, createdDate: '2026-11-10T04:30:00.000Z' };
  const earlier = { id: 2, createdDate: '2026-11-05T04:30:00.000Z' };
  expect(findNewest([scheduled, earlier])).toBeGreaterThan(findNewest([earlier]));
  // A remote API may send no dates.
  expect(findNewest([{ id: 1 }, { id: 2 }])).toBe(2);
  expect(findNewest([])).toBe(0);
});

test.each([
  ['https://cca.gov.in/x?y=1#z', 'https://cca.gov.in/x?y=1#z'],
  ['HTTP://cca.gov.in/', 'http://cca.gov.in/'],
  ['www.cca.gov.in', 'https://www.cca.gov.in/'],
  ['cca.gov.in/page', 'https://cca.gov.in/page'],
  [' https://cca.gov.in ', 'https://cca.gov.in/'],
  ['https://cca.gov.in/a b.pdf', 'https://cca.gov.in/a%20b.pdf'],
  ['https://cca.gov.in/a\nb.pdf', 'https://cca.gov.in/ab.pdf'],
  ['https://cca gov.in/', undefined],
  ['', undefined],
  ['https://', undefined],
])('%j leads to %j', (hyperLink, href) => {
  expect(findNoticeHref(hyperLink)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript://%0aalert(1)',
  '\u0001javascript:alert(1)',
  'java script:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
])('%j runs nothing: it is no address, or one of the web', (hyperLink) => {
  expect(findNoticeHref(hyperLink) ?? 'https://none').toMatch(/^https:\/\//);
});

test.each([
  ['/own', true],
  ['/other', false],
  ['https://cca.gov.in/', true],
  ['www.cca.gov.in', true],
  ['downloads', false],
  ['info@mohar.example', false],
  ['https://info@mohar.example/', false],
  ['mailto:info@mohar.example', false],
])('an editor may link to %j: %j', (href, expected) => {
  expect(isNoticeHref(href, (path) => path === '/own')).toBe(expected);
});
