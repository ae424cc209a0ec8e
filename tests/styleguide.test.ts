import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { startServer } from '#tests/server.ts';

const root = join(import.meta.dirname, '..');

test('a build contains no style guide, neither its route nor its code', async () => {
  await using server = await startServer({});
  expect((await fetch(`${server.url}/styleguide`)).status).toBe(404);
  const assets = globSync('build/{client,server}/**/*.{js,css}', { cwd: root });
  expect(assets.length).toBeGreaterThan(20);
  const leaking = assets.filter((file) => /styleguide|Style guide/.test(readFileSync(join(root, file), 'utf8')));
  expect(leaking).toEqual([]);
});

test('development has the style guide', async () => {
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'development',
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'silent',
  });
  try {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build');
    const paths = Object.values(build.routes as Record<string, { path?: string }>).map(({ path }) => path);
    expect(paths).toContain('styleguide');
  } finally {
    await vite.close();
  }
});
