import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type RepositoryFile, repositoryFileNames, repositoryPaths } from '#domain/repository/repository-state.ts';
import type { Repository } from '#server/repository/repository.ts';
import { type Representation, sendBytes } from '#server/send-bytes.ts';

/**
 * Serves each file at its address with its own media type (RFC 2585, section 4), verified or not: who fetches it checks it
 * for himself, and a list that is late is still the latest. Whatever the scheme, never a redirect: software that checks
 * certificates fetches over plain HTTP.
 */
export function serveRepository(app: FastifyInstance, repository: Repository): void {
  for (const name of repositoryFileNames) {
    app.get(repositoryPaths[name], async (request, reply) => {
      const found = await repository.readFile(name);
      return found ? sendBytes(request, reply, represent(found.file, found.bytes)) : reply.callNotFound();
    });
  }
}

function represent({ path, fingerprints, facts }: RepositoryFile, bytes: Uint8Array<ArrayBuffer>): Representation {
  return {
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    type: path.endsWith('.crl') ? 'application/pkix-crl' : 'application/pkix-cert',
    fileName: basename(path),
    etag: `"${fingerprints.sha256.replaceAll(':', '').slice(0, 32)}"`,
    lastModified: findDate(facts),
  };
}

/** From when the file speaks: a list from its update, a certificate from the begin of its validity. */
function findDate(facts: RepositoryFile['facts']): Date {
  if (!facts) return new Date(0);
  return new Date(facts.kind === 'crl' ? facts.thisUpdate : facts.validFrom);
}
