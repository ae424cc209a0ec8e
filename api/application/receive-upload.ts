import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { applicationLimits } from '#domain/application/application.ts';

/** A multipart body with its file on the disk: a slow upload takes no memory. */
export type Upload = {
  /** The first value of each text field. */
  readonly fields: ReadonlyMap<string, string>;
  readonly file: { readonly path: string; readonly name: string; readonly isTooLarge: boolean } | undefined;
  /** Deletes the file. */
  discard(): Promise<void>;
};

/** The field that holds the resume. */
const fileField = 'resume';

/** Limits beyond which a body is not an application form; sizes in bytes. */
const limits = {
  fileSize: applicationLimits.resume.maxBytes,
  files: 1,
  fields: 20,
  fieldSize: 8_192,
  fieldNameSize: 100,
  parts: 22,
};

/** Bytes of a whole body. */
export const bodyLimit: number = 4 * applicationLimits.resume.maxBytes;

/**
 * Reads a multipart body to its end. Its file is written to `folder` under a random name and truncated at 5 MB. Rejects, after
 * deleting the file, with an error of status 400 or 413 when the body is malformed, has too many parts, or is incomplete.
 */
export async function receiveUpload(request: FastifyRequest, folder: string): Promise<Upload> {
  const fields = new Map<string, string>();
  const path = join(folder, randomUUID());
  const discard = (): Promise<void> => rm(path, { force: true });
  let file: Upload['file'];
  let written: Promise<void> | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        const isNew = !fields.has(part.fieldname);
        if (isNew && typeof part.value === 'string' && !part.valueTruncated) fields.set(part.fieldname, part.value);
      } else if (part.fieldname === fileField) {
        written = pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
        await written;
        file = { path, name: part.filename, isTooLarge: part.file.truncated };
      } else {
        part.file.resume();
      }
    }
  } catch (error) {
    // A file that is still being opened would be there after it was deleted.
    await written?.catch(() => undefined);
    await discard();
    throw toClientError(error);
  }
  return { fields, file, discard };
}

/** The parser's errors about a body have no code or another status; for the caller each is a bad request. */
function toClientError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const isParseError = code === '' || code === 'FST_INVALID_JSON_FIELD_ERROR';
  return isParseError ? Object.assign(new Error(error.message, { cause: error }), { statusCode: 400 }) : error;
}
