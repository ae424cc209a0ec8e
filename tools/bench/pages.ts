import { fetchRecompressed } from '#tests/e2e/wire.ts';
import { writeRequest } from '#tests/load.ts';
import { startServer } from '#tests/server.ts';
import { compareServers, formatRates, rateHeads } from '#tools/bench/compare-servers.ts';
import { startBareFastify, toPrepared } from '#tools/bench/start-bare-fastify.ts';
import { writeResults } from '#tools/bench/write-results.ts';

// Cached pages: this site compared with a bare Fastify that sends the same bytes and headers.
const paths = ['/', '/Home/Faq', '/Home/Blogs', '/Home/Blogs/Details/1'];

await using ours = await startServer({ SEED_CONTENT: 'yes' });
const pages = await Array.fromAsync(paths, async (path) => {
  const { headers, body } = await fetchRecompressed(ours.url + path);
  return toPrepared(path, headers, body);
});
using fastify = await startBareFastify(pages);

const rows: (readonly string[])[] = [];
// The first is a warm-up: both servers have just started.
for (const path of ['/', ...paths]) {
  const request = writeRequest(path, { 'Accept-Encoding': 'br' });
  rows.push([path, ...formatRates(await compareServers([ours, fastify], () => request))]);
  console.log(rows.at(-1)?.join(' | '));
}
writeResults(
  'Pages',
  'Requests per CPU second, 10 clients, `npm run bench:pages`.',
  ['Page', ...rateHeads],
  rows.slice(1),
);
