import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findBrowser } from '#tests/find-browser.ts';
import { startServer } from '#tests/server.ts';
import { composeSheet } from './compose-sheet.ts';
import { type State, states } from './states.ts';
import { extremeWidths, sampled, schemes, type Template, templates, widths } from './templates.ts';

// `npm run shots` takes contact sheets of the built site into `shots/`, to be looked at; `npm run shots -- home menu`
// takes those whose names begin so.
const folder = join(import.meta.dirname, '../../shots');
const wanted = process.argv.slice(2);
const isWanted = ({ name }: { readonly name: string }): boolean =>
  wanted.length === 0 || wanted.some((start) => name.startsWith(start));

if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

await using full = await startServer({ SEED_CONTENT: 'yes', DEMONSTRATION: 'yes' });
await using empty = await startServer({ SEED_CONTENT: 'no' });
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });

for (const template of templates.filter(isWanted)) {
  for (const scheme of schemes) await takeSheet(template, widths, { colorScheme: scheme }, `-${scheme}`);
  await takeSheet(template, extremeWidths, {}, '-extremes');
}
for (const template of sampled.filter(isWanted)) await takeSheet(template, [360, 1280], {}, '');
for (const state of states.filter(isWanted)) {
  try {
    await takeState(state);
  } catch (error) {
    // One state that cannot be reached must not cost the others.
    console.error(`${state.name}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
await browser.close();

async function takeState({ name, path, isEmpty, isWhole = false, reach, ...setting }: State): Promise<void> {
  const site = isEmpty ? empty.url : full.url;
  const pictures = [];
  for (const width of [360, 1280]) {
    const picture = await visit(site + path, width, setting, async (page) => {
      await reach?.(page);
      return page.screenshot({ fullPage: isWhole });
    });
    pictures.push(picture);
  }
  await composeSheet(pictures, join(folder, `${name}.png`));
  console.log(name);
}

/** One page at several widths, whole. */
async function takeSheet(
  { name, path }: Template,
  at: readonly number[],
  options: BrowserContextOptions,
  ending: string,
): Promise<void> {
  const pictures = [];
  for (const width of at) {
    const picture = await visit(full.url + path, width, { options }, (page) => page.screenshot({ fullPage: true }));
    writeFileSync(join(folder, `${name}${ending}-${width}.png`), picture);
    pictures.push(picture);
  }
  await composeSheet(pictures, join(folder, `${name}${ending}.png`));
  console.log(name + ending);
}

/** Opens a page that stands still, with everything on it loaded, and closes it afterwards. */
async function visit(
  address: string,
  width: number,
  { options = {}, hasAdvertisements = false }: Pick<State, 'options' | 'hasAdvertisements'>,
  take: (page: Page) => Promise<Buffer>,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 740 : 900 },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...options,
  });
  context.setDefaultTimeout(8_000);
  try {
    const page = await context.newPage();
    if (!hasAdvertisements) await page.route('**/GetAllAdvertisementsList**', (route) => route.abort());
    await page.goto(address, { waitUntil: 'networkidle' });
    // Pictures that load when they come near: they are to be there before the page is taken whole.
    if (options.javaScriptEnabled !== false) {
      await page.evaluate(() => {
        for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
      });
      await page.waitForLoadState('networkidle');
    }
    return await take(page);
  } finally {
    await context.close();
  }
}
