import { expect, test } from 'vitest';
import { findCanonicalPath, isResourcePath } from '#contract/routes.ts';

test.each([
  ['/home/faq', '/Home/Faq'],
  ['/HOME/FAQ', '/Home/Faq'],
  ['/downloadsrepos', '/downloadsRepos'],
  ['/Downloads/', '/downloads'],
  ['/home/downloads', '/Home/Downloads'],
  ['/Use-Cases/IPR', '/use-cases/ipr'],
  ['/home/blogs/details/3', '/Home/Blogs/Details/3'],
  ['/Home/Blogs/Details/3/', '/Home/Blogs/Details/3'],
  ['/Home/Blogs/Details/3', undefined],
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

test.each([
  ['/notices/2', true],
  ['/Notices/2/', true],
  ['/questions/home.html', true],
  ['/sitemap.xml', true],
  ['/', false],
  ['/Home/Blogs/Details/1', false],
  ['/nowhere', false],
])('that %s is a resource: %s', (path, expected) => {
  expect(isResourcePath(path)).toBe(expected);
});
