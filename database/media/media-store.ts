import type { Executor } from '#database/connect.ts';
import { listWidths, type PreparedMedia } from '#domain/media/media.ts';
import type { Picture } from '#domain/media/picture.ts';

/** Inserts a medium with its files; one that exists stays as it is. Call it in a transaction. */
export async function insertMedia(db: Executor, { hash, kind, width, height, files }: PreparedMedia): Promise<void> {
  const inserted = await db
    .insertInto('media')
    .values({ hash, kind, width, height, widths: JSON.stringify(listWidths(files)) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (!inserted) return;
  for (const { name, bytes } of files) await db.insertInto('media_file').values({ hash, name, bytes }).execute();
}

/** The bytes of one file; `undefined` when there is none of that name. */
export async function findMediaFile(db: Executor, hash: string, name: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('media_file')
    .select('bytes')
    .where('hash', '=', hash)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.bytes;
}

/** The columns of a picture, joined from the table `media`; null where a row has none. */
export type PictureColumns = {
  readonly media_hash: string | null;
  readonly media_width: number | null;
  readonly media_height: number | null;
  readonly media_widths: string | null;
  readonly alt: string;
};

/** A picture from its columns. */
export function toPicture(row: PictureColumns): Picture | undefined {
  if (row.media_hash === null || row.media_width === null || row.media_height === null) return undefined;
  const widths: unknown = JSON.parse(row.media_widths ?? '[]');
  return {
    hash: row.media_hash,
    width: row.media_width,
    height: row.media_height,
    widths: Array.isArray(widths) ? widths.filter((width) => typeof width === 'number') : [],
    alt: row.alt,
  };
}
