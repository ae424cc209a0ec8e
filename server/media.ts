import type { FastifyInstance } from 'fastify';
import type { ReadMediaFile } from '#api/media/embed.ts';
import { mediaTypes } from '#domain/media/media.ts';

/** A file of a medium never changes under its address. */
const forEver = 'public, max-age=31536000, immutable';

/** `/media/<hash>/<name>`: pictures and PDFs that were published. */
export function registerMedia(app: FastifyInstance, readMediaFile: ReadMediaFile): void {
  app.get<{ Params: { hash: string; name: string } }>('/media/:hash/:name', async (request, reply) => {
    const { hash, name } = request.params;
    const ending = Object.keys(mediaTypes).find((known) => name.endsWith(`.${known}`)) as keyof typeof mediaTypes;
    const isName = /^[0-9a-f]{32}$/.test(hash) && /^[a-z0-9]{1,10}\.[a-z]{3,4}$/.test(name) && ending;
    const etag = `"${hash}-${name}"`;
    if (isName && request.headers['if-none-match'] === etag) return reply.code(304).header('ETag', etag).send();
    const bytes = isName ? await readMediaFile(hash, name) : undefined;
    if (!bytes) return reply.callNotFound();
    return reply
      .headers({ 'Cache-Control': forEver, ETag: etag })
      .type(mediaTypes[ending])
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
