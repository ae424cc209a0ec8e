import { type BigIntStats, mkdirSync, realpathSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type FileResponse, sendFile } from '#server/http/send-response.ts';
import { isReadableFile } from '#services/read-own-file.ts';

/** Installers, archives and manuals. Nothing that a browser would run as a page of this site. */
const utilityTypes: { readonly [extension: string]: string } = {
  '.exe': 'application/octet-stream',
  '.msi': 'application/octet-stream',
  '.dmg': 'application/octet-stream',
  '.pkg': 'application/octet-stream',
  '.deb': 'application/octet-stream',
  '.rpm': 'application/octet-stream',
  '.zip': 'application/zip',
  '.7z': 'application/x-7z-compressed',
  '.gz': 'application/gzip',
  '.jar': 'application/java-archive',
  '.pdf': 'application/pdf',
};

/**
 * Serves `/utility/`: the authority's own installers and drivers, dropped into the data folder at any time, always as
 * attachments. 404 for hidden files, other kinds, unreadable files and links out of the folder.
 */
export function serveUtilities(app: FastifyInstance, root: string): void {
  mkdirSync(root, { recursive: true });
  const realRoot = realpathSync(root);
  const isServed = (path: string): boolean => {
    const isPlain = path.split('/').every((part) => part !== '' && !part.startsWith('.'));
    const file = join(root, path);
    return isPlain && isReadableFile(file) && realpathSync(file) === join(realRoot, path);
  };
  app.get<{ Params: { '*': string } }>('/utility/*', async (request, reply) => {
    const path = request.params['*'];
    const type = utilityTypes[extname(path).toLowerCase()];
    if (!type || !isServed(path)) return reply.callNotFound();
    return sendFile(request, reply, await describeFile(join(realRoot, path), type));
  });
}

async function describeFile(path: string, type: string): Promise<FileResponse> {
  await using file = await open(path);
  const stat = await file.stat({ bigint: true });
  const version = toVersion(stat);
  return {
    content: {
      size: Number(stat.size),
      /** Opens the file for each part: a client that reads slowly holds no descriptor. */
      async read(start, end) {
        await using current = await open(path);
        const { buffer, bytesRead } = await current.read(Buffer.allocUnsafe(end - start), 0, end - start, start);
        // After reading, since the file may have been written until then.
        if (toVersion(await current.stat({ bigint: true })) !== version) {
          throw new Error('An installer was replaced while it was sent.');
        }
        return buffer.subarray(0, bytesRead);
      },
    },
    type,
    etag: `"${version}"`,
    cacheControl: 'public, no-cache',
    lastModified: new Date(Math.floor(Number(stat.mtimeMs) / 1_000) * 1_000),
    disposition: 'attachment',
  };
}

/**
 * Strong, though hashing an installer of hundreds of megabytes would take seconds: the kernel changes `ctime` with each
 * write, and no program can set it.
 */
function toVersion({ ino, size, ctimeNs }: BigIntStats): string {
  return [ino, size, ctimeNs].map((part) => part.toString(36)).join('-');
}
