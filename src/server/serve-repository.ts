import { basename } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  expectedFileNames,
  isListName,
  type RepositoryFile,
  type RepositoryFileName,
  repositoryPaths,
} from '#domain/repository/repository-state.ts';
import { type FileResponse, sendFile } from '#server/http/send-response.ts';
import type { RepositoryWatcher } from '#services/watch-repository.ts';

/**
 * Serves each file at its address with its own media type (RFC 2585, section 4), verified or not: the client verifies
 * it again, and an old list is still the latest. Never redirects to https: software that validates certificates fetches
 * over plain HTTP.
 */
export function serveRepository(app: FastifyInstance, repository: RepositoryWatcher): void {
  const send = async (name: RepositoryFileName, request: FastifyRequest, reply: FastifyReply) => {
    const found = await repository.readFile(name);
    return found ? sendFile(request, reply, toResponse(found.file, found.bytes)) : reply.callNotFound();
  };
  for (const name of expectedFileNames) {
    app.get(repositoryPaths[name], (request, reply) => send(name, request, reply));
  }
  // Further lists come and go with their files.
  app.get<{ Params: { list: string } }>('/repository/:list(^[^/]+\\.crl$)', (request, reply) => {
    const { list } = request.params;
    return isListName(list) ? send(list, request, reply) : reply.callNotFound();
  });
}

/** Without `Last-Modified`: a file may be exchanged for one with an earlier date, and the ETag is of its bytes. */
function toResponse({ path, fingerprints }: RepositoryFile, bytes: Uint8Array<ArrayBuffer>): FileResponse {
  return {
    content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    type: path.endsWith('.crl') ? 'application/pkix-crl' : 'application/pkix-cert',
    disposition: `inline; filename="${basename(path)}"`,
    etag: `"${fingerprints.sha256.replaceAll(':', '').slice(0, 32)}"`,
    cacheControl: 'public, no-cache, no-transform',
  };
}
