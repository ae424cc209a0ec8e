import { readFile } from 'node:fs/promises';
import { MoharError } from '#domain/errors.ts';
import { listWidths, type PreparedMedia } from '#domain/media/media.ts';
import type { Picture } from '#domain/media/picture.ts';
import { preparePdf } from '#media/prepare-pdf.ts';
import { preparePicture } from '#media/prepare-picture.ts';
import { rejectContent } from '#scripts/publishing/read-yaml.ts';

/** Where a file is referenced, for error messages. */
type Reference = { readonly file: string; readonly line: number };

/** Reads and encodes a picture; throws `content-refused` with file and line of the reference. */
export function readPicture(path: string, at: Reference): Promise<PreparedMedia> {
  return prepare(path, at, preparePicture);
}

/** Reads a PDF; throws `content-refused` with file and line of the reference. */
export function readPdf(path: string, at: Reference): Promise<PreparedMedia> {
  return prepare(path, at, async (bytes) => preparePdf(bytes));
}

/** The picture of a draft. */
export function toPicture({ hash, width, height, files }: PreparedMedia, alt: string): Picture {
  return { hash, width, height, widths: listWidths(files), alt };
}

async function prepare(
  path: string,
  { file, line }: Reference,
  work: (bytes: Uint8Array) => Promise<PreparedMedia>,
): Promise<PreparedMedia> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) return rejectContent(file, line, `the file ${path} cannot be read`);
  try {
    return await work(bytes);
  } catch (error) {
    if (error instanceof MoharError) return rejectContent(file, line, `${path}: ${error.message}`);
    throw error;
  }
}
