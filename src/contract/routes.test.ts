import { expect, test } from 'vitest';
import { createPageCheck, findCanonicalPath, isResourcePath } from '#contract/routes.ts';

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

test.each([
  ['/', true],
  ['/pricing', true],
  ['/pricing?region=foreign', true],
  ['/choose?for=e-tender', true],
  ['/Home/Faq#lost-token', true],
  ['/Home/Blogs?page=2', true],
  ['/Home/Blogs/Details/3', true],
  ['/Home/Blogs/Details/03', false],
  ['/use-cases/e-tender', true],
  ['/use-cases/etender', false],
  ['/forms/board-resolution.pdf', false],
  ['/repository.json', false],
  ['/nowhere', false],
])('%s is a page: %s', (href, expected) => {
  expect(createPageCheck(['e-tender'])(href)).toBe(expected);
});
