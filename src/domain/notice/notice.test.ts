import { expect, test } from 'vitest';
import { findNoticeHref } from '#domain/notice/notice.ts';

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
