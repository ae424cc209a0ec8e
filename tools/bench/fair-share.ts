import { once } from 'node:events';
import { Agent, request as send } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { load, writeRequest } from '#tests/load.ts';
import { readQueueTime } from '#tests/process-metrics.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { writeResults } from '#tools/bench/write-results.ts';

// What one client network that asks for pages which are drawn for each request does to a visitor from another network.
// `node tools/bench/fair-share.ts [folder of another built version]` compares two versions, in turns.
const [other] = process.argv.slice(2);
const rounds = 5;
const duration = 6_000;
const connections = 30;

/** Loopback addresses: each is a network of its own. */
const networks = { attacker: '127.0.0.2', visitor: '127.0.0.3' };

let drawn = 0;
const search = (words: string): string => `/search?q=${encodeURIComponent(words)}`;
/** Words of four letters that the index does not have: each is compared with all that it has. */
const typos = (nth: number): string =>
  Array.from({ length: 20 }, (_, at) => (400_000 + nth * 7_919 + at * 31_337).toString(36)).join(' ');
const choices = ['sign', 'encrypt', 'both'].flatMap((type) =>
  ['individual', 'organization', 'docsigner'].flatMap((category) =>
    ['blt4id', 'other', 'safenet', 'hyp-epass', 'wd-proxkey', 'mtoken'].flatMap((token) =>
      ['platinum', 'diamond', 'gold', 'silver'].flatMap((assistance) =>
        ['fastest', 'super-express', 'express', 'metro-city', 'ncr'].flatMap((shipping) =>
          [1, 2, 3].map((years) =>
            String(new URLSearchParams({ category, type, validity: String(years), token, assistance, shipping })),
          ),
        ),
      ),
    ),
  ),
);
const choice = (nth: number): string => choices[(nth * 769) % choices.length] ?? '';

/** Distinct addresses of a kind. */
const attacks: { readonly [name: string]: (nth: number) => string } = {
  searches: (nth) => search(typos(nth)),
  prices: (nth) => `/pricing?${choice(nth)}`,
  quotes: (nth) => `/pricing/quote.pdf?${choice(nth)}`,
  mixed: (nth) => Object.values(attacks)[nth % 3]?.(nth) ?? '',
};

/** What the visitor asks for. The first two are drawn for the request. */
const visits: { readonly [name: string]: (nth: number) => string } = {
  search: (nth) => search(`renew token ${nth}`),
  price: (nth) => `/pricing?${choice(nth)}`,
  cached: (nth) => ['/', '/Home/Faq', '/pricing'][nth % 3] ?? '/',
};

type Times = { readonly [visit: string]: number[] };

/** Visits until the attack ends; times in milliseconds, without those in which a process waited for a processor. */
async function visit(server: TestServer, attack: Promise<unknown>, times: Times): Promise<void> {
  const agent = new Agent({ keepAlive: true, localAddress: networks.visitor });
  const readClock = (): number => performance.now() - readQueueTime(server.pid) - readQueueTime(process.pid);
  let isOver = false;
  void attack.finally(() => (isOver = true));
  for (let nth = drawn; !isOver; nth += 1) {
    for (const [name, toPath] of Object.entries(visits)) {
      const startedAt = readClock();
      const asked = send(server.url + toPath(nth), { agent }).end();
      const [answer] = await once(asked, 'response');
      answer.resume();
      await once(answer, 'end');
      if (answer.statusCode !== 200) throw new Error(`${toPath(nth)} answered ${answer.statusCode}`);
      times[name]?.push(readClock() - startedAt);
    }
    await delay(5);
  }
  agent.destroy();
}

async function run(server: TestServer, toPath: (nth: number) => string, times: Times): Promise<void> {
  const attack = load({
    ...{ port: server.port, clients: connections, duration, localAddress: networks.attacker },
    request: () => writeRequest(toPath(drawn++), { 'Accept-Encoding': 'br' }),
  });
  await Promise.all([attack, visit(server, attack, times)]);
}

/** Caches what the visitor finds cached, and lets the server compile what draws the rest. */
async function warmUp(server: TestServer): Promise<void> {
  for (let nth = 0; nth < 10; nth += 1) {
    for (const toPath of [...Object.values(visits), ...Object.values(attacks)]) {
      await (await fetch(server.url + toPath(drawn++))).arrayBuffer();
    }
  }
}

const percentile = (times: readonly number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0).toFixed(0);

const roots = [...(other === undefined ? [] : [other]), undefined];
const rows: string[][] = [];
for (const [attack, toPath] of Object.entries(attacks)) {
  const measured = roots.map(() => Object.fromEntries(Object.keys(visits).map((name) => [name, [] as number[]])));
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, root] of roots.entries()) {
      await using server = await startServer({ SEED_CONTENT: 'yes' }, root === undefined ? {} : { root });
      await warmUp(server);
      await run(server, toPath, measured[at] ?? {});
    }
  }
  for (const [at, root] of roots.entries()) {
    const times = measured[at] ?? {};
    const cells = Object.values(times).flatMap((each) => [percentile(each, 0.5), percentile(each, 0.99)]);
    rows.push([attack, root === undefined ? 'this' : 'other', ...cells, String(times.cached?.length)]);
    console.log(rows.at(-1)?.join(' | '));
  }
}
writeResults(
  'Fair share',
  `A visitor’s times in milliseconds while one other client has ${connections} connections, ${rounds} rounds of ${duration / 1_000} s, \`npm run bench:fair\`.`,
  ['Attack', 'Version', ...Object.keys(visits).flatMap((name) => [`${name}, median`, '99th percentile']), 'Visits'],
  rows,
);
