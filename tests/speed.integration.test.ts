import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadSeconds } from '@mohar/check/tests/property-options.ts';
import { expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { clientKey } from '#tests/app.ts';
import { load, writeRequest } from '#tests/load.ts';
import { readCpuSeconds, readMemory } from '#tests/process-metrics.ts';
import { startServer } from '#tests/server.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';

/** Starts the smallest server there is; returns the processor time of its first response, in seconds. */
async function startBareFastify(): Promise<number> {
  const program =
    "import Fastify from 'fastify'; const app = Fastify(); app.get('/', async () => ''); console.log(await app.listen({ port: 0 }))";
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [address] = (await once(child.stdout, 'data')) as [Buffer];
    await fetch(String(address).trim());
    return readCpuSeconds(child.pid ?? 0);
  } finally {
    child.kill();
  }
}

test('the built site sends its first response within a second of its start', async () => {
  // In processor time, the least of five, to leave out the load of other processes.
  const seconds: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    bare.push(await startBareFastify());
    await using server = await startServer({});
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    seconds.push(readCpuSeconds(server.pid));
  }
  // A machine at half its speed gets longer: ten times what the smallest server takes on it.
  expect(Math.min(...seconds)).toBeLessThan(Math.max(1, 10 * Math.min(...bare)));
}, 120_000);

const megabyte = 1_048_576;

/** The requests of a busy day, robots that invent addresses and queries included. */
function requestEverything(nth: number): Buffer {
  const compressed = { 'Accept-Encoding': 'br' };
  const pages = ['/', '/Home/Faq', '/Home/Blogs', '/pricing', `/?utm_source=${nth}`, `/no/such/page/${nth}`];
  const calls = [
    apiPaths.postList,
    `${apiPaths.postList}?pageNumber=${nth}`,
    `${apiPaths.pincodePlace}?pinCode=201301`,
  ];
  const addresses = [...pages, ...calls];
  const address = addresses[nth % (addresses.length + 1)];
  if (address !== undefined) return writeRequest(address, { ...compressed, ...clientKey });
  const body = JSON.stringify(
    toEnquiryBody({ ...sampleEnquiry, email: `asha${nth}@example.in`, message: `Question ${nth}` }),
  );
  return writeRequest(apiPaths.submitEnquiry, { ...clientKey, 'Content-Type': 'application/json' }, body);
}

test(
  'memory does not grow under load and stays below 250 MB',
  async () => {
    await using server = await startServer({ SEED_CONTENT: 'yes' });
    const samples: { minute: number; bytes: number }[] = [];
    const startedAt = performance.now();
    const sampling = setInterval(() => {
      samples.push({ minute: (performance.now() - startedAt) / 60_000, bytes: readMemory(server.pid) });
    }, loadSeconds * 10);
    const { statuses } = await load({
      port: server.port,
      clients: 20,
      duration: loadSeconds * 1_000,
      request: requestEverything,
    });
    clearInterval(sampling);
    expect(Object.keys(statuses).sort()).toEqual(['200', '404']);
    expect(Math.max(...samples.map(({ bytes }) => bytes)) / megabyte).toBeLessThan(250);
    // The first half fills the caches and lets the garbage collector find its size.
    const settled = samples.slice(Math.floor(samples.length / 2));
    const grown = findSlope(settled) * (loadSeconds / 60 / 2);
    expect(grown / megabyte).toBeLessThan(20);
  },
  (loadSeconds + 60) * 1_000,
);

/** Bytes a minute, by least squares. */
function findSlope(samples: readonly { minute: number; bytes: number }[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const minutes = mean(samples.map(({ minute }) => minute));
  const bytes = mean(samples.map((sample) => sample.bytes));
  const over = samples.map((sample) => (sample.minute - minutes) * (sample.bytes - bytes));
  return mean(over) / mean(samples.map(({ minute }) => (minute - minutes) ** 2));
}
