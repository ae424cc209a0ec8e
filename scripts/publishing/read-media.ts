import { realpath } from 'node:fs/promises';
import { dirname, isAbsolute, resolve, sep } from 'node:path';
import { MoharError } from '#domain/errors.ts';
import type { PreparedMedia } from '#domain/media/media.ts';
import { preparePdf } from '#media/prepare-pdf.ts';
import { pictureLimits, preparePicture } from '#media/prepare-picture.ts';
import { readRegularFile } from '#scripts/publishing/read-regular-file.ts';
import { rejectContent } from '#scripts/publishing/read-yaml.ts';

/** Where a file is referenced, for error messages. */
type Reference = { readonly file: string; readonly line: number };

/**
 * Reads and prepares the picture or PDF that an editor's file names, relative to itself. The file is untrusted: it may
 * name files of its folder and below only. Throws `content-refused`.
 */
export async function readMedia(
  kind: PreparedMedia['kind'],
  name: string,
  { file, line }: Reference,
): Promise<PreparedMedia> {
  const folder = await realpath(dirname(file));
  const path = resolve(folder, name);
  const isBelow = (place: string): boolean => place.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
  const isRelative = !isAbsolute(name) && !name.includes('\\') && isBelow(path);
  const target = isRelative ? await realpath(path).catch(() => path) : '';
  if (!isBelow(target)) return rejectContent(file, line, `"${name}" is no path to a file of this folder`);
  try {
    // The limit of pictures is higher; `preparePdf` checks its own.
    const bytes = await readRegularFile(target, pictureLimits.megabytes);
    return await (kind === 'pdf' ? preparePdf(bytes) : preparePicture(bytes));
  } catch (error) {
    if (error instanceof MoharError) return rejectContent(file, line, `${path}: ${error.message}`);
    throw error;
  }
}
