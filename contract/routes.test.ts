import { expect, test } from 'vitest';
import { findCanonicalPath } from '#contract/routes.ts';

test.each([
  ['/home/faq', '/Home/Faq'],
  ['/HOME/FAQ', '/Home/Faq'],
  ['/downloadsrepos', '/downloadsRepos'],
  ['/Downloads/', '/downloads'],
  ['/home/downloads', '/Home/Downloads'],
  ['/Use-Cases/IPR', '/use-cases/ipr'],
  ['/', undefined],
  ['/Home/Faq', undefined],
  ['/Home/Downloads', undefined],
  ['/use-cases/ipr', undefined],
  ['/nowhere', undefined],
  ['/assets/Root.js', undefined],
  ['//', '/'],
])('%s is spelt %s', (path, spelling) => {
  expect(findCanonicalPath(path)).toBe(spelling);
});
