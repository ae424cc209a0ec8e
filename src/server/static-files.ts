import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#database/connect.ts';
import { findMediaFile } from '#database/media/media-store.ts';
import { mediaTypes, pdfFile } from '#domain/media/media.ts';
import { findClientNetwork } from '#server/http/client-networks.ts';
import { type EncodedResponse, encodeResponse, toEncodedResponse } from '#server/http/encoded-response.ts';
import { createResponseCache } from '#server/http/response-cache.ts';
import { shortenHeaders } from '#server/http/security-headers.ts';
import { sendEncoded, sendFile } from '#server/http/send-response.ts';
import { createWorkQueue } from '#server/http/work-queue.ts';

/** For addresses with a hash of the content. */
const immutable = 'max-age=31536000, immutable';

/**
 * Serves the build's files from memory: from the disk, each request would take a descriptor and a buffer for as long as
 * its client reads. Files under `assets/` have a hash of their content in their name.
 */
export function serveClientFiles(
  app: FastifyInstance,
  clientDir: string,
  securityHeaders: Readonly<Record<string, string>>,
): void {
  for (const path of globSync('**/*.*', { cwd: clientDir })) {
    const type = clientTypes[extname(path)];
    // The desk serves the files of the site too; files in both builds are the same.
    if (!type || app.hasRoute({ method: 'GET', url: encodeURI(`/${path}`) })) continue;
    const read = (suffix: string): Buffer | undefined => {
      const file = join(clientDir, path + suffix);
      return existsSync(file) ? readFileSync(file) : undefined;
    };
    const bytes = readFileSync(join(clientDir, path));
    const br = read('.br');
    const gzip = read('.gz');
    const cacheControl = path.startsWith('assets/') ? immutable : 'public, max-age=3600';
    const isAsset = /^(?:text|font)\//.test(type);
    if (!br && !isAsset) {
      // A picture or a recording may be requested in parts.
      const etag = `"${hash('sha256', bytes).slice(0, 32)}"`;
      app.get(encodeURI(`/${path}`), (request, reply) =>
        sendFile(request, reply, { content: bytes, type, etag, cacheControl }),
      );
      continue;
    }
    const headers = { ...securityHeaders, 'content-type': type, 'cache-control': cacheControl };
    const response = toEncodedResponse(
      // The name of an asset is its validator.
      { status: 200, headers: isAsset ? shortenHeaders(headers) : headers, body: bytes, isCacheable: !isAsset },
      { br, gzip },
    );
    const config = { hasOwnHeaders: true };
    app.get(encodeURI(`/${path}`), { config }, (request, reply) => sendEncoded(request, reply, response));
  }
}

/** The files of a build by their extensions; others, such as compressed copies, have no address. */
const clientTypes: { readonly [extension: string]: string } = {
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.icc': 'application/vnd.iccprofile',
};

/** The limits of the cache of pictures and drawings in memory. */
const mediaCache = { entries: 1_000, bytes: 32 * 1_048_576 };

/** Queue limits of media reads from the store. */
const mediaReads = { concurrent: 2, waiting: 600, waitingPerNetwork: 200 };

/** An SVG that is opened by itself is a document: it is sandboxed, and its policy forbids scripts and loads. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves `/media/<hash>/<name>`: published pictures, drawings and PDFs. They never change under their address. */
export function serveMedia(
  app: FastifyInstance,
  { db }: Pick<Store, 'db'>,
  securityHeaders: Readonly<Record<string, string>>,
): void {
  const cache = createResponseCache(mediaCache, (error) => app.log.error(error));
  const { run: enqueue } = createWorkQueue(mediaReads);
  const render = async (hash: string, name: string, type: string): Promise<EncodedResponse> => {
    const found = await findMediaFile(db, hash, name);
    const body = toBuffer(found ?? new Uint8Array());
    const headers = {
      ...shortenHeaders(securityHeaders),
      // Feed readers show the pictures of posts on their own pages.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'content-type': type,
      'cache-control': immutable,
      ...(type === mediaTypes.svg ? { 'content-security-policy': drawingPolicy } : {}),
    };
    const response = { status: found ? 200 : 404, headers, body, isCacheable: found !== undefined };
    return type === mediaTypes.svg ? encodeResponse(response) : toEncodedResponse(response, {});
  };
  const config = { hasOwnHeaders: true };
  app.get<{ Params: { hash: string; name: string } }>('/media/:hash/:name', { config }, async (request, reply) => {
    const { hash, name } = request.params;
    const type = mediaTypes[extname(name).slice(1) as keyof typeof mediaTypes];
    if (!isHash(hash) || !/^(?:\d{1,5}\.|drawing\.|file\.pdf$)/.test(name) || !type) return reply.callNotFound();
    const enqueueRender = (network?: string) => enqueue(() => render(hash, name, type), network);
    const response = await cache.get(`${hash}/${name}`, enqueueRender, () => findClientNetwork(request));
    if (response.status === 404) return reply.callNotFound();
    if (name !== pdfFile) return sendEncoded(request, reply, response);
    // A viewer may request a PDF in ranges, and a slow client takes memory for one part only.
    const { body } = response.bodies.identity;
    const content = { size: body.length, read: async (start: number, end: number) => body.subarray(start, end) };
    reply.headers(securityHeaders);
    return sendFile(request, reply, { content, type, etag: `"${hash}"`, cacheControl: immutable });
  });
}

const isHash = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
