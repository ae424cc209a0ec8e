import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findMedian } from '#bench/compare-servers.ts';
import { writeResults } from '#bench/write-results.ts';
import { templates } from '#tests/e2e/templates.ts';
import { settle } from '#tests/e2e/wire.ts';
import { findBrowser } from '#tests/find-browser.ts';
import { startServer } from '#tests/server.ts';

// Lighthouse as a phone on slow 4G: five runs of the home page, with the advertisement over it and without, and three of each
// template, by default all of them.
const only = process.argv.slice(2);
const pages: readonly Measured[] = [
  { path: '/', repetitions: 5 },
  { path: '/', repetitions: 5, blocked: ['*GetAllAdvertisementsList*'] },
  ...templates.map((path) => ({ path, repetitions: 3 })),
].filter(({ path }) => only.length === 0 || only.includes(path));

const chromePath = findBrowser();
if (!chromePath) throw new Error('No browser: install Chromium or Chrome, or name one in CHROME_PATH.');
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

await using server = await startServer({ SEED_CONTENT: 'yes' });
const rows: string[][] = [];
for (const { path, repetitions, blocked = [] } of pages) {
  await settle(server.url + path);
  const runs: Run[] = [];
  for (let nth = 0; nth < repetitions; nth += 1) runs.push(await run(server.url + path, blocked));
  const median = (of: (run: Run) => number): number => findMedian(runs.map(of));
  rows.push([
    blocked.length === 0 ? path : `${path}, no advertisement`,
    String(median(({ score }) => score)),
    ...[median(({ lcp }) => lcp), median(({ tbt }) => tbt), median(({ longest }) => longest)].map(
      (time) => `${Math.round(time)} ms`,
    ),
    median(({ cls }) => cls).toFixed(3),
    `${Math.round(median(({ bytes }) => bytes) / 1_000)} kB`,
  ]);
  console.log(rows.at(-1)?.join(' | '));
}
writeResults(
  'Web',
  'Lighthouse, mobile, its simulated slow 4G and 4 × slower processor; medians of five runs (home) or three, `npm run bench:web`.',
  ['Page', 'Performance', 'LCP', 'TBT', 'Longest task', 'CLS', 'Bytes'],
  rows,
);

/** A page, how often it is measured, and which requests are blocked. */
type Measured = { readonly path: string; readonly repetitions: number; readonly blocked?: readonly string[] };

type Run = { score: number; lcp: number; tbt: number; longest: number; cls: number; bytes: number };

/** Repeats a run that Lighthouse aborted, as it sometimes does at the start of a trace. */
async function run(url: string, blocked: readonly string[]): Promise<Run> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const done = await tryRun(url, blocked);
    if (done) return done;
  }
  throw new Error(`Lighthouse gave up on ${url} three times`);
}

/** One run in a new browser, with an empty cache. */
async function tryRun(url: string, blocked: readonly string[]): Promise<Run | undefined> {
  const chrome = await launch({ chromeFlags: flags, chromePath: chromePath ?? '' });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
      blockedUrlPatterns: [...blocked],
    });
    if (!result || result.lhr.runtimeError) return undefined;
    const { audits, categories } = result.lhr;
    const read = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
      lcp: read('largest-contentful-paint'),
      tbt: read('total-blocking-time'),
      longest: findLongestTask(audits['long-tasks']?.details, read('first-contentful-paint')),
      cls: read('cumulative-layout-shift'),
      bytes: read('total-byte-weight'),
    };
  } finally {
    chrome.kill();
  }
}

/** Of what runs after the first paint; Lighthouse names tasks of 50 ms and more, so 0 is: none. */
function findLongestTask(details: unknown, paintedAt: number): number {
  const { items = [] } = (details ?? {}) as { items?: { startTime: number; duration: number }[] };
  return Math.max(0, ...items.filter(({ startTime }) => startTime >= paintedAt).map(({ duration }) => duration));
}
