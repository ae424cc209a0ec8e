import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { apiPaths } from '#contract/paths.ts';
import { createPool } from '#database/postgres.ts';
import { readConfig } from '#server/config.ts';
import { clientKey } from '#tests/app.ts';
import { load, writeRequest } from '#tests/load.ts';
import { readCpuSeconds, readMemory } from '#tests/process-metrics.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';
import { writeResults } from '#tools/bench/write-results.ts';

// What one process and three serve on one PostgreSQL, and what the database grows by. DATABASE_URL names an empty database:
// `DATABASE_URL=postgres://… npm run bench:sizing`.
const { databaseUrl } = readConfig();
if (databaseUrl === '') throw new Error('DATABASE_URL: name an empty PostgreSQL database.');

const duration = 10_000;
const clients = 20;
/** Nearly as long as a message may be. */
const message = 'We sign tenders with three people and need a certificate of class 3 for each. '.repeat(2);

const database = createPool(databaseUrl, false);
const rows: string[][] = [];
const report = (...cells: string[]): void => {
  rows.push(cells);
  console.log(cells.join(' | '));
};

const start = (env: { readonly SMTP_URL?: string } = {}): Promise<TestServer> =>
  startServer({ DATABASE_URL: databaseUrl, SEED_CONTENT: 'yes', TRUST_PROXY: '1', ...env });

let sent = 0;
const submit = (): Buffer => {
  sent += 1;
  // As many networks as visitors, as a proxy names them.
  const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  const body = {
    ...toEnquiryBody(sampleEnquiry),
    mail: `asha${sent}-${Date.now()}@example.in`,
    message: `${sent}: ${message}`,
  };
  const headers = { ...clientKey, 'Content-Type': 'application/json', 'X-Forwarded-For': address };
  return writeRequest(apiPaths.submitEnquiry, headers, JSON.stringify(body));
};

/** Loads all servers at once; requests a second and CPU seconds of the processes a second. */
async function measure(name: string, servers: readonly TestServer[], request: () => Buffer): Promise<void> {
  const before = servers.map(({ pid }) => readCpuSeconds(pid));
  const outcomes = await Promise.all(servers.map(({ port }) => load({ port, clients, duration, request })));
  const spent = servers.reduce((sum, { pid }, at) => sum + readCpuSeconds(pid) - (before[at] ?? 0), 0);
  const count = outcomes.reduce((sum, { requests }) => sum + requests, 0);
  const milliseconds = Math.max(...outcomes.map((outcome) => outcome.milliseconds));
  const ok = outcomes.reduce((sum, { statuses }) => sum + (statuses['200'] ?? 0), 0);
  if (ok < count) throw new Error(`${name}: ${JSON.stringify(outcomes.map(({ statuses }) => statuses))}`);
  const memory = servers.map(({ pid }) => (readMemory(pid) / 1_048_576).toFixed(0)).join(', ');
  report(name, format((1_000 * ok) / milliseconds), format(count / spent), `${memory} MB`);
}

function format(value: number): string {
  return Math.round(value).toLocaleString('en');
}

async function readSizes(): Promise<Map<string, number>> {
  const { rows: found } = await database.query<{ name: string; bytes: string }>(
    "select relname as name, pg_total_relation_size(oid) as bytes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace union all select 'WAL', pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')",
  );
  return new Map(found.map(({ name, bytes }) => [name, Number(bytes)]));
}

{
  await using one = await start();
  const page = writeRequest('/', { 'Accept-Encoding': 'br' });
  const price = ['individual', 'organisation'].flatMap((type) =>
    [1, 2, 3].map((years) => writeRequest(`/pricing?type=${type}&validity=${years}`, { 'Accept-Encoding': 'br' })),
  );
  let nth = 0;
  await load({ port: one.port, clients, duration: 2_000, request: () => page });
  await measure('cached page, one process', [one], () => page);
  await measure('price page, rendered each time, one process', [one], () => price[nth++ % price.length] as Buffer);
  const [sizes, already] = [await readSizes(), sent];
  await measure('enquiries, one process', [one], submit);
  await using two = await start();
  await using three = await start();
  await measure('enquiries, three processes', [one, two, three], submit);
  const after = await readSizes();
  for (const name of ['enquiry', 'outbox', 'recent_submission', 'WAL']) {
    const bytes = ((after.get(name) ?? 0) - (sizes.get(name) ?? 0)) / (sent - already);
    report(`${name}, growth by 100,000 enquiries`, `${format((100_000 * bytes) / 1_048_576)} MB`, '', '');
  }
}

{
  let mails = 0;
  const onData = (stream: NodeJS.ReadableStream, _session: unknown, done: () => void): void => {
    stream.resume().once('end', () => {
      mails += 1;
      done();
    });
  };
  const sink = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], onData });
  const listener = sink.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  // What autovacuum does within a minute; without statistics each claim sorts the whole backlog.
  await database.query('analyze outbox');
  await using one = await start({ SMTP_URL: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}` });
  // Until the connections are open; the enquiries above have left enough mail.
  await delay(1_000);
  const [before, startedAt, cpu] = [mails, performance.now(), readCpuSeconds(one.pid)];
  await delay(duration);
  const perSecond = ((mails - before) * 1_000) / (performance.now() - startedAt);
  const spent = readCpuSeconds(one.pid) - cpu;
  report(
    'mails from the outbox, one process',
    format(perSecond),
    format((mails - before) / spent),
    `${(readMemory(one.pid) / 1_048_576).toFixed(0)} MB`,
  );
  sink.close();
}
await database.end();
writeResults(
  'Sizing',
  `Per second, ${clients} clients a process for ${duration / 1_000} s, on one PostgreSQL of the same machine with fsync; memory of each process. \`npm run bench:sizing\`.`,
  ['What', 'Per second', 'Per CPU second of the processes', 'Memory'],
  rows,
);
