import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { deferHydration } from '#website/defer-hydration.ts';

const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>',
  '<body><p>Text</p><script type="module" async="">import "/assets/manifest.js";</script></body></html>',
].join('');

const context = {
  manifest: {
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js' },
    routes: {
      root: { module: '/assets/root.js' },
      home: { module: '/assets/home.js', clientLoaderModule: '/assets/home-loader.js' },
    },
  },
  staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'home' } }] },
} as unknown as EntryContext;

test('a page imports no script while it is parsed, and the same ones when it hydrates', () => {
  const html = deferHydration(page, context);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('async=""');
  expect(html).not.toMatch(/(?:^|[^(])import [*"]/);
  const [, argument = ''] = /\)\((\{"preloads".*\})\)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(argument)).toEqual({
    preloads: ['/assets/a.js', '/assets/b.js'],
    manifest: '/assets/manifest.js',
    routes: { root: ['/assets/root.js'], home: ['/assets/home-loader.js', '/assets/home.js'] },
    entry: '/assets/entry.js',
  });
  expect(html.indexOf('load(entry)')).toBeGreaterThan(html.indexOf('__reactRouterRouteModules'));
  expect(html).toContain('<p>Text</p>');
});

test.each([
  ['module script', page.replace(' async=""', '')],
  ['preloads', page.replaceAll('modulepreload', 'preload')],
])('HTML without %s is an error', (_, html) => {
  expect(() => deferHydration(html, context)).toThrow('does not know the scripts');
});
