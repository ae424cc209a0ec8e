import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { apiPaths } from '#contract/paths.ts';
import { clientKey } from '#tests/app.ts';
import { load, writeRequest } from '#tests/load.ts';
import { readMemory } from '#tests/process-metrics.ts';
import { startServer } from '#tests/server.ts';
import { findMedian } from '#tools/bench/compare-servers.ts';
import { writeResults } from '#tools/bench/write-results.ts';

// Resident memory under ten minutes of load, including an uncached price; then the duration of a start.
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
const clients = 50;
const starts = 5;

const pages = ['/', '/Home/Faq', '/pricing', '/Home/Blogs', '/Home/Blogs/Details/1', '/downloads', '/downloadsRepos'];
const more = ['/Home/Contact', '/careers', '/use-cases/e-tender', '/apply-dsc-process'];
const calls = [`${apiPaths.postList}?pageNumber=1&record=10`, `${apiPaths.pincodePlace}?pinCode=201301`];
const headers = { ...clientKey, 'Accept-Encoding': 'br' };
const requests = [...pages, ...more, ...calls, '/pricing?validity=3'].map((path) => writeRequest(path, headers));
const pickRequest = (nth: number) => requests[nth % requests.length] as Buffer;

await using server = await startServer({ SEED_CONTENT: 'yes' });
const rows = [['idle', '', toMegabytes(readMemory(server.pid)), '']];
for (let minute = 1; minute <= minutes; minute += 1) {
  const loading = load({ port: server.port, clients, duration: 60_000, request: pickRequest });
  const samples: number[] = [];
  for (let second = 0; second < 60; second += 1) {
    await delay(1_000);
    samples.push(readMemory(server.pid));
  }
  const { requests: count } = await loading;
  const sampled = [findMedian(samples), Math.max(...samples)].map(toMegabytes);
  rows.push([`minute ${minute}`, count.toLocaleString('en'), ...sampled]);
  console.log(rows.at(-1)?.join(' | '));
}
await server.stop();

const times: number[] = [];
for (let nth = 0; nth < starts; nth += 1) {
  const startedAt = performance.now();
  await using started = await startServer({ SEED_CONTENT: 'yes' });
  await (await fetch(started.url)).bytes();
  times.push((performance.now() - startedAt) / 1_000);
}
rows.push([`first response after a start, median of ${starts}`, '', `${findMedian(times).toFixed(2)} s`, '']);

writeResults(
  'Memory and start',
  `Resident memory of the process in MB, ${clients} clients, one request in ${requests.length} a price that is rendered each time, \`npm run bench:memory\`.`,
  ['When', 'Requests', 'Median', 'Highest'],
  rows,
);

function toMegabytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(0);
}
