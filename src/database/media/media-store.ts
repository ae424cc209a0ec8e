import type { Executor } from '#database/connect.ts';
import { parseNumbers } from '#database/rows.ts';
import { listWidths, type PreparedMedia } from '#domain/media/media.ts';
import type { Picture } from '#domain/media/picture.ts';

/** Inserts a medium with its files; an existing one is not changed. Call it in a transaction. */
export async function insertMedia(db: Executor, { hash, kind, width, height, files }: PreparedMedia): Promise<void> {
  await db
    .insertInto('media')
    .values({ hash, kind, width, height, widths: JSON.stringify(listWidths(files)) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  for (const { name, bytes } of files) {
    const row = { hash, name, bytes };
    await db
      .insertInto('mediaFile')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The bytes of one file; `undefined` for an unknown name. */
export async function findMediaFile(db: Executor, hash: string, name: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('mediaFile')
    .select('bytes')
    .where('hash', '=', hash)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.bytes;
}

/** A published picture by its hash, without an alternative text; `undefined` for a PDF too. */
export async function findPicture(db: Executor, hash: string): Promise<Picture | undefined> {
  const row = await db
    .selectFrom('media')
    .select(pictureColumns)
    .where('hash', '=', hash)
    .where('kind', 'in', ['picture', 'drawing'])
    .executeTakeFirst();
  return row && toPicture({ ...row, alt: '' });
}

/** The columns of `media` for `toPicture`. */
export const pictureColumns = [
  'media.hash',
  'media.kind as mediaKind',
  'media.width',
  'media.height',
  'media.widths',
] as const;

/** A picture's columns of `media`, null for a row without a picture, and its alternative text. */
export type PictureColumns = {
  readonly hash: string | null;
  readonly mediaKind: PreparedMedia['kind'] | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly widths: string | null;
  readonly alt: string;
};

/** `undefined` for a row without a picture. */
export function toPicture({ hash, mediaKind, width, height, widths, alt }: PictureColumns): Picture | undefined {
  if (hash === null || width === null || height === null || widths === null) return undefined;
  return { hash, width, height, widths: parseNumbers(widths), isDrawing: mediaKind === 'drawing', alt };
}
