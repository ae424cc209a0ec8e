import { apiPaths } from '#contract/paths.ts';
import { clientKey } from '#tests/app.ts';
import { writeRequest } from '#tests/load.ts';
import { startServer } from '#tests/server.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';
import { compareServers, formatRates, rateHeads } from '#tools/bench/compare-servers.ts';
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
    servers: [ours, bare],
  })),
  { path: apiPaths.submitEnquiry, request: submit, servers: [ours] },
];

const rows: (readonly string[])[] = [];
for (const clients of concurrencies) {
  for (const { path, request, servers } of calls) {
    rows.push([path, String(clients), ...formatRates(await compareServers(servers, request, clients))]);
    console.log(rows.at(-1)?.join(' | '));
  }
}
writeResults('API', 'Requests per CPU second, `npm run bench:api`.', ['Call', 'Clients', ...rateHeads], rows);
