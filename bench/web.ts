import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { measureBlocking, measureScroll } from '#bench/blocking-time.ts';
import { findMedian } from '#bench/compare-servers.ts';
import { measureFirstIntents } from '#bench/first-intent.ts';
import { startHtmlProxy } from '#bench/html-proxy.ts';
import { writeResults } from '#bench/write-results.ts';
import { samplePaths } from '#tests/e2e/sample-paths.ts';
import { findBrowser, findHeadlessShell } from '#tests/find-browser.ts';
import { startServer } from '#tests/server.ts';

// Lighthouse as a phone on slow 4G, simulated from a load that nothing throttles; the largest paint again on a line and a processor
// that are throttled, because the simulation waits for the icon, the manifest and lazy pictures, which only a fast line loads
// before the paint; the time that a slow processor blocks, alternating with the same page hydrated at load; the longest task after
// a scroll; the same text without styles and scripts, in two browsers; and the time from the first use of a control to what it
// shows. `npm run bench:web -- --runs 3 / /Home/Faq` measures less.
const { values, positionals } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true });
const runs = Number(values.runs ?? 5);
const paths = positionals.length > 0 ? positionals : samplePaths;

type Report = RunnerResult['lhr'];

/** The processor of a phone: four times as slow as one with this benchmark index of Lighthouse. */
const referenceIndex = 1_500;

/** How much the processor is slowed down, by the index that Lighthouse measured last. */
let slowRate = 1;

const chromePath = findBrowser();
if (!chromePath) throw new Error('No browser: install Chromium or Chrome, or name one in CHROME_PATH.');
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** The event that hydrates a page whatever is in view. */
const hydrateAtLoad =
  "<script>addEventListener('load',()=>setTimeout(()=>dispatchEvent(new Event('online'))))</script>";

await using server = await startServer({ SEED_CONTENT: 'yes', DEMONSTRATION: 'yes' });
// Both behind a proxy, so that they differ by the script alone.
await using plain = await startHtmlProxy(server.url, (html) => html);
await using hydrated = await startHtmlProxy(server.url, (html) => html.replace('</body>', `${hydrateAtLoad}</body>`));
/** The words of a page alone, as a browser must lay them out whatever the page does. */
const textOnly = /<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<link\b[^>]*>/g;
await using text = await startHtmlProxy(server.url, (html) => html.replaceAll(textOnly, ''));

const rows: string[][] = [];
for (const path of paths) {
  rows.push(await measurePage(path));
  console.log(rows.at(-1)?.join(' | '));
}
writeResults(
  'Web',
  `Lighthouse, mobile, its simulated slow 4G and 4 × slower CPU; “applied”: with the line and CPU throttled. Blocked: what tasks after the first paint take beyond 50 ms each, with a CPU slowed to a quarter of benchmark index ${referenceIndex}, alternating with the same page hydrated at load. Scroll: the longest task after a scroll a second after the start, the evaluation of modules left out, with a 4 × slower CPU; 0 when none took 50 ms. Medians of ${runs} runs, \`npm run bench:web\`.`,
  [
    'Page',
    'Index',
    'Performance',
    'LCP',
    'LCP, applied',
    'CLS',
    'kB',
    'TBT',
    'Blocked',
    'Blocked, hydrated at load',
    'Ratio',
    'Scroll',
  ],
  rows,
);
writeResults(
  'Reading',
  `What tasks after the first paint take beyond 50 ms each, with a CPU slowed to a quarter of benchmark index ${referenceIndex}, alternating with the same HTML without styles and scripts; medians of ${runs} runs, \`npm run bench:web\`.`,
  ['Page', 'Chromium', 'Chromium, text alone', 'Headless shell', 'Headless shell, text alone'],
  await Array.fromAsync(paths, measureReading),
);
const intents = await measureFirstIntents(server.url, runs);
writeResults(
  'First intent',
  `From the input to the frame that shows its effect, with a 4 × slower CPU and no script loaded before; medians of ${runs} runs, \`npm run bench:web\`.`,
  ['Control', 'Time'],
  intents.map(({ name, milliseconds }) => [name, formatTime(milliseconds)]),
);
for (const { name, milliseconds } of intents) console.log(`${name} | ${formatTime(milliseconds)}`);

async function measurePage(path: string): Promise<string[]> {
  const reports = await Array.fromAsync({ length: runs }, () => runLighthouse(plain.url + path));
  const median = (read: (report: Report) => number): number => findMedian(reports.map(read));
  const applied = await Array.fromAsync({ length: runs }, () => runLighthouse(plain.url + path, 'devtools'));
  const index = median(({ environment }) => environment.benchmarkIndex);
  const blocked: [page: number, reference: number][] = [];
  slowRate = Math.max(1, (4 * index) / referenceIndex);
  for (let run = 0; run < runs; run += 1) {
    blocked.push([
      await measureBlocking(plain.url + path, slowRate),
      await measureBlocking(hydrated.url + path, slowRate),
    ]);
  }
  const [page, reference] = [findMedian(blocked.map(([own]) => own)), findMedian(blocked.map(([, other]) => other))];
  return [
    path,
    String(Math.round(index)),
    String(Math.round(median(({ categories }) => (categories.performance?.score ?? Number.NaN) * 100))),
    formatTime(median(readAudit('largest-contentful-paint'))),
    formatTime(findMedian(applied.map(readAudit('largest-contentful-paint')))),
    median(readAudit('cumulative-layout-shift')).toFixed(3),
    String(Math.round(median(readAudit('total-byte-weight')) / 1_000)),
    formatTime(median(readAudit('total-blocking-time'))),
    formatTime(page),
    formatTime(reference),
    reference === 0 ? '–' : (page / reference).toFixed(2),
    formatTime(findMedian(await Array.fromAsync({ length: runs }, () => measureScroll(plain.url + path, 4)))),
  ];
}

async function measureReading(path: string): Promise<string[]> {
  const columns = [];
  for (const browser of [findBrowser(), findHeadlessShell()]) {
    const times: [page: number, text: number][] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await measureBlocking(plain.url + path, slowRate, browser);
      times.push([page, await measureBlocking(text.url + path, slowRate, browser)]);
    }
    columns.push(findMedian(times.map(([page]) => page)), findMedian(times.map(([, words]) => words)));
  }
  return [path, ...columns.map(formatTime)];
}

/** Measures in a new browser, with an empty cache. Lighthouse sometimes aborts at the start of a trace: three attempts. */
async function runLighthouse(url: string, throttlingMethod: 'simulate' | 'devtools' = 'simulate'): Promise<Report> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const chrome = await launch({ chromeFlags: flags, chromePath: chromePath ?? '' });
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: ['performance'],
        throttlingMethod,
      });
      if (result && !result.lhr.runtimeError) return result.lhr;
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`Lighthouse gave up on ${url} three times`);
}

function readAudit(name: string): (report: Report) => number {
  return ({ audits }) => audits[name]?.numericValue ?? Number.NaN;
}

function formatTime(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`;
}
