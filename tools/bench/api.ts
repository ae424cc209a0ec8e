import { apiPaths } from '#contract/paths.ts';
import { clientKey } from '#tests/app.ts';
import { writeRequest } from '#tests/load.ts';
import { startServer } from '#tests/server.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';
import { compareServers } from '#tools/bench/compare-servers.ts';
import { startBareFastify, toPrepared } from '#tools/bench/start-bare-fastify.ts';
import { writeResults } from '#tools/bench/write-results.ts';

// Calls of the API. Reads are compared with a bare Fastify that sends the same bytes. The submission has no
// counterpart: a Fastify with the same writes would be the same server.
const reads = [`${apiPaths.postList}?pageNumber=1&record=10&images=url`, `${apiPaths.pincodePlace}?pinCode=201301`];
const concurrencies = [1, 10, 100, 1_000];
const json = { ...clientKey, 'Content-Type': 'application/json' };

await using ours = await startServer({ SEED_CONTENT: 'yes' });
const answers = await Promise.all(
  reads.map(async (path) => {
    const answer = await fetch(ours.url + path, { headers: { ...clientKey, 'Accept-Encoding': 'identity' } });
    return toPrepared(path.split('?')[0] ?? '', answer.headers, await answer.bytes());
  }),
);
using bare = await startBareFastify(answers);
const mine = { name: 'Mohar', pid: ours.pid, port: ours.port };

let sent = 0;
const submit = (): Buffer => {
  sent += 1;
  const enquiry = { ...sampleEnquiry, email: `asha${sent}@example.in`, message: `Question ${sent}` };
  return writeRequest(apiPaths.submitEnquiry, json, JSON.stringify(toEnquiryBody(enquiry)));
};
const calls = [
  ...reads.map((path) => ({
    path: path.split('?')[0] ?? '',
    request: () => writeRequest(path, clientKey),
    servers: [mine, bare],
  })),
  { path: apiPaths.submitEnquiry, request: submit, servers: [mine] },
];

const rows: string[][] = [];
for (const clients of concurrencies) {
  for (const { path, request, servers } of calls) {
    const scores = await compareServers(servers, request, clients);
    const [own = 0, other] = scores.map(({ perCpuSecond }) => perCpuSecond);
    const compared = other === undefined ? ['–', '–'] : [format(other), (own / other).toFixed(2)];
    rows.push([path, String(clients), format(own), ...compared]);
    console.log(rows.at(-1)?.join(' | '));
  }
}
writeResults(
  'API',
  'Requests per CPU second, `npm run bench:api`.',
  ['Call', 'Clients', 'Mohar', 'bare Fastify', 'of bare Fastify'],
  rows,
);

function format(rate: number): string {
  return Math.round(rate).toLocaleString('en');
}
