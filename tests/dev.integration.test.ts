import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launchBrowser } from '#tests/find-browser.ts';
import { startServer } from '#tests/server.ts';

const root = join(import.meta.dirname, '..');

/** What the development server reads. */
const sources = [
  ...['api', 'content', 'contract', 'database', 'documents', 'domain', 'inspection', 'mail', 'media', 'server'],
  ...['services', 'trust', 'website', 'scripts/vite', 'package.json', 'tsconfig.json', 'vite.config.ts'],
  ...['react-router.config.ts', 'build/seed', 'build/documents'],
];

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
  expect(server.output()).not.toContain('"level":');
});

test('an edit of a style or an island is shown without a reload, any other loads the document again', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'hot-'));
  for (const name of sources) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const edit = (file: string, from: string, to: string): void => {
    const text = readFileSync(join(copy, file), 'utf8');
    expect([file, text.includes(from)]).toEqual([file, true]);
    writeFileSync(join(copy, file), text.replace(from, to));
  };
  {
    await using server = await startServer({ SEED_CONTENT: 'no' }, { script: 'dev', root: copy });
    await using browser = await launchBrowser();
    const page = await browser.newPage();
    await page.goto(`${server.url}/Home/Contact`);
    await page.getByLabel('Full name').fill('Asha Rao');
    await page.locator('[data-island=enquiry][data-live]').waitFor({ state: 'attached' });
    await page.evaluate(() => Object.assign(window, { isFirst: true }));

    edit('website/components/page/page.module.css', '  .header {', '  .header {\n    letter-spacing: 7px;');
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.evaluate((h1) => getComputedStyle(h1).letterSpacing)).toBe('7px');
    edit(
      'website/components/form/form.tsx',
      '<ErrorSummary form={form} />',
      '<i>edited</i><ErrorSummary form={form} />',
    );
    await page.locator('form i').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'isFirst'))).toBe(true);
    expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Rao');

    edit('website/pages/contact/contact.tsx', '<OfficesCard />', '<OfficesCard /><em>edited</em>');
    await page.locator('main em').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'isFirst'))).toBeUndefined();
  }
  rmSync(copy, { recursive: true });
});
