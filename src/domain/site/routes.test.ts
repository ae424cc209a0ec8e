import { expect, test } from 'vitest';
import { isFilePath, type SitePath } from '#domain/site/routes.ts';

test('the compiler rejects an address that no route has', () => {
  const known: readonly SitePath[] = [
    '/',
    '/#contact',
    '/pricing?validity=3',
    '/Home/Faq#what-is-a-dsc',
    '/use-cases/e-tender',
    '/use-cases/e-tender.json',
    '/Home/Blogs/Details/1',
    '/forms/ra-agreement.pdf',
  ];
  const wrong: readonly SitePath[] = [
    // @ts-expect-error: no page
    '/prices',
    // @ts-expect-error: another case
    '/home/faq',
    // @ts-expect-error: no section of home
    '/#prices',
    // @ts-expect-error: no folder of files
    '/form/ra-agreement.pdf',
    // @ts-expect-error: not from the root
    'pricing',
  ];
  expect([...known, ...wrong].filter(isFilePath)).toEqual(['/forms/ra-agreement.pdf']);
});
