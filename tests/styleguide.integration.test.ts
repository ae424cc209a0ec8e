import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
