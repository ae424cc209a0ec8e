import { contest, type Score } from '#bench/contest.ts';
import { note } from '#bench/note.ts';
import { type Prepared, startBareFastify, startNginx } from '#bench/start.ts';
import { settle } from '#tests/e2e/wire.ts';
import { writeRequest } from '#tests/load.ts';
import { startServer } from '#tests/server.ts';

// Prepared pages: ours against a bare Fastify and nginx that send the very same bytes and headers.
const paths = ['/', '/Home/Faq', '/Home/Blogs', '/Home/Blogs/Details/1'];
const accept = { 'Accept-Encoding': 'br' };

await using ours = await startServer({ SEED_CONTENT: 'yes' });
const pages: Prepared[] = [];
for (const path of paths) {
  const { headers, body } = await settle(ours.url + path);
  const own = headers.filter(([name]) => !/^(?:date|connection|keep-alive|content-length)$/.test(name));
  pages.push({ path, headers: Object.fromEntries(own), body });
}
await using fastify = await startBareFastify(pages);
await using nginx = await startNginx(pages);
const contestants = [{ name: 'Mohar', pid: ours.pid, port: ours.port }, fastify, ...(nginx ? [nginx] : [])];

const measure = (path: string): Promise<Score[]> => {
  const request = writeRequest(path, accept);
  return contest(contestants.map((contestant) => ({ contestant, request: () => request })));
};

// All have just started: what they still do for themselves is not what is asked about.
await measure('/');
const rows: string[][] = [];
for (const path of paths) {
  const scores = await measure(path);
  rows.push([path, ...scores.map(tell), ...compare(scores)]);
  console.log(rows.at(-1)?.join(' | '));
}
const names = contestants.map(({ name }) => name);
note(
  'Pages',
  'Requests per second of processor (per second), 10 clients, `npm run bench:pages`.',
  ['Page', ...names, ...names.slice(1).map((name) => `of ${name}`)],
  rows,
);

function tell({ perCpuSecond, perSecond }: Score): string {
  return `${Math.round(perCpuSecond).toLocaleString('en')} (${Math.round(perSecond).toLocaleString('en')})`;
}

function compare([mine, ...others]: readonly Score[]): string[] {
  return others.map(({ perCpuSecond }) => ((mine?.perCpuSecond ?? 0) / perCpuSecond).toFixed(2));
}
