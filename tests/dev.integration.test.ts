import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { launchBrowser } from '#tests/find-browser.ts';
import { startServer } from '#tests/server.ts';

const project = join(import.meta.dirname, '..');

test('development has the style guide, every page, the API and the demonstration', async () => {
  await using server = await startServer({ DEMONSTRATION: 'yes' }, { script: 'dev' });
  const read = async (path: string): Promise<string> => {
    const response = await fetch(server.url + path, { headers: { 'X-Client-Key': 'mohar-public-site' } });
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };
  expect(await read('/styleguide')).toContain('<h1>Style guide</h1>');
  expect(await read('/pricing')).toContain('<h1>');
  expect(JSON.parse(await read('/api/Contact/GetAllStateList'))).toHaveLength(36);
  expect(JSON.parse(await read('/repository.json')).files).toHaveLength(5);
  expect((await fetch(`${server.url}/nowhere`)).status).toBe(404);
  // No warning and no error; its first lines are JSON where the output is no terminal.
  expect(server.output()).not.toMatch(/"level":[4-6]0/);
});

test('development shows an edit of a style and of an island without a reload, and reloads for an edit of a page', async () => {
  using copied = copyProject();
  await using server = await startServer({ DEMONSTRATION: 'yes' }, { script: 'dev', root: copied.folder });
  await using browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`${server.url}/pricing`);
  await page.locator('[data-island=calculator][data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 });
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  const isFirst = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'isFirst'));

  copied.edit('src/website/styles/base.css', (text) => `${text}\nbody { accent-color: rgb(1, 2, 3); }`);
  const readAccent = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).accentColor);
  await expect.poll(readAccent, { timeout: 20_000 }).toBe('rgb(1, 2, 3)');

  copied.edit('src/website/pages/price/calculator.tsx', (text) => text.replace('<output ', '<output title="Edited" '));
  await page.locator('main output[title=Edited]').waitFor({ timeout: 20_000 });
  expect(await isFirst()).toBe(true);

  copied.edit('src/website/pages/price/pricing.tsx', (text) => text.replace('<h2 ', '<h2 title="Edited" '));
  await page.locator('h2[title=Edited]').waitFor({ timeout: 20_000 });
  expect(await isFirst()).toBeUndefined();
});

/** A copy of the project's sources, to edit; it uses the packages of the project. */
function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'mohar-edited-'));
  const left = new Set(['node_modules', 'build', 'builds', 'test-results', 'data', '.git', '.react-router']);
  cpSync(project, folder, { recursive: true, filter: (path) => !left.has(basename(path)) });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    edit(path: string, change: (text: string) => string): void {
      const before = readFileSync(join(folder, path), 'utf8');
      const after = change(before);
      expect(after, path).not.toBe(before);
      writeFileSync(join(folder, path), after);
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
