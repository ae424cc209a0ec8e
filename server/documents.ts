import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { documentHeads } from '#content/document/document-heads.ts';
import { type DocumentHead, readFileName } from '#domain/document/document.ts';
import type { Config } from '#server/config.ts';
import { type FileResponse, sendFile } from '#server/http/send-response.ts';

type DocumentFolders = ReturnType<typeof listFolders>;

/** Folders of documents: the authority's own come first, then what the build made. */
export function listFolders({ dataDir, repositoryDir }: Pick<Config, 'dataDir' | 'repositoryDir'>) {
  return {
    own: join(dataDir, 'documents'),
    /** The authority's own files under `/repository/`. */
    repository: repositoryDir,
    built: join(import.meta.dirname, '../build/documents'),
  };
}

const known: readonly DocumentHead[] = Object.values(documentHeads);

/** Serves each document at its address and at no other spelling of it. */
export function serveDocuments(app: FastifyInstance, folders: DocumentFolders): void {
  for (const head of known) {
    const read = createReader(head, folders);
    app.get(head.path, async (request, reply) => {
      const file = await read();
      return file ? sendFile(request, reply, file) : reply.callNotFound();
    });
  }
}

/** How many bytes the document at a path has; `undefined` where there is none. */
export function measureDocument(path: string, folders: DocumentFolders): number | undefined {
  return find(path, folders)?.bytes;
}

/** The SHA-256 of the document at a path, in lower-case hexadecimal; `undefined` where there is none. */
export async function hashDocument(path: string, folders: DocumentFolders): Promise<string | undefined> {
  const found = find(path, folders);
  return found && hash('sha256', await readFile(found.path));
}

/** Caches a document until its file changes: an authority may replace one while the server runs. */
function createReader(head: DocumentHead, folders: DocumentFolders): () => Promise<FileResponse | undefined> {
  let cached: { version: string; file: FileResponse } | undefined;
  return async () => {
    const found = find(head.path, folders);
    if (!found) return undefined;
    if (cached?.version === found.version) return cached.file;
    const bytes = await readFile(found.path);
    const file = {
      content: bytes,
      type: 'application/pdf',
      cacheControl: 'public, no-cache, no-transform',
      fileName: readFileName(head),
      etag: `"${hash('sha256', bytes).slice(0, 32)}"`,
      // The effective date of an authority's own file is not known.
      lastModified: found.isOwn ? found.changedAt : new Date(`${head.effectiveDate}T00:00:00Z`),
    };
    cached = { version: found.version, file };
    return file;
  };
}

function find(path: string, folders: DocumentFolders) {
  if (!known.some((head) => head.path === path)) return undefined;
  const [, inRepository] = /^\/repository\/(.+)$/.exec(path) ?? [];
  const own = inRepository ? join(folders.repository, inRepository) : join(folders.own, path);
  for (const file of [own, join(folders.built, path)]) {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) continue;
    const changedAt = new Date(Math.floor(stat.mtimeMs / 1_000) * 1_000);
    const version = `${file} ${stat.mtimeMs} ${stat.size}`;
    return { path: file, bytes: stat.size, isOwn: file === own, changedAt, version };
  }
  return undefined;
}
