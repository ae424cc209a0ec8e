import { expect, test } from 'vitest';
import { deferHydration } from '#website/defer-hydration.ts';

const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>',
  '<body><main><p>Text</p></main><script type="module" async="">import "/assets/manifest.js";</script></body></html>',
].join('');

test('a page imports no script while it is parsed, and contains all that it hydrates with', () => {
  const html = deferHydration(page);
  expect(html).not.toContain('type="module"');
  expect(html).not.toContain('rel="modulepreload"');
  expect(html.match(/href="[^"]+"/g)).toEqual(page.match(/href="[^"]+"/g));
  expect(html).toContain('>import "/assets/manifest.js";</script>');
  expect(html).toContain('<p>Text</p>');
});

test.each([
  ['module script', page.replace(' async=""', '')],
  ['preloads', page.replaceAll('modulepreload', 'preload')],
])('HTML without %s is an error', (_, html) => {
  expect(() => deferHydration(html)).toThrow('does not know the scripts');
});
