import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mediaTypes } from '#domain/media/media.ts';
import { assetHeaders } from '#server/http/security-headers.ts';
import { sendFile } from '#server/http/send-response.ts';

/** For addresses that carry a hash of what they name. */
const immutable = 'public, max-age=31536000, immutable';

/** The build's files. Those under `assets/` have a hash of their content in their name. */
export async function serveClientFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    wildcard: false,
    preCompressed: existsSync(join(clientDir, '.compressed')),
    cacheControl: false,
    // The ETag is enough.
    lastModified: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(clientDir, 'assets'));
      reply.header('Cache-Control', isHashed ? immutable : 'public, max-age=3600');
      if (!/\.(?:js|css|woff2)(?:\.br|\.gz)?$/.test(path)) return;
      for (const [name, value] of Object.entries(assetHeaders)) {
        if (value === undefined) reply.removeHeader(name);
        else reply.header(name, value);
      }
    },
  });
}

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
  await app.register(fastifyStatic, {
    ...{ root, prefix: '/utility/', index: false, decorateReply: false, dotfiles: 'ignore' },
    allowedPath: (path) => utilityKinds.has(extname(path).toLowerCase()) && isInside(path),
    setHeaders: (reply) => reply.header('Content-Disposition', 'attachment'),
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
