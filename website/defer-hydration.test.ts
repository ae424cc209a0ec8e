import { expect, test } from 'vitest';
import { deferHydration } from '#website/defer-hydration.ts';

const start = [
  'import "/assets/manifest.js";',
  'import * as route0 from "/assets/root.js";',
  'import * as route1_clientLoader from "/assets/home-loader.js";',
  'import * as route1_main from "/assets/home.js";',
  'const route1 = {...route1_clientLoader,...route1_main};',
  '  ',
  '  window.__reactRouterRouteModules = {"root":route0,"pages/home/home":route1};',
  '',
  'import("/assets/entry.js");',
].join('\n');

const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>',
  `<body><p>Text</p><script type="module" async="">${start}</script></body></html>`,
].join('');

test('a page imports no script while it is parsed, and the same ones when it hydrates', () => {
  const html = deferHydration(page);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('async=""');
  expect(html).not.toMatch(/(?:^|[^(])import [*"]/);
  const [, argument = ''] = /\)\((\{"preloads".*\})\)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(argument)).toEqual({
    preloads: ['/assets/a.js', '/assets/b.js'],
    manifest: '/assets/manifest.js',
    routes: { root: ['/assets/root.js'], 'pages/home/home': ['/assets/home-loader.js', '/assets/home.js'] },
    entry: '/assets/entry.js',
  });
  expect(html.indexOf('load(entry)')).toBeGreaterThan(html.indexOf('__reactRouterRouteModules'));
  expect(html).toContain('<p>Text</p>');
});

test.each([
  ['no module script', '<p>x</p><script>1</script>', 'there is no module script'],
  ['a line of another form', page.replace('import * as', 'import defer * as'), 'this line is unknown: import defer'],
  ['an entry that is missing', page.replace('import("/assets/entry.js");', ''), 'entry are missing'],
  ['a route without modules', page.replace('":route1}', '":route2}'), 'route modules or entry are missing'],
  ['no preloads', page.replaceAll('modulepreload', 'preload'), 'there is no modulepreload link'],
])('HTML with %s is an error that says so', (_, html, detail) => {
  expect(() => deferHydration(html)).toThrow(detail);
});
