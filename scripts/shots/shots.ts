import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '#tests/find-browser.ts';
import { startServer } from '#tests/server.ts';
import { type State, states } from './states.ts';

/** A page to capture: the name of its files, and its path. */
type Template = { readonly name: string; readonly path: string };

/** One page of each kind: each at every width, in light and dark. */
const templates: readonly Template[] = [
  { name: 'home', path: '/' },
  { name: 'use-case', path: '/use-cases/e-tender' },
  { name: 'process', path: '/apply-dsc-process' },
  { name: 'downloads', path: '/downloads' },
  { name: 'repository', path: '/downloadsRepos' },
  { name: 'pricing', path: '/pricing' },
  { name: 'contact', path: '/Home/Contact' },
  { name: 'questions', path: '/Home/Faq' },
  { name: 'blog', path: '/Home/Blogs' },
  { name: 'post', path: '/Home/Blogs/Details/1' },
  { name: 'careers', path: '/careers' },
  { name: 'missing', path: '/nowhere' },
];

/** Pages of the same templates with other content, once each. */
const sampled: readonly Template[] = [
  { name: 'partner', path: '/becomeapartner' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'no-results', path: '/no-results' },
  { name: 'use-case-longest', path: '/use-cases/mca-income-tax-gst' },
  { name: 'process-download', path: '/download-dsc-process' },
  { name: 'process-revoke', path: '/revoke-dsc-process' },
];

/** CSS pixels: a phone, a tablet, a desktop. */
const widths = [360, 768, 1280] as const;

/** The smallest phone, which is also 1280 pixels at 400 % zoom (WCAG 1.4.10), and a wide screen. */
const extremeWidths = [320, 1920] as const;

const schemes = ['light', 'dark'] as const;

/** Pixels of a sheet between its cells. */
const gap = 24;

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
    // A state that cannot be reached must not prevent the others.
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

/** One page at several widths, full-page. */
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

/** Opens a page without animations, with everything on it loaded, and closes it afterwards. */
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
    // Lazy images are loaded before a full-page screenshot.
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

/** Writes pictures side by side at half their size into one PNG. */
async function composeSheet(pictures: readonly Buffer[], file: string): Promise<void> {
  const cells = await Promise.all(
    pictures.map(async (picture) => {
      const { width } = await sharp(picture).metadata();
      return sharp(picture)
        .resize({ width: Math.round(width / 2) })
        .toBuffer({ resolveWithObject: true });
    }),
  );
  const height = Math.max(...cells.map(({ info }) => info.height)) + 2 * gap;
  let left = gap;
  const placed = cells.map(({ data, info }) => {
    const cell = { input: data, left, top: gap };
    left += info.width + gap;
    return cell;
  });
  await sharp({ create: { width: left, height, channels: 3, background: '#808080' } })
    .composite(placed)
    .png()
    .toFile(file);
}
