import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { findMedian } from '#bench/compare-servers.ts';
import { writeResults } from '#bench/write-results.ts';
import { samplePathsBesidesHome } from '#tests/e2e/sample-paths.ts';
import { fetchRecompressed } from '#tests/e2e/wire.ts';
import { findBrowser } from '#tests/find-browser.ts';
import { startServer } from '#tests/server.ts';

// Lighthouse as a phone on slow 4G: five runs of the home page, with the advertisement over it and without, and three of each
// other page, by default all of them.
const only = process.argv.slice(2);
const pages = [
  { path: '/', repetitions: 5, blocked: [] },
  { path: '/', repetitions: 5, blocked: ['*GetAllAdvertisementsList*'] },
  ...samplePathsBesidesHome.map((path) => ({ path, repetitions: 3, blocked: [] })),
].filter(({ path }) => only.length === 0 || only.includes(path));

type Report = RunnerResult['lhr'];

const metrics = [
  { title: 'Performance', read: readScore, format: String },
  { title: 'LCP', read: readAudit('largest-contentful-paint'), format: formatTime },
  { title: 'TBT', read: readAudit('total-blocking-time'), format: formatTime },
  { title: 'Longest task', read: findLongestTask, format: formatTime },
  { title: 'CLS', read: readAudit('cumulative-layout-shift'), format: (shift: number) => shift.toFixed(3) },
  {
    title: 'Bytes',
    read: readAudit('total-byte-weight'),
    format: (bytes: number) => `${Math.round(bytes / 1_000)} kB`,
  },
];

const chromePath = findBrowser();
if (!chromePath) throw new Error('No browser: install Chromium or Chrome, or name one in CHROME_PATH.');
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

await using server = await startServer({ SEED_CONTENT: 'yes' });
const rows: string[][] = [];
for (const { path, repetitions, blocked } of pages) {
  await fetchRecompressed(server.url + path);
  const reports = await Array.fromAsync({ length: repetitions }, () => measure(server.url + path, blocked));
  const medians = metrics.map(({ read, format }) => format(findMedian(reports.map(read))));
  rows.push([blocked.length === 0 ? path : `${path}, no advertisement`, ...medians]);
  console.log(rows.at(-1)?.join(' | '));
}
writeResults(
  'Web',
  'Lighthouse, mobile, its simulated slow 4G and 4 × slower CPU; medians of five runs (home) or three, `npm run bench:web`.',
  ['Page', ...metrics.map(({ title }) => title)],
  rows,
);

/** Measures in a new browser, with an empty cache. Lighthouse sometimes aborts at the start of a trace: three attempts. */
async function measure(url: string, blockedUrlPatterns: string[]): Promise<Report> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const chrome = await launch({ chromeFlags: flags, chromePath: chromePath ?? '' });
    try {
      const options = { port: chrome.port, logLevel: 'error', blockedUrlPatterns } as const;
      const result = await lighthouse(url, { ...options, onlyCategories: ['performance'] });
      if (result && !result.lhr.runtimeError) return result.lhr;
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`Lighthouse gave up on ${url} three times`);
}

function readScore({ categories }: Report): number {
  return Math.round((categories.performance?.score ?? Number.NaN) * 100);
}

function readAudit(name: string): (report: Report) => number {
  return ({ audits }) => audits[name]?.numericValue ?? Number.NaN;
}

/** Of what runs after the first paint; Lighthouse names tasks of 50 ms and more, so 0 means that there was none. */
function findLongestTask(report: Report): number {
  const { items = [] } = (report.audits['long-tasks']?.details ?? {}) as {
    items?: { startTime: number; duration: number }[];
  };
  const paintedAt = readAudit('first-contentful-paint')(report);
  return Math.max(0, ...items.filter(({ startTime }) => startTime >= paintedAt).map(({ duration }) => duration));
}

function formatTime(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`;
}
