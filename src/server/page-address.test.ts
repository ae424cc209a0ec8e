import { expect, test } from 'vitest';
import { resolvePageAddress } from './page-address.ts';

test.each([
  ['a path of the route table is its own address', '/pricing', '/pricing', true],
  ['an unknown parameter is dropped', '/downloads?utm_source=mail', '/downloads', true],
  ['an unknown parameter is dropped from a price too', '/pricing?x=1', '/pricing', true],
  ['a file of the route table is not cached', '/repository.json', '/repository.json', false],
  ['another spelling is redirected with its query', '/PRICING?x=1', '/PRICING?x=1', false],
  ['an unknown path is the page 404', '/nowhere?a=1', '/not-found', true],
  ['a path is not resolved', '/use-cases/a/../../', '/not-found', true],
  ['an unknown topic is the topic 404', '/use-cases/nothing', '/use-cases/not-found', true],
])('%s: GET %s shares the response of %s', (_rule, target, address, isCached) => {
  expect(resolvePageAddress(target)).toEqual({ address, isCached });
});

test.each([
  ['the choice is sorted', '/pricing?validity=3&region=foreign', '/pricing?region=foreign&validity=3', false],
  [
    'a value of 40 characters is passed on',
    `/pricing?region=${'x'.repeat(40)}`,
    `/pricing?region=${'x'.repeat(40)}`,
    false,
  ],
  ['a longer one is dropped', `/pricing?region=${'x'.repeat(41)}`, '/pricing', true],
  ['the answers of a plan', '/choose?x=1&for=e-tender', '/choose?for=e-tender', false],
  ['a plan whose form was sent without a day', '/choose?for=e-tender&day=&time=', '/choose?for=e-tender&day=', false],
  ['a plan without answers', '/choose?x=1', '/choose', true],
  ['a search is trimmed', '/search?q=%20token%20lost%20&x=1', '/search?q=token+lost', false],
  ['a search has 100 characters', `/search?q=${'x'.repeat(500)}`, `/search?q=${'x'.repeat(100)}`, false],
  ['a blank search', '/search?q=%20&x=1', '/search', true],
  ['page and size of the blog', '/Home/Blogs?size=25&utm_source=mail&page=2', '/Home/Blogs?page=2&size=25', true],
])('%s: GET %s shares the response of %s', (_rule, target, address, isCached) => {
  expect(resolvePageAddress(target)).toEqual({ address, isCached });
});

test('a post that must exist is named; another address of posts is the post 404', () => {
  const address = '/Home/Blogs/Details/7';
  expect(resolvePageAddress(`${address}?x=1`)).toEqual({ address, isCached: true, postId: 7 });
  expect(resolvePageAddress('/Home/Blogs/Details/abc')).toEqual({ address: '/Home/Blogs/Details/0', isCached: true });
});

test.each([
  ['', 'region=indian&category=individual&type=sign&validity=1'],
  ['?x=1&validity=3&region=Indian', 'region=indian&category=individual&type=sign&validity=3'],
  ['?validity=9&token=none&day=2020-01-01', 'region=indian&category=individual&type=sign&validity=1'],
  ['?region=foreign&token=mtoken', 'region=foreign&category=individual&type=sign&validity=1'],
  ['?shipping=ncr&category=dgft', 'region=indian&category=dgft&validity=1&shipping=ncr'],
])('a quote of “%s” is cached by its choice', (query, choice) => {
  const now = new Date('2026-11-21T06:00:00Z');
  const address = `/pricing/quote.pdf?${choice}&day=2026-11-21`;
  expect(resolvePageAddress(`/pricing/quote.pdf${query}`, now)).toEqual({ address, isCached: true, isQuote: true });
});

test.each([
  ['23:30', '2026-11-21T18:00:00Z', '2026-11-21'],
  ['half past midnight', '2026-11-21T19:00:00Z', '2026-11-22'],
])('a quote is of its day in India, at %s there', (_time, now, day) => {
  expect(resolvePageAddress('/pricing/quote.pdf', new Date(now)).address).toMatch(new RegExp(`&day=${day}$`));
});
