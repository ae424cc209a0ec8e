import { expect, test } from 'vitest';
import { deferHydration } from '#website/defer-hydration.ts';

const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>',
  '<body><p>Text</p><script type="module" async="">import "/assets/manifest.js";\n',
  'import * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home.js";\n  \n',
  '  window.__reactRouterRouteModules = {"root":route0,"pages/home/home":route1};\n\nimport("/assets/entry.js");</script>',
  '</body></html>',
].join('');

test('a page asks for no script before it has loaded, and for the same ones then', () => {
  const html = deferHydration(page);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toMatch(/(?:^|[^(])import [*"]/);
  expect(html).toContain('const preloads=["/assets/a.js","/assets/b.js"];');
  expect(html).toContain(
    'const [,route0,route1]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/home.js")]);',
  );
  expect(html).toContain('window.__reactRouterRouteModules = {"root":route0,"pages/home/home":route1};');
  expect(html.indexOf('import("/assets/entry.js")')).toBeGreaterThan(html.indexOf('__reactRouterRouteModules'));
  expect(html).toContain('<p>Text</p>');
});

test('a page without the router’s start stays as it is', () => {
  expect(deferHydration('<p>x</p><script>1</script>')).toBe('<p>x</p><script>1</script>');
});
