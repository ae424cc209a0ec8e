import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

/** A proxy on a free port. */
export type HtmlProxy = AsyncDisposable & { readonly url: string };

/**
 * Forwards every request to a server on this machine; pages are changed by `transform`, compressed with brotli's highest
 * quality, and cached. They are sent without a Content-Security-Policy, which names the scripts of the page by their hashes.
 */
export async function startHtmlProxy(target: string, transform: (html: string) => string): Promise<HtmlProxy> {
  const pages = new Map<string, Buffer>();
  const fetchPage = async (path: string): Promise<Buffer> => {
    const known = pages.get(path);
    if (known) return known;
    const html = await (await fetch(target + path)).text();
    const page = brotliCompressSync(transform(html));
    pages.set(path, page);
    return page;
  };
  const server = createServer(async ({ url: path = '/', headers, method }, response) => {
    if (headers.accept?.startsWith('text/html')) {
      const page = await fetchPage(path);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
      return;
    }
    const forwarded = request(target + path, { method, headers }).end();
    const [answer] = (await once(forwarded, 'response')) as [IncomingMessage];
    response.writeHead(answer.statusCode ?? 502, answer.headers).end(await buffer(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
