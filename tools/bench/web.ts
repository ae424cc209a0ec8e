import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { samplePaths } from '#tests/e2e/sample-paths.ts';
import { findBrowser } from '#tests/find-browser.ts';
import { startServer } from '#tests/server.ts';
import { findMedian } from '#tools/bench/compare-servers.ts';
import { measureReading, measureUse, uses } from '#tools/bench/visits.ts';
import { writeResults } from '#tools/bench/write-results.ts';

// Lighthouse for a phone on slow 4G, simulated from an unthrottled load. LCP again with applied throttling: the
// simulation waits for the icon, the manifest and lazy pictures, but only a fast connection loads them before the
// paint. Then, with CPU throttling, the script bytes of a page, its longest task while scrolling, and the time from the
// use of a control to its effect. `npm run bench:web -- --runs 3 / /Home/Faq` measures less. `--other FOLDER`
// alternates with another built version, except for Lighthouse.
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, other: { type: 'string' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const paths = positionals.length > 0 ? positionals : samplePaths;

type Report = RunnerResult['lhr'];

const chromePath = findBrowser();
if (!chromePath) throw new Error('No browser: install Chromium or Chrome, or name one in CHROME_PATH.');
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const content = { SEED_CONTENT: 'yes', DEMONSTRATION: 'yes' };
await using server = await startServer(content);
await using other =
  values.other === undefined ? undefined : await startServer(content, { root: resolve(values.other) });
const versions = other ? [server, other] : [server];
/** Column heads for one or both versions. */
const nameColumns = (head: string): readonly string[] => (other ? [head, `${head}, other version`] : [head]);

await writeTable(
  'Web',
  `Lighthouse, mobile, its simulated slow 4G and 4 × slower CPU; “applied”: with the line and CPU throttled. Medians of ${runs} runs, \`npm run bench:web\`.`,
  ['Page', 'Index', 'Performance', 'LCP', 'LCP, applied', 'CLS', 'kB', 'TBT'],
  paths,
  measureLoad,
);
await writeTable(
  'Reading',
  `Scripts: bytes over the wire before a visitor does anything. Scroll: the longest task while one scrolls; 0 when none took 50 ms. With a 4 × slower CPU; medians of ${runs} runs, \`npm run bench:web\`.`,
  ['Page', ...nameColumns('Scripts'), ...nameColumns('Scroll')],
  paths,
  async (path) => {
    const visits = await measureAlternately((origin) => measureReading(origin + path));
    const scripts = visits.map((own) => findMedian(own.map((visit) => visit.scripts)));
    const longest = visits.map((own) => findMedian(own.map((visit) => visit.longest)));
    return [path, ...scripts.map((bytes) => `${(bytes / 1_000).toFixed(1)} kB`), ...longest.map(formatTime)];
  },
);
await writeTable(
  'Interaction',
  `From the press to the frame with its effect, with a 4 × slower CPU; medians of ${runs} runs, \`npm run bench:web\`.`,
  ['Use', ...nameColumns('Time')],
  uses,
  async (use) => {
    const times = await measureAlternately((origin) => measureUse(origin, use));
    return [use.name, ...times.map(findMedian).map(formatTime)];
  },
);

/** Measures the rows of a table in sequence, prints each, and writes the table. */
async function writeTable<Item>(
  heading: string,
  about: string,
  head: readonly string[],
  items: readonly Item[],
  measure: (item: Item) => Promise<readonly string[]>,
): Promise<void> {
  const rows: (readonly string[])[] = [];
  for (const item of items) {
    const row = await measure(item);
    console.log(row.join(' | '));
    rows.push(row);
  }
  writeResults(heading, about, head, rows);
}

/** Measures the versions alternately; returns the values by version. */
async function measureAlternately<Value>(measure: (origin: string) => Promise<Value>): Promise<Value[][]> {
  const measured = versions.map((): Value[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [at, { url }] of versions.entries()) measured[at]?.push(await measure(url));
  }
  return measured;
}

async function measureLoad(path: string): Promise<readonly string[]> {
  const reports = await Array.fromAsync({ length: runs }, () => runLighthouse(server.url + path));
  const median = (read: (report: Report) => number): number => findMedian(reports.map(read));
  const applied = await Array.fromAsync({ length: runs }, () => runLighthouse(server.url + path, 'devtools'));
  return [
    path,
    String(Math.round(median(({ environment }) => environment.benchmarkIndex))),
    String(Math.round(median(({ categories }) => (categories.performance?.score ?? Number.NaN) * 100))),
    formatTime(median(readAudit('largest-contentful-paint'))),
    formatTime(findMedian(applied.map(readAudit('largest-contentful-paint')))),
    median(readAudit('cumulative-layout-shift')).toFixed(3),
    String(Math.round(median(readAudit('total-byte-weight')) / 1_000)),
    formatTime(median(readAudit('total-blocking-time'))),
  ];
}

/**
 * Measures in a new browser, with an empty cache. Lighthouse sometimes aborts at the start of a trace: three attempts.
 */
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
  return Number.isFinite(milliseconds) ? `${Math.round(milliseconds)} ms` : 'a page was loaded instead';
}
