import { brotliDecompressSync, constants } from 'node:zlib';
import { type Browser, expect, type Page } from '@playwright/test';
import { type FirstVisit, visitSettled, type Wire } from './first-visit.ts';
import { samplePathsBesidesHome } from './sample-paths.ts';
import { type Site, test } from './site.ts';
import { fetchRecompressed } from './wire.ts';

test.use({ content: 'seed' });

/** A tenth is where a shift is felt (web.dev/cls). */
const steady = 0.01;

const expectSteady = ({ shifts }: FirstVisit): void => {
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(steady);
};

/** Without pictures: editors choose them, and most pictures of a list are below the fold. */
const weigh = ({ pictures: _, ...rest }: Wire): number => Object.values(rest).reduce((sum, bytes) => sum + bytes, 0);

function visitHome(browser: Browser, site: Site): Promise<FirstVisit> {
  return visitSettled(browser, `${site.url}/`, async (page: Page) => {
    const picture = page.getByRole('dialog', { name: 'Attention Please !!' }).getByRole('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
  });
}

/** Pages that hydrate an island at once: React, and what the island needs. */
const eager = new Set(['/pricing', '/check', '/details']);

/** Every other page is compared with home; once per worker. */
let homeWeight: Promise<number> | undefined;

test('a first visit to the home page is within its byte budget, and nothing moves', async ({ browser, site }) => {
  const visit = await visitHome(browser, site);
  const { html, css, js, fonts, pictures } = visit.wire;
  // With the drawings of the page, which were a request of 12 kB.
  expect.soft(html).toBeLessThanOrEqual(26_000);
  expect.soft(css).toBeLessThanOrEqual(12_000);
  expect.soft(js).toBeLessThanOrEqual(7_000);
  expect.soft(fonts).toBeLessThanOrEqual(24_000);
  // The advertisement above the fold, and nothing below it.
  expect.soft(pictures).toBeLessThanOrEqual(14_000);
  expectSteady(visit);
});

for (const path of samplePathsBesidesHome) {
  test(`a first visit to ${path} takes 20 kB more than home at most, and nothing moves`, async ({ browser, site }) => {
    homeWeight ??= visitHome(browser, site).then(({ wire }) => weigh(wire));
    const budget = (await homeWeight) + (eager.has(path.split('?')[0] ?? '') ? 110_000 : 20_000);
    const visit = await visitSettled(browser, site.url + path);
    expectSteady(visit);
    // The questions are far longer than any other page.
    if (path !== '/Home/Faq') expect(weigh(visit.wire)).toBeLessThanOrEqual(budget);
  });
}

/** The initial congestion window of ten segments (RFC 6928). */
const firstFlight = 14_600;

test('head, styles and hero are within the initial congestion window', async ({ site }) => {
  const { headers, body } = await fetchRecompressed(`${site.url}/`);
  const head = headers.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 20);
  const sent = body.subarray(0, firstFlight - head);
  const first = brotliDecompressSync(sent, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  expect(first).toContain('</style>');
  expect(first.indexOf('</section>', first.indexOf('<section id="hero"'))).toBeGreaterThan(0);
});
