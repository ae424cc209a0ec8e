import { readFile } from 'node:fs/promises';
import { MoharError } from '#domain/errors.ts';
import { listWidths, type PreparedMedia } from '#domain/media/media.ts';
import type { Picture } from '#domain/media/picture.ts';
import { preparePdf } from '#media/prepare-pdf.ts';
import { preparePicture } from '#media/prepare-picture.ts';
import { refuseContent } from '#scripts/publishing/content-fault.ts';

/** Where a file is named, for faults. */
export type NamedAt = { readonly file: string; readonly line: number };

/** Reads and encodes a picture; throws `content-refused` naming where it was asked for. */
export function readPicture(path: string, at: NamedAt): Promise<PreparedMedia> {
  return prepare(path, at, preparePicture);
}

/** Reads a PDF; throws `content-refused` naming where it was asked for. */
export function readPdf(path: string, at: NamedAt): Promise<PreparedMedia> {
  return prepare(path, at, async (bytes) => preparePdf(bytes));
}

/** A prepared picture as a record names it. */
export function toPicture({ hash, width, height, files }: PreparedMedia, alt: string): Picture {
  return { hash, width, height, widths: listWidths(files), alt };
}

async function prepare(
  path: string,
  { file, line }: NamedAt,
  work: (bytes: Uint8Array) => Promise<PreparedMedia>,
): Promise<PreparedMedia> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) return refuseContent(file, line, `the file ${path} cannot be read`);
  try {
    return await work(bytes);
  } catch (error) {
    if (error instanceof MoharError) return refuseContent(file, line, `${path}: ${error.message}`);
    throw error;
  }
}
