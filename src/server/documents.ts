import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { documentHeads } from '#content/document/document-heads.ts';
import { type DocumentHead, readFileName } from '#domain/document/document.ts';
import type { UnservedFile } from '#domain/repository/repository-state.ts';
import { buildDir, developmentDir } from '#server/build-folder.ts';
import type { Config } from '#server/config.ts';
import { type FileResponse, sendFile } from '#server/http/send-response.ts';
import { listOwnFolders } from '#server/own-folders.ts';
import { findOwnFile, isFileError, readOwnFile } from '#services/read-own-file.ts';

type DocumentFolders = ReturnType<typeof listFolders>;

/** Folders of documents: the authority's own files take precedence over the build's. */
export function listFolders(config: Pick<Config, 'dataDir' | 'repositoryDir'>, { isDevelopment = false } = {}) {
  return { ...listOwnFolders(config), built: join(isDevelopment ? developmentDir : buildDir, 'documents') };
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

/** The size of the document at a path in bytes; `undefined` where there is none. */
export function measureDocument(path: string, folders: DocumentFolders): number | undefined {
  return find(path, folders)?.bytes;
}

/** The SHA-256 of the document at a path, in lower-case hexadecimal; `undefined` where there is none. */
export async function hashDocument(path: string, folders: DocumentFolders): Promise<string | undefined> {
  const found = find(path, folders);
  const bytes = found && (await readOwnFile(found.path));
  return bytes && !isFileError(bytes) ? hash('sha256', bytes) : undefined;
}

/** The documents that cannot be read. The build's document never replaces an unreadable one of the authority. */
export function listUnreadableDocuments(folders: DocumentFolders): readonly UnservedFile[] {
  return known.flatMap(({ path }) => {
    const found = findFirst(path, folders);
    return found && isFileError(found) ? { path, place: found.place, reason: found.code } : [];
  });
}

/** Caches a document until its file changes: an authority may replace one while the server runs. */
function createReader(head: DocumentHead, folders: DocumentFolders): () => Promise<FileResponse | undefined> {
  let cached: { version: string; file: FileResponse } | undefined;
  return async () => {
    const found = find(head.path, folders);
    if (!found) return undefined;
    if (cached?.version === found.version) return cached.file;
    const bytes = await readOwnFile(found.path);
    if (!bytes || isFileError(bytes)) return undefined;
    const file = {
      content: Buffer.from(bytes.buffer),
      type: 'application/pdf',
      cacheControl: 'public, no-cache, no-transform',
      disposition: `inline; filename="${readFileName(head)}"`,
      etag: `"${hash('sha256', bytes).slice(0, 32)}"`,
      // The effective date of an authority's own file is not known.
      lastModified: found.isOwn ? found.changedAt : new Date(`${head.effectiveDate}T00:00:00Z`),
    };
    cached = { version: found.version, file };
    return file;
  };
}

function find(path: string, folders: DocumentFolders) {
  const found = known.some((head) => head.path === path) && findFirst(path, folders);
  if (!found || isFileError(found)) return undefined;
  const { bytes, mtimeMs, isOwn } = found;
  const changedAt = new Date(Math.floor(mtimeMs / 1_000) * 1_000);
  return { path: found.path, bytes, isOwn, changedAt, version: `${found.path} ${mtimeMs} ${bytes}` };
}

function findFirst(path: string, folders: DocumentFolders) {
  const [, inRepository] = /^\/repository\/(.+)$/.exec(path) ?? [];
  const own = inRepository ? join(folders.repository, inRepository) : join(folders.documents, path);
  for (const file of [own, join(folders.built, path)]) {
    const found = findOwnFile(file);
    if (found) return { ...found, isOwn: file === own };
  }
  return undefined;
}
