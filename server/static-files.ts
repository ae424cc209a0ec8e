import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { MoharError } from '#domain/errors.ts';
import { mediaTypes } from '#domain/media/media.ts';
import { toEncodedResponse } from '#server/http/encoded-response.ts';
import { shortenHeaders } from '#server/http/security-headers.ts';
import { reserveMemory, sendEncoded, sendFile } from '#server/http/send-response.ts';

/** For addresses that carry a hash of what they name. */
const immutable = 'max-age=31536000, immutable';

/**
 * The build's files, read into memory: a file that is read from the disk for each request takes a descriptor and a buffer
 * for as long as its client reads. Those under `assets/` have a hash of their content in their name.
 */
export function serveClientFiles(
  app: FastifyInstance,
  clientDir: string,
  securityHeaders: Readonly<Record<string, string>>,
): void {
  for (const path of globSync('**/*.*', { cwd: clientDir })) {
    const type = clientTypes[extname(path)];
    if (!type) continue;
    const read = (suffix: string): Buffer | undefined => {
      const file = join(clientDir, path + suffix);
      return existsSync(file) ? readFileSync(file) : undefined;
    };
    const bytes = readFileSync(join(clientDir, path));
    const [br, gzip] = [read('.br'), read('.gz')];
    const cacheControl = path.startsWith('assets/') ? immutable : 'public, max-age=3600';
    const isAsset = /^(?:text|font)\//.test(type);
    if (!br && !isAsset) {
      // A picture or a recording may be requested in parts.
      const etag = `"${hash('sha256', bytes).slice(0, 32)}"`;
      app.get(encodeURI(`/${path}`), (request, reply) => sendFile(request, reply, { bytes, type, etag, cacheControl }));
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
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.icc': 'application/vnd.iccprofile',
};

/** Memory that a file takes while it is sent: its buffer and its descriptor. Bytes. */
const streamSize = 131_072;

/** Installers, archives and manuals. Nothing that a browser would run as a page of this site. */
const utilityKinds = new Set('.exe .msi .zip .7z .gz .dmg .pkg .deb .rpm .jar .pdf'.split(' '));

/**
 * `/utility/`: the authority's own installers and drivers, as they are dropped into the data folder at any time; saved and
 * never opened. Hidden files, other kinds, and links that lead out of the folder are not found.
 */
export async function serveUtilities(app: FastifyInstance, root: string): Promise<void> {
  mkdirSync(root, { recursive: true });
  const realRoot = realpathSync(root);
  const isInside = (path: string): boolean => {
    try {
      return realpathSync(join(root, path)) === join(realRoot, path);
    } catch {
      // There is no such file.
      return false;
    }
  };
  await app.register(async (scope) => {
    scope.addHook('onRequest', (request, reply, done) => {
      done(reserveMemory(request, reply, streamSize) ? undefined : new MoharError('busy', 'too many downloads'));
    });
    await scope.register(fastifyStatic, {
      ...{ root, prefix: '/utility/', index: false, decorateReply: false, dotfiles: 'ignore' },
      allowedPath: (path) => utilityKinds.has(extname(path).toLowerCase()) && isInside(path),
      setHeaders: (reply) => reply.header('Content-Disposition', 'attachment'),
    });
  });
}

/** `/media/<hash>/<name>`: published pictures and PDFs, which never change under their address. */
export function serveMedia(
  app: FastifyInstance,
  readMediaFile: (hash: string, name: string) => Promise<Uint8Array | undefined>,
): void {
  app.get<{ Params: { hash: string; name: string } }>('/media/:hash/:name', async (request, reply) => {
    const { hash, name } = request.params;
    const extension = Object.keys(mediaTypes).find((known) => name.endsWith(`.${known}`)) as keyof typeof mediaTypes;
    const isName = /^[0-9a-f]{32}$/.test(hash) && /^[a-z0-9]{1,10}\.[a-z]{3,4}$/.test(name) && extension;
    const found = isName ? await readMediaFile(hash, name) : undefined;
    if (!found) return reply.callNotFound();
    const bytes = Buffer.from(found.buffer, found.byteOffset, found.byteLength);
    const etag = `"${hash}-${name}"`;
    // Feed readers show the pictures of posts on their own pages.
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return sendFile(request, reply, { bytes, type: mediaTypes[extension], etag, cacheControl: immutable });
  });
}
