import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What another host was asked. */
export type RecordedCall = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};

/** Another REST host, as an authority may already have one: it answers as section 7 says and records every call. */
export type RemoteHost = AsyncDisposable & { readonly url: string; readonly calls: RecordedCall[] };

/** What it answers, by path; browsers ask it first because the client key is a header of our own (CORS). */
const answers: { readonly [path: string]: { type: string; body: string } } = {
  '/api/Contact/GetStateAndCityNameByPincode': {
    type: 'application/json',
    body: '{"district":"Gautam Buddha Nagar","state":"Uttar Pradesh"}',
  },
  '/api/Contact/SubmitContactDetails': { type: 'text/plain', body: 'Details has been added successfully.' },
  '/api/CareerDetail/SubmitJobApplication': { type: 'application/json', body: '{"id":1}' },
};

/** Starts one. Like an ordinary host it allows the headers that section 7 names, and no others. */
export async function startRemoteHost(): Promise<RemoteHost> {
  const calls: RecordedCall[] = [];
  const server: Server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Headers', 'x-client-key, content-type');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const url = new URL(request.url ?? '', 'http://x');
    calls.push({
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: await buffer(request),
    });
    const answer = answers[url.pathname];
    if (!answer) return response.writeHead(404).end();
    return response.writeHead(200, { 'Content-Type': answer.type }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
