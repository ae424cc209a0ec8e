import { expect, test } from 'vitest';
import { findPageKey } from './page-key.ts';

test.each([
  ['/pricing', '', '/pricing', true],
  ['/pricing', 'region=foreign&validity=3', '/pricing?region=foreign&validity=3', false],
  ['/pricing.data', 'region=foreign&_routes=pages%2Fprice', '/pricing.data?_routes=pages%2Fprice', true],
  ['/downloads', 'utm_source=mail', '/downloads', true],
  ['/nowhere', 'a=1', '/nowhere?a=1', false],
])('%s with “%s” is made from %s; kept: %s', (path, query, address, isKept) => {
  expect(findPageKey(path, query)).toEqual({ address, isKept });
});
