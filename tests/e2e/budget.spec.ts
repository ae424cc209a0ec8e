import { brotliDecompressSync, constants } from 'node:zlib';
import { openPublishedSite } from './published-site.ts';
import { expect, test } from './site.ts';
import { templates } from './templates.ts';
import { measureWire, settle, type Wire } from './wire.ts';

/** The questions are far longer than any other page. */
const measured = templates.filter((path) => path !== '/Home/Faq');

test('home keeps within its bytes, and every other template within home and 20 kB more', async ({ browser }) => {
  test.setTimeout(120_000);
  await using site = await openPublishedSite({ SEED_CONTENT: 'yes' });
  const measure = async (path: string): Promise<Wire> => {
    await settle(site.server.url + path);
    return measureWire(browser, site.server.url + path);
  };
  const home = await measure('/');
  expect.soft(home.html).toBeLessThanOrEqual(30_000);
  expect.soft(home.css).toBeLessThanOrEqual(12_000);
  expect.soft(home.js).toBeLessThanOrEqual(120_000);
  expect.soft(home.fonts).toBeLessThanOrEqual(45_000);
  // The advertisement that comes over the fold, and nothing below it.
  expect.soft(home.pictures).toBeLessThanOrEqual(40_000);
  // What pictures of other pages weigh is the editors' choice, and most of a list's are below the fold.
  const weigh = ({ pictures: _, ...rest }: Wire): number => Object.values(rest).reduce((sum, bytes) => sum + bytes, 0);
  // Most of each measurement is waiting.
  const weighed = await Promise.all(measured.map(async (path) => ({ path, weight: weigh(await measure(path)) })));
  const tooMuch = weighed.map(({ path, weight }) => ({ path, more: weight - weigh(home) }));
  expect(tooMuch.filter(({ more }) => more > 20_000)).toEqual([]);
});

/** Ten segments of a first flight (RFC 6928). */
const firstFlight = 14_600;

test('head, styles and hero are within a connection’s first flight', async () => {
  await using site = await openPublishedSite({ SEED_CONTENT: 'yes' });
  const { headers, body } = await settle(`${site.server.url}/`);
  const head = headers.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 20);
  const sent = body.subarray(0, firstFlight - head);
  const first = brotliDecompressSync(sent, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  expect(first).toContain('</style>');
  expect(first.indexOf('</section>', first.indexOf('<section id="hero"'))).toBeGreaterThan(0);
});
