import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MoharError } from '#domain/errors.ts';
import type { PreparedMedia } from '#domain/media/media.ts';
import type { Publication } from '#services/publish-content.ts';

/**
 * A publication as the build writes it: `publication.json`, with the files of its media beside it as `<hash>-<name>`.
 */
export type SeedFile = Omit<Publication, 'media'> & {
  readonly media: readonly (Omit<PreparedMedia, 'files'> & { readonly names: readonly string[] })[];
};

/** Reads the initial content from a folder of the build. Throws `build-missing` where there is none. */
export async function readSeed(folder: string): Promise<Publication> {
  const text = await readFile(join(folder, 'publication.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new MoharError('build-missing', 'build/seed is missing; run "npm run build".', { cause: error });
  });
  const { media, ...rest } = JSON.parse(text) as SeedFile;
  const withBytes = media.map(async ({ names, ...medium }) => ({
    ...medium,
    files: await Promise.all(
      names.map(async (name) => ({ name, bytes: await readFile(join(folder, `${medium.hash}-${name}`)) })),
    ),
  }));
  return { ...rest, media: await Promise.all(withBytes) };
}
