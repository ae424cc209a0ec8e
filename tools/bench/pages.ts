import { fetchRecompressed } from '#tests/e2e/wire.ts';
import { writeRequest } from '#tests/load.ts';
import { startServer } from '#tests/server.ts';
import { compareServers, type Score } from '#tools/bench/compare-servers.ts';
import { startBareFastify, toPrepared } from '#tools/bench/start-bare-fastify.ts';
import { writeResults } from '#tools/bench/write-results.ts';

// Cached pages: this site compared with a bare Fastify that sends the same bytes and headers.
const paths = ['/', '/Home/Faq', '/Home/Blogs', '/Home/Blogs/Details/1'];
const accept = { 'Accept-Encoding': 'br' };

await using ours = await startServer({ SEED_CONTENT: 'yes' });
const pages = await Array.fromAsync(paths, async (path) => {
  const { headers, body } = await fetchRecompressed(ours.url + path);
  return toPrepared(path, headers, body);
});
using fastify = await startBareFastify(pages);
const servers = [{ name: 'Mohar', pid: ours.pid, port: ours.port }, fastify];

const measure = (path: string): Promise<Score[]> => {
  const request = writeRequest(path, accept);
  return compareServers(servers, () => request);
};

// A warm-up: all servers have just started.
await measure('/');
const rows: string[][] = [];
for (const path of paths) {
  const scores = await measure(path);
  rows.push([path, ...scores.map(formatScore), ...compare(scores)]);
  console.log(rows.at(-1)?.join(' | '));
}
const names = servers.map(({ name }) => name);
writeResults(
  'Pages',
  'Requests per CPU second (per second), 10 clients, `npm run bench:pages`.',
  ['Page', ...names, ...names.slice(1).map((name) => `of ${name}`)],
  rows,
);

function formatScore({ perCpuSecond, perSecond }: Score): string {
  return `${Math.round(perCpuSecond).toLocaleString('en')} (${Math.round(perSecond).toLocaleString('en')})`;
}

function compare([mine, ...others]: readonly Score[]): string[] {
  return others.map(({ perCpuSecond }) => ((mine?.perCpuSecond ?? 0) / perCpuSecond).toFixed(2));
}
