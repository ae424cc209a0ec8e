import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { launchBrowser } from '#tests/find-browser.ts';
import { startServer } from '#tests/server.ts';
import { type State, states } from './states.ts';

// `npm run shots` writes contact sheets of the built site to `shots/` for review; `npm run shots -- home menu` selects
// sheets by the beginning of their names.
const folder = join(import.meta.dirname, '../../shots');
const wanted = process.argv.slice(2);
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

await using full = await startServer({ SEED_CONTENT: 'yes', DEMONSTRATION: 'yes' });
await using empty = await startServer({ SEED_CONTENT: 'no' });
await using browser = await launchBrowser();

for (const state of states) {
  const { name, widths = [360, 1280] } = state;
  if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue;
  try {
    const pictures = await Array.fromAsync(widths, (width) => take(state, width));
    const sheet = sharp(pictures, { join: { across: widths.length, shim: 24, background: '#808080' } });
    await sheet.toFile(join(folder, `${name}.png`));
    console.log(name);
  } catch (error) {
    // A failed state must not prevent the others.
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

/** A screenshot of a page without animations and with everything on it loaded. */
async function take(state: State, width: number): Promise<Buffer> {
  const { path, options = {}, isEmpty, hasAdvertisements, isWhole = false, setUp } = state;
  await using context = await browser.newContext({
    viewport: { width, height: width < 500 ? 740 : 900 },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...options,
  });
  context.setDefaultTimeout(8_000);
  const page = await context.newPage();
  const { url } = isEmpty ? empty : full;
  // Advertisements open on home unless the visitor comes from another page of the site.
  await page.goto(url + path, { waitUntil: 'networkidle', referer: hasAdvertisements ? '' : `${url}/careers` });
  // Lazy images are loaded before a full-page screenshot.
  if (options.javaScriptEnabled !== false) {
    await page.evaluate(() => {
      for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
    });
    await page.waitForLoadState('networkidle');
  }
  await setUp?.(page);
  return await page.screenshot({ fullPage: isWhole });
}
