import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '#database/connect.ts';
import type { Publication } from '#database/publish.ts';
import { seedOnce } from '#database/seed.ts';
import { MoharError } from '#domain/errors.ts';

/** A publication as the build leaves it: the files of its media lie beside it, `<hash>-<name>`. */
export type SeedFile = Omit<Publication, 'media'> & {
  readonly media: readonly {
    readonly hash: string;
    readonly kind: 'picture' | 'pdf';
    readonly width: number;
    readonly height: number;
    readonly names: readonly string[];
  }[];
};

/** Puts the posts, notices and advertisements that come with the site into a new store; says so when it did. */
export async function seedStore({ db }: Store, folder: string): Promise<void> {
  if (await seedOnce(db, () => readSeed(folder))) console.log('Store: put in the posts, notices and advertisements');
}

async function readSeed(folder: string): Promise<Publication> {
  const text = await readFile(join(folder, 'publication.json'), 'utf8').catch(() => undefined);
  if (text === undefined) throw new MoharError('build-missing', 'build/seed is missing; run "npm run build".');
  const { media, banner, ...rest } = JSON.parse(text) as SeedFile;
  const withBytes = media.map(async ({ names, ...one }) => ({
    ...one,
    files: await Promise.all(
      names.map(async (name) => ({ name, bytes: await readFile(join(folder, `${one.hash}-${name}`)) })),
    ),
  }));
  return { ...rest, banner, media: await Promise.all(withBytes) };
}
