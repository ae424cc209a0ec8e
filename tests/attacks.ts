import { connect as connectTo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { isLong } from '@mohar/check/tests/property-options.ts';
import { apiPaths } from '#contract/paths.ts';
import { clientKey } from '#tests/app.ts';
import type { TestServer } from '#tests/server.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';

/** Sends bytes over one connection and reads the answer for a while, or closes at once. */
export async function sendRaw({ port }: TestServer, text: string, readMilliseconds = 0): Promise<string> {
  const socket = connectTo(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  // The beginning is enough; reading megabytes would slow down the reads that are measured beside it.
  socket.on('data', (chunk: Buffer) => chunks.length < 10 && chunks.push(chunk));
  // The server may close a connection that asks for too much.
  socket.on('error', () => {});
  const written = new Promise<void>((resolve) => socket.write(text, () => resolve()));
  await Promise.race([closed, readMilliseconds === 0 ? written : delay(readMilliseconds)]);
  socket.destroy();
  return Buffer.concat(chunks).toString('latin1');
}

/** Sends bytes over one connection and reads nothing for a while. */
async function sendUnread({ port }: TestServer, text: string): Promise<void> {
  const socket = connectTo(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  socket.write(text);
  await delay(last(2_000));
  socket.destroy();
}

/** How long an attack lasts: a quarter without `--long`. What it sends is the same as in `npm run test:long`. */
const last = (milliseconds: number): number => (isLong ? milliseconds : milliseconds / 4);

export const get = (target: string, headers = ''): string =>
  `GET ${target} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n${headers}\r\n`;
const many = (count: number, write: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => write(nth)).join('');
const jsonType = 'Content-Type: application/json\r\n';
const key = `X-Client-Key: ${clientKey['X-Client-Key']}\r\n`;

export function post(server: TestServer, body: object, address: string): Promise<Response> {
  return fetch(server.url + apiPaths.submitEnquiry, {
    method: 'POST',
    headers: { ...clientKey, 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(body),
  });
}

const postList = (query: string): string => `${apiPaths.postList}?${query}`;

/**
 * Attacks of one connection, or of a few at once; each found, or near what was found, by a hostile test of the site.
 */
export const attacks: readonly (readonly [name: string, run: (server: TestServer) => Promise<unknown>])[] = [
  [
    'an email of 65,000 dots',
    (server) => post(server, { ...toEnquiryBody(sampleEnquiry), mail: `a@${'.'.repeat(60_000)}@` }, '192.0.2.1'),
  ],
  [
    'an email of 30,000 labels',
    (server) => post(server, { ...toEnquiryBody(sampleEnquiry), mail: `a@${'a.'.repeat(30_000)}` }, '192.0.2.1'),
  ],
  [
    'a name of 60,000 blanks',
    (server) => post(server, { ...toEnquiryBody(sampleEnquiry), name: `a${' '.repeat(60_000)}b` }, '192.0.2.1'),
  ],
  [
    'a message of 60,000 closing tags',
    (server) => post(server, { ...toEnquiryBody(sampleEnquiry), message: '</'.repeat(30_000) }, '192.0.2.1'),
  ],
  ['a path of 15,000 slashes', (server) => sendRaw(server, get(`/a${'/'.repeat(15_000)}b`), last(2_000))],
  ['a path of 15,000 encoded slashes', (server) => sendRaw(server, get(`/${'%2f'.repeat(5_000)}`), last(2_000))],
  ['a query of 15,000 ampersands', (server) => sendRaw(server, get(`/pricing?${'&'.repeat(15_000)}`), last(2_000))],
  [
    '356 pipelined lists of posts, each another size',
    (server) =>
      sendRaw(
        server,
        many(356, (nth) =>
          get(postList(`record=${12 + (nth % 89)}&isPopular=${nth % 2 ? '' : 'false'}&x=${nth}`), key),
        ),
      ),
  ],
  [
    'the same, read slowly',
    (server) =>
      sendRaw(
        server,
        many(100, (nth) => get(postList(`record=${1 + nth}`), key)),
        last(1_500),
      ),
  ],
  [
    'forty connections of five such lists',
    (server) =>
      Promise.all(
        Array.from({ length: 40 }, (_, one) =>
          sendRaw(
            server,
            many(5, (nth) => get(postList(`record=${1 + ((one * 5 + nth) % 100)}`), key)),
            last(1_500),
          ),
        ),
      ),
  ],
  [
    '400 pipelined pages with unknown parameters',
    (server) =>
      sendRaw(
        server,
        many(400, (nth) => get(`/pricing?x=${nth}`)),
      ),
  ],
  [
    '30,000 of them',
    (server) =>
      sendRaw(
        server,
        many(30_000, (nth) => get(`/pricing?x=${nth}`)),
      ),
  ],
  [
    '400 pipelined prices with choices',
    (server) =>
      sendRaw(
        server,
        many(400, (nth) => get(`/pricing?region=${nth}`)),
      ),
  ],
  [
    'fifty connections of four quotes each',
    (server) =>
      Promise.all(
        Array.from({ length: 50 }, (_, one) =>
          sendRaw(
            server,
            many(4, (nth) => get(`/pricing/quote.pdf?validity=${1 + (nth % 3)}&x=${one}`)),
            last(6_000),
          ),
        ),
      ),
  ],
  [
    'fifty connections of four prices each',
    (server) =>
      Promise.all(
        Array.from({ length: 50 }, (_, one) =>
          sendRaw(
            server,
            many(4, (nth) => get(`/pricing?region=${one}-${nth}`)),
            last(6_000),
          ),
        ),
      ),
  ],
  [
    'sixty connections of a hundred pipelined requests with sixty headers',
    (server) =>
      Promise.all(
        Array.from({ length: 60 }, () =>
          sendRaw(
            server,
            many(100, () =>
              get(
                '/pricing',
                many(60, (nth) => `x${nth}: ab\r\n`),
              ),
            ),
            last(1_500),
          ),
        ),
      ),
  ],
  [
    'fifty connections of a hundred unknown paths',
    (server) =>
      Promise.all(
        Array.from({ length: 50 }, (_, one) =>
          sendRaw(
            server,
            many(100, (nth) => get(`/${one}-${nth}`)),
            last(1_000),
          ),
        ),
      ),
  ],
  [
    'fifty connections of a hundred posts that do not exist',
    (server) =>
      Promise.all(
        Array.from({ length: 50 }, (_, one) =>
          sendRaw(
            server,
            many(100, (nth) => get(`/Home/Blogs/Details/${1_000 + one * 100 + nth}`)),
            last(1_000),
          ),
        ),
      ),
  ],
  [
    'a thousand requests for suggestions, each for another query',
    (server) =>
      Promise.all(
        Array.from({ length: 20 }, (_, one) =>
          sendRaw(
            server,
            many(50, (nth) => get(`/suggestions.html?q=r${one}-${nth}&for=query`)),
            last(1_000),
          ),
        ),
      ),
  ],
  [
    'addresses that resolve to the home page',
    (server) =>
      sendRaw(
        server,
        many(90, (nth) => get(nth % 2 ? `/#${nth}` : `/use-cases/${nth}/../../`)),
        last(1_500),
      ),
  ],
  [
    'a thousand pages of the blog',
    (server) =>
      Promise.all(
        Array.from({ length: 100 }, (_, one) =>
          sendRaw(
            server,
            many(9, (nth) => get(`/Home/Blogs?page=${one * 9 + nth + 2}`)),
            last(1_500),
          ),
        ),
      ),
  ],
  ...['POST /', 'GET /pricing?type=individual', `POST ${apiPaths.submitEnquiry}`].map(
    (request) =>
      [
        `twenty bodies of ${request} in chunks of a byte`,
        (server: TestServer) => {
          const head = `${request} HTTP/1.1\r\nHost: a\r\n${key}${jsonType}Transfer-Encoding: chunked\r\n\r\n`;
          const body = '1\r\na\r\n'.repeat(60_000);
          return Promise.all(Array.from({ length: 20 }, () => sendRaw(server, head + body, last(1_500))));
        },
      ] as const,
  ),
  [
    '600 bodies that never end',
    (server) => {
      const head = `POST ${apiPaths.submitEnquiry} HTTP/1.1\r\nHost: a\r\n${key}${jsonType}Content-Length: 60000\r\n\r\n`;
      return Promise.all(Array.from({ length: 600 }, () => sendRaw(server, `${head}{`, last(2_000))));
    },
  ],
  [
    '1,200 pipelined scripts that nobody reads',
    async (server) => {
      const [path = ''] = /\/assets\/[\w.-]{1,80}\.js/.exec(await (await fetch(server.url)).text()) ?? [];
      await Promise.all(
        Array.from({ length: 300 }, () =>
          sendUnread(
            server,
            many(4, () => get(path)),
          ),
        ),
      );
    },
  ],
];
