import { expect, test } from 'vitest';
import { resolvePageAddress } from './page-address.ts';

test.each([
  ['/pricing', '/pricing', true],
  ['/pricing?region=foreign&validity=3', '/pricing?region=foreign&validity=3', false],
  ['/pricing.data?_routes=pricing', '/pricing.data?_routes=pricing', true],
  ['/downloads?utm_source=mail', '/downloads', true],
  ['/Home/Blogs?size=25&utm_source=mail&page=2', '/Home/Blogs?page=2&size=25', true],
  ['/Home/Blogs/Details/7?x=1', '/Home/Blogs/Details/7', true],
  ['/Home/Blogs/Details/abc', '/Home/Blogs/Details/abc', false],
  ['/_root.data', '/_root.data', true],
  ['/repository.json', '/repository.json', false],
  ['/PRICING?x=1', '/PRICING?x=1', false],
  ['/nowhere?a=1', '/not-found', true],
  ['/use-cases/a/../../', '/not-found', true],
  ['/careers.data?_routes=%3Cscript%3E', '/careers.data', true],
])('%s is rendered from %s; cached: %s', (target, address, isCached) => {
  expect(resolvePageAddress(target)).toMatchObject({ address, isCached });
});
