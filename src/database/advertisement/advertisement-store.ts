import type { Executor } from '#database/connect.ts';
import { incrementCounter } from '#database/counter/counter-store.ts';
import { pictureColumns, toPicture } from '#database/media/media-store.ts';
import { parseNumbers } from '#database/rows.ts';
import type { AdvertisementTable } from '#database/schema.ts';
import { type UpsertOutcome, upsertByKey } from '#database/upsert-by-key.ts';
import type { Advertisement, NewAdvertisement } from '#domain/advertisement/advertisement.ts';

/** Inserts an advertisement, or updates the row with its key. Call it in a transaction. */
export function upsertAdvertisement(db: Executor, advertisement: NewAdvertisement): Promise<UpsertOutcome> {
  const columns = {
    key: advertisement.key,
    mediaHash: advertisement.picture.hash,
    alt: advertisement.picture.alt,
    platforms: JSON.stringify(advertisement.platforms),
    position: advertisement.position,
    isActive: Number(advertisement.isActive),
  } satisfies Omit<AdvertisementTable, 'id'>;
  return upsertByKey(db, 'advertisement', 'key', columns, {
    onInsert: async () => ({ id: await incrementCounter(db, 'advertisement') }),
  });
}

/** The active advertisements of a platform, in their order. */
export async function listAdvertisements(db: Executor, platform: number): Promise<Advertisement[]> {
  const all = await listAllAdvertisements(db);
  return all.filter(({ isActive, platforms }) => isActive && platforms.includes(platform));
}

/** Numbers the advertisements in the order of their keys. Call it in a transaction. */
export async function orderAdvertisements(db: Executor, keys: readonly string[]): Promise<void> {
  for (const [position, key] of keys.entries()) {
    await db.updateTable('advertisement').set({ position }).where('key', '=', key).execute();
  }
}

/** Every advertisement in their order, withdrawn ones too. */
export async function listAllAdvertisements(db: Executor): Promise<Advertisement[]> {
  const rows = await db
    .selectFrom('advertisement')
    .innerJoin('media', 'media.hash', 'advertisement.mediaHash')
    .selectAll('advertisement')
    .select(pictureColumns)
    .orderBy('advertisement.position')
    .orderBy('advertisement.id')
    .execute();
  return rows.flatMap((row) => {
    const platforms = parseNumbers(row.platforms);
    const picture = toPicture(row);
    if (!picture) return [];
    return [{ id: row.id, key: row.key, platforms, position: row.position, isActive: row.isActive === 1, picture }];
  });
}
