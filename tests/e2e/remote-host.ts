import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { tinyJpeg } from '#tests/published-content.ts';

type RecordedCall = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};

/** Another REST host, as an authority may already have one: it answers as section 7 says and records every call. */
export type RemoteHost = AsyncDisposable & { readonly url: string; readonly calls: RecordedCall[] };

/** A blog with nothing but what section 7 names. */
const theirBlog = {
  id: 12,
  title: 'Their blog',
  description:
    '&lt;p&gt;Written &amp;amp; kept &lt;b&gt;elsewhere&lt;/b&gt;.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  createdDate: '2026-11-19T20:00:00Z',
  imageByte: tinyJpeg.toString('base64'),
  image: 'x.jpg',
  imageFile: null,
  isPopular: true,
  isActive: true,
};

/** What it answers, by path; browsers ask it first because the client key is a header of our own (CORS). */
const answers: { readonly [path: string]: { type: string; body: string } } = {
  '/api/Contact/GetStateAndCityNameByPincode': {
    type: 'application/json',
    body: '{"district":"Gautam Buddha Nagar","state":"Uttar Pradesh"}',
  },
  '/api/Contact/SubmitContactDetails': { type: 'text/plain', body: 'Details has been added successfully.' },
  '/api/CareerDetail/SubmitJobApplication': { type: 'application/json', body: '{"id":1}' },
  '/api/UnAuthoriseNotification/GetAllNotifications': json([
    { id: 7, notificationTitle: 'Their picture', mediaType: 0, hyperLink: null },
    { id: 8, notificationTitle: 'Their link', mediaType: 1, hyperLink: 'cca.gov.in' },
  ]),
  '/api/UnAuthoriseNotification/GetNotificationImage': json({ image: tinyJpeg.toString('base64') }),
  '/api/UnAuthoriseBlog/GetAllBlogs': json({ pageNumber: 1, record: 3, total: 1, blogDto: [theirBlog] }),
  '/api/UnAuthoriseBlog/GetAllBlogDetailById': json(theirBlog),
  '/api/UnAuthorisePopupAdvertisement/GetAllAdvertisementsList': json([
    { imageBytes: tinyJpeg.toString('base64') },
    { imageBytes: null },
  ]),
};

function json(value: unknown): { type: string; body: string } {
  return { type: 'application/json', body: JSON.stringify(value) };
}

/**
 * What it answers to a call instead, by path; `undefined` leaves the usual answer, and `never` none before it is
 * closed.
 */
type Change = {
  readonly [path: string]: (
    query: URLSearchParams,
  ) => { status: number; json: unknown } | { status: number; html: string } | 'never' | undefined;
};

/** Starts one. Like an ordinary host it allows the headers that section 7 names, and no others. */
export async function startRemoteHost(change: Change = {}): Promise<RemoteHost> {
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
    const changed = change[url.pathname]?.(url.searchParams);
    if (changed === 'never') return response;
    if (changed && 'html' in changed) {
      return response.writeHead(changed.status, { 'Content-Type': 'text/html' }).end(changed.html);
    }
    if (changed) {
      return response
        .writeHead(changed.status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(changed.json));
    }
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
