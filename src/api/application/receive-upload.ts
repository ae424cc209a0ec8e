import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { maxResumeBytes } from '#domain/application/resume.ts';
import { MoharError, wrapError } from '#domain/errors.ts';
import { longestEntry } from '#domain/text.ts';

/** A multipart body with its file on the disk: a slow upload takes no memory. */
export type Upload = {
  /** The first value of each text field. */
  readonly fields: ReadonlyMap<string, string>;
  readonly file:
    | { readonly name: string; readonly isTooLarge: boolean; readonly read: () => Promise<Buffer> }
    | undefined;
  /** Deletes the file. */
  discard(): Promise<void>;
};

const fileField = 'resume';

/** Limits of the multipart parser, above any application form. Sizes in bytes. */
const limits = {
  fileSize: maxResumeBytes,
  files: 1,
  fields: 20,
  // A character of an entry has at most three bytes, so a truncated value is longer than any valid one.
  fieldSize: 4 * longestEntry,
  fieldNameSize: 100,
  parts: 22,
};

/** Bytes of a whole body. */
export const bodyLimit: number = 4 * maxResumeBytes;

/**
 * Reads a multipart body to its end. Writes its file to `folder` under a random name, truncated at 5 MB. Deletes the
 * file and rejects with status 400 or 413 when the body is malformed, has too many parts or is incomplete, and with
 * `store-unavailable` when the disk cannot save it.
 */
export async function receiveUpload(request: FastifyRequest, folder: string): Promise<Upload> {
  const fields = new Map<string, string>();
  const path = join(folder, randomUUID());
  const discard = (): Promise<void> =>
    rm(path, { force: true }).catch((error) => request.log.error({ err: error }, 'an upload could not be deleted'));
  let file: Upload['file'];
  let failure: unknown;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        const isNew = !fields.has(part.fieldname);
        if (isNew && typeof part.value === 'string') fields.set(part.fieldname, part.value);
      } else if (part.fieldname === fileField) {
        failure = await saveFile(path, part.file);
        const read = () => readFile(path).catch((error) => Promise.reject(toUnavailable(path, error)));
        file = { name: part.filename, isTooLarge: part.file.truncated, read };
      } else {
        part.file.resume();
      }
    }
    if (failure !== undefined) throw toUnavailable(path, failure);
  } catch (error) {
    await discard();
    throw toClientError(error);
  }
  return { fields, file, discard };
}

/**
 * Writes an arriving file. Drains the body before it resolves with the disk's error, if any: clients do not read an
 * answer while sending.
 */
async function saveFile(path: string, chunks: AsyncIterable<Uint8Array>): Promise<unknown> {
  let failure: unknown;
  let handle: FileHandle | undefined;
  const attempt = async (work: () => Promise<unknown> | undefined): Promise<void> => {
    try {
      if (failure === undefined) await work();
    } catch (error) {
      failure = error;
    }
  };
  await attempt(async () => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    handle = await open(path, 'wx', 0o600);
  });
  try {
    for await (const chunk of chunks) await attempt(() => handle?.appendFile(chunk));
  } finally {
    await handle?.close().catch((error) => {
      failure ??= error;
    });
  }
  return failure;
}

/** The disk is full, over a quota, broken or read-only (ENOSPC, EDQUOT, EIO, EROFS …): the client may retry. */
function toUnavailable(path: string, error: unknown): MoharError {
  return wrapError(
    'store-unavailable',
    error,
    (reason) => `DATA_DIR: "${dirname(path)}" cannot save resumes (${reason})`,
  );
}

/** Maps the parser's errors without a code, or with another status, to 400. */
function toClientError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof MoharError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const isParseError = code === '' || code === 'FST_INVALID_JSON_FIELD_ERROR';
  return isParseError ? Object.assign(new Error(error.message, { cause: error }), { statusCode: 400 }) : error;
}
