import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { contest, findMedian } from '#bench/contest.ts';
import { note } from '#bench/note.ts';
import { startBareFastify } from '#bench/start.ts';
import { apiPaths } from '#contract/paths.ts';
import { connect } from '#database/connect.ts';
import { keepEnquiry } from '#database/enquiry/keep-enquiry.ts';
import { migrate } from '#database/migrate.ts';
import { listPosts } from '#database/post/post-store.ts';
import { plainNote } from '#domain/submission/submission.ts';
import { clientKey } from '#tests/app.ts';
import { writeRequest } from '#tests/load.ts';
import { publishPosts } from '#tests/published.ts';
import { startServer } from '#tests/server.ts';
import { createStoreAddress } from '#tests/store.ts';
import { sampleEnquiry } from '#tests/submissions.ts';

// Calls of the API against a bare Fastify that sends the same JSON, and against the store without HTTP.
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
    const both = [mine, bare].map((contestant) => ({ contestant, request: () => request }));
    const [own, other] = await contest(both, clients);
    tell(path.split('?')[0] ?? '', clients, own?.perCpuSecond ?? 0, other?.perCpuSecond ?? 0, '');
  }
  let sent = 0;
  const submit = (): Buffer => {
    sent += 1;
    const enquiry = { ...sampleEnquiry, email: `asha${sent}-${clients}@example.in`, message: `Question ${sent}` };
    return writeRequest(apiPaths.submitEnquiry, json, JSON.stringify(enquiry));
  };
  const [own, other] = await contest(
    [mine, bare].map((contestant) => ({ contestant, request: submit })),
    clients,
  );
  tell(apiPaths.submitEnquiry, clients, own?.perCpuSecond ?? 0, other?.perCpuSecond ?? 0, round(measureStore(clients)));
}
note(
  'API',
  'Requests per second of processor, `npm run bench:api`. The store: enquiries kept per second of processor without HTTP.',
  ['Call', 'Clients', 'Mohar', 'bare Fastify', 'of bare Fastify', 'store alone'],
  rows,
);

const growth: string[][] = [];
for (const many of [100, 1_000, 10_000, 100_000]) growth.push(await measureGrowth(many));
note(
  'Growth',
  'Milliseconds of processor for one, median of 200, SQLite, `npm run bench:api`.',
  ['Posts and enquiries', 'page 1 of ten posts', 'the page in the middle', 'keeping an enquiry'],
  growth,
);

function tell(call: string, clients: number, own: number, other: number, store: string): void {
  rows.push([call, String(clients), round(own), round(other), (own / other).toFixed(2), store]);
  console.log(rows.at(-1)?.join(' | '));
}

function measureStore(clients: number): number {
  const rates = Array.from({ length: 5 }, () => {
    const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'raw-store.ts'), String(clients)], {
      encoding: 'utf8',
    });
    const { kept, cpuSeconds }: { kept: number; cpuSeconds: number } = JSON.parse(stdout);
    return kept / cpuSeconds;
  });
  return findMedian(rates);
}

async function measureGrowth(many: number): Promise<string[]> {
  const address = await createStoreAddress('SQLite', '');
  const store = await connect(address);
  await migrate(store.db);
  await publishPosts(store, many);
  let nth = 0;
  const keep = () => {
    nth += 1;
    const enquiry = { ...sampleEnquiry, email: `asha${nth}@example.in`, message: `Question ${nth}` };
    return keepEnquiry(store.db, enquiry, plainNote, { hasWebhook: false });
  };
  await store.db.transaction().execute(async (db) => {
    for (let at = 0; at < many; at += 1) {
      nth += 1;
      const enquiry = { ...sampleEnquiry, email: `asha${nth}@example.in`, message: `Question ${nth}` };
      await keepEnquiry(db, enquiry, plainNote, { hasWebhook: false });
    }
  });
  const middle = Math.max(1, Math.floor(many / 20));
  const times = [
    await measureOne(() => listPosts(store.db, { page: 1, record: 10 })),
    await measureOne(() => listPosts(store.db, { page: middle, record: 10 })),
    await measureOne(keep),
  ];
  await store.close();
  await address.remove();
  const row = [many.toLocaleString('en'), ...times.map((time) => time.toFixed(2))];
  console.log(row.join(' | '));
  return row;
}

async function measureOne(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return findMedian(times);
}
