import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { MoharError } from '#domain/errors.ts';
import { listWidths, type PreparedMedia } from '#domain/media/media.ts';
import type { Picture } from '#domain/media/picture.ts';
import { preparePdf } from '#media/prepare-pdf.ts';
import { preparePicture } from '#media/prepare-picture.ts';
import { rejectContent } from '#scripts/publishing/read-yaml.ts';

/** Where a file is referenced, for error messages. */
type Reference = { readonly file: string; readonly line: number };

/** The picture of what is published. */
export function toPicture({ hash, kind, width, height, files }: PreparedMedia, alt: string): Picture {
  return { hash, width, height, widths: listWidths(files), isDrawing: kind === 'drawing', alt };
}

/** Reads and prepares the picture or PDF that a file names, relative to itself; throws `content-refused`. */
export async function readMedia(kind: PreparedMedia['kind'], name: string, { file, line }: Reference) {
  const path = resolve(dirname(file), name);
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) return rejectContent(file, line, `the file ${path} cannot be read`);
  try {
    return await (kind === 'pdf' ? preparePdf(bytes) : preparePicture(bytes));
  } catch (error) {
    if (error instanceof MoharError) return rejectContent(file, line, `${path}: ${error.message}`);
    throw error;
  }
}
