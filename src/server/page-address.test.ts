import { expect, test } from 'vitest';
import { resolvePageAddress } from './page-address.ts';

test.each([
  ['/pricing', '/pricing', true],
  ['/pricing?x=1&validity=3&region=foreign', '/pricing?region=foreign&validity=3', false],
  ['/pricing?x=1', '/pricing', true],
  [`/pricing?region=${'x'.repeat(50)}`, '/pricing', true],
  ['/search?q=%20token%20lost%20&x=1', '/search?q=token+lost', false],
  [`/search?q=${'x'.repeat(500)}`, `/search?q=${'x'.repeat(100)}`, false],
  ['/search?q=%20&x=1', '/search', true],
  ['/use-cases/nothing', '/use-cases/not-found', true],
  ['/downloads?utm_source=mail', '/downloads', true],
  ['/Home/Blogs?size=25&utm_source=mail&page=2', '/Home/Blogs?page=2&size=25', true],
  ['/Home/Blogs/Details/7?x=1', '/Home/Blogs/Details/7', true],
  ['/Home/Blogs/Details/abc', '/Home/Blogs/Details/0', true],
  ['/repository.json', '/repository.json', false],
  ['/PRICING?x=1', '/PRICING?x=1', false],
  ['/nowhere?a=1', '/not-found', true],
  ['/use-cases/a/../../', '/not-found', true],
])('%s is rendered from %s; cached: %s', (target, address, isCached) => {
  expect(resolvePageAddress(target)).toMatchObject({ address, isCached });
});

test.each([
  ['', 'region=indian&category=individual&type=sign&validity=1'],
  ['?x=1&validity=3&region=Indian', 'region=indian&category=individual&type=sign&validity=3'],
  ['?validity=9&token=none&day=2020-01-01', 'region=indian&category=individual&type=sign&validity=1'],
  ['?region=foreign&token=mtoken', 'region=foreign&category=individual&type=sign&validity=1'],
  ['?shipping=ncr&category=dgft', 'region=indian&category=dgft&validity=1&shipping=ncr'],
])('a quote of “%s” is cached by its choice and its day in India', (query, choice) => {
  // 23:30 on 21 November in India, and half past midnight.
  for (const [now, day] of [
    ['2026-11-21T18:00:00Z', '2026-11-21'],
    ['2026-11-21T19:00:00Z', '2026-11-22'],
  ] as const) {
    expect(resolvePageAddress(`/pricing/quote.pdf${query}`, new Date(now))).toMatchObject({
      address: `/pricing/quote.pdf?${choice}&day=${day}`,
      isCached: true,
      isQuote: true,
    });
  }
});
