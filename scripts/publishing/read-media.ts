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

/** Reads and prepares the picture or PDF that an editor's file names, relative to itself. Throws `content-refused`. */
export async function readMedia(
  kind: PreparedMedia['kind'],
  name: string,
  { file, line }: Reference,
): Promise<PreparedMedia> {
  const path = await findBelow(dirname(file), name);
  if (path === undefined) return rejectContent(file, line, `"${name}" is no path to a file of this folder`);
  try {
    // The limit of pictures is higher; `preparePdf` checks its own.
    const bytes = await readRegularFile(path, pictureLimits.megabytes);
    return await (kind === 'pdf' ? preparePdf(bytes) : preparePicture(bytes));
  } catch (error) {
    if (error instanceof MoharError) return rejectContent(file, line, `${name}: ${error.message}`);
    throw error;
  }
}

/**
 * The path of a file in a folder or below, with links resolved; `undefined` for one elsewhere. The name is untrusted: it
 * may climb, or name a link that leads out.
 */
async function findBelow(folder: string, name: string): Promise<string | undefined> {
  if (isAbsolute(name) || name.includes('\\')) return undefined;
  const root = await realpath(folder);
  const isBelow = (path: string): boolean => path.startsWith(root.endsWith(sep) ? root : `${root}${sep}`);
  const path = resolve(root, name);
  if (!isBelow(path)) return undefined;
  const target = await realpath(path).catch(() => path);
  return isBelow(target) ? target : undefined;
}
