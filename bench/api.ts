import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compareServers, findMedian } from '#bench/compare-servers.ts';
import { startBareFastify } from '#bench/start-servers.ts';
import { writeResults } from '#bench/write-results.ts';
import { apiPaths } from '#contract/paths.ts';
import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { listPosts } from '#database/post/post-store.ts';
import { clientKey } from '#tests/app.ts';
import { writeRequest } from '#tests/load.ts';
import { publishPosts } from '#tests/published-content.ts';
import { startServer } from '#tests/server.ts';
import { createStoreAddress } from '#tests/store.ts';
import { sampleEnquiry, storeEnquiry } from '#tests/submissions.ts';

// Calls of the API compared with a bare Fastify that sends the same JSON, and with the use case without HTTP.
const reads = [`${apiPaths.postList}?pageNumber=1&record=10&images=url`, `${apiPaths.place}?pinCode=201301`];
const crowds = [1, 10, 100, 1_000];
const json = { ...clientKey, 'Content-Type': 'application/json' };
const round = (value: number): string => Math.round(value).toLocaleString('en');

await using ours = await startServer({ SEED_CONTENT: 'yes' });
const answers = await Promise.all(
  reads.map(async (path) => {
    const answer = await fetch(ours.url + path, { headers: { ...clientKey, 'Accept-Encoding': 'identity' } });
    const own = [...answer.headers].filter(([name]) => !/^(?:date|connection|keep-alive|content-length)$/.test(name));
    return { path: path.split('?')[0] ?? '', headers: Object.fromEntries(own), body: Buffer.from(await answer.text()) };
  }),
);
const sentence = { path: apiPaths.submitEnquiry, headers: { 'x-method': 'POST' }, body: Buffer.from('Stored.') };
await using bare = await startBareFastify([...answers, sentence]);
const mine = { name: 'Mohar', pid: ours.pid, port: ours.port };

const rows: string[][] = [];
for (const clients of crowds) {
  for (const path of reads) {
    const request = writeRequest(path, clientKey);
    const both = [mine, bare].map((server) => ({ server, request: () => request }));
    const [own, other] = await compareServers(both, clients);
    addRow(path.split('?')[0] ?? '', clients, own?.perCpuSecond ?? 0, other?.perCpuSecond ?? 0, '');
  }
  let sent = 0;
  const submit = (): Buffer => {
    sent += 1;
    const enquiry = { ...sampleEnquiry, email: `asha${sent}-${clients}@example.in`, message: `Question ${sent}` };
    return writeRequest(apiPaths.submitEnquiry, json, JSON.stringify({ ...enquiry, mail: enquiry.email }));
  };
  const [own, other] = await compareServers(
    [mine, bare].map((server) => ({ server, request: submit })),
    clients,
  );
  addRow(
    apiPaths.submitEnquiry,
    clients,
    own?.perCpuSecond ?? 0,
    other?.perCpuSecond ?? 0,
    round(measureStore(clients)),
  );
}
writeResults(
  'API',
  'Requests per CPU second, `npm run bench:api`. The use case: enquiries stored per CPU second without HTTP.',
  ['Call', 'Clients', 'Mohar', 'bare Fastify', 'of bare Fastify', 'use case alone'],
  rows,
);

const growth: string[][] = [];
for (const many of [100, 1_000, 10_000, 100_000]) growth.push(await measureGrowth(many));
writeResults(
  'Growth',
  'Milliseconds of CPU time for one, median of 200, SQLite, `npm run bench:api`.',
  ['Posts and enquiries', 'page 1 of ten posts', 'the page in the middle', 'storing an enquiry'],
  growth,
);

function addRow(call: string, clients: number, own: number, other: number, store: string): void {
  rows.push([call, String(clients), round(own), round(other), (own / other).toFixed(2), store]);
  console.log(rows.at(-1)?.join(' | '));
}

function measureStore(clients: number): number {
  const rates = Array.from({ length: 5 }, () => {
    const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'use-case.ts'), String(clients)], {
      encoding: 'utf8',
    });
    const { stored, cpuSeconds }: { stored: number; cpuSeconds: number } = JSON.parse(stdout);
    return stored / cpuSeconds;
  });
  return findMedian(rates);
}

async function measureGrowth(many: number): Promise<string[]> {
  const address = await createStoreAddress('SQLite', '');
  const store = await connect(address);
  await migrate(store.db);
  await publishPosts(store, many);
  let nth = 0;
  const submit = () => {
    nth += 1;
    const enquiry = { ...sampleEnquiry, email: `asha${nth}@example.in`, message: `Question ${nth}` };
    return storeEnquiry(store.db, enquiry);
  };
  for (let at = 0; at < many; at += 1) await submit();
  const middle = Math.max(1, Math.floor(many / 20));
  const times = [
    await measureOne(() => listPosts(store.db, { page: 1, record: 10 })),
    await measureOne(() => listPosts(store.db, { page: middle, record: 10 })),
    await measureOne(submit),
  ];
  await store.close();
  await address.remove();
  const row = [many.toLocaleString('en'), ...times.map((time) => time.toFixed(2))];
  console.log(row.join(' | '));
  return row;
}

async function measureOne(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 200; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return findMedian(times);
}
