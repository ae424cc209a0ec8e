import { expect, test } from 'vitest';
import { findRedirect, parseRedirects } from '#domain/site/redirects.ts';

const file = (...rows: readonly (readonly string[])[]): string => rows.map((row) => row.join('\t')).join('\n');

test('finds old paths with and without their query, with a slash at the end, and in any script', () => {
  const { redirects, errors } = parseRedirects(
    `# Addresses before 2026\r\n\r\n${file(['/about.php', '/Home/Contact'], ['/page.php?id=7', '/pricing#total'], ['/हमारे/', '/check'])}\r\n`,
  );
  expect(errors).toEqual([]);
  const find = (target: string) => findRedirect(redirects, target);
  expect(find('/about.php')).toBe('/Home/Contact');
  expect(find('/about.php/?from=mail')).toBe('/Home/Contact');
  expect(find('/page.php?id=7')).toBe('/pricing#total');
  expect(find('/page.php?id=8')).toBeUndefined();
  expect(find(encodeURI('/हमारे'))).toBe('/check');
  expect(find('//about.php')).toBeUndefined();
});

test.each([
  [file(['/a']), 'line 1: use an old path, a tab and a new path'],
  [file(['/a', '/b', '/c']), 'line 1: use an old path, a tab and a new path'],
  [file(['a', '/check']), 'line 1: "a" is no path of the former site, such as /about.html'],
  [
    file(['/a', 'https://evil.example/']),
    'line 1: "https://evil.example/" is no path of this site, such as /Home/Contact',
  ],
  [file(['/a', '//evil.example/']), 'line 1: "//evil.example/" is no path of this site, such as /Home/Contact'],
  [file(['/a', '/\\evil.example/']), 'line 1: "/\\evil.example/" is no path of this site, such as /Home/Contact'],
  [file(['/a', '/check'], ['/a/', '/pricing']), 'line 2: /a/ is redirected already by line 1'],
])('redirects nothing by the invalid %j', (text, error) => {
  const { redirects, errors } = parseRedirects(text);
  expect(errors).toEqual([error]);
  expect(redirects.get('/a')?.to ?? '/check').toBe('/check');
});

test('a loop and a chain are errors, and nothing is sent round', () => {
  const { redirects, errors } = parseRedirects(
    file(['/a', '/b'], ['/b', '/a'], ['/c', '/c/'], ['/d', '/e'], ['/e', '/check']),
  );
  expect(errors).toEqual([
    'line 1: /b is redirected itself by line 2',
    'line 2: /a is redirected itself by line 1',
    'line 3: /c/ is redirected itself by line 3',
    'line 4: /e is redirected itself by line 5',
  ]);
  expect([...redirects.keys()]).toEqual(['/e']);
});

test('a loop by another query is an error too: a path is found without its query', () => {
  const { redirects, errors } = parseRedirects(file(['/a', '/a?x=1'], ['/b', '/c?x=1'], ['/c', '/b?y=2']));
  expect(errors).toEqual([
    'line 1: /a?x=1 is redirected itself by line 1',
    'line 2: /c?x=1 is redirected itself by line 3',
    'line 3: /b?y=2 is redirected itself by line 2',
  ]);
  expect(redirects.size).toBe(0);
});
