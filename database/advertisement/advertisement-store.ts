import type { Executor } from '#database/connect.ts';
import { incrementCounter } from '#database/counter/counter-store.ts';
import { toPicture } from '#database/media/media-store.ts';
import type { AdvertisementTable } from '#database/schema.ts';
import { type UpsertOutcome, upsertByKey } from '#database/upsert-by-key.ts';
import type { Advertisement, AdvertisementDraft } from '#domain/advertisement/advertisement.ts';

/** Inserts an advertisement, or updates the one of its key. Call it in a transaction. */
export function upsertAdvertisement(db: Executor, draft: AdvertisementDraft): Promise<UpsertOutcome> {
  const columns = {
    key: draft.key,
    media_hash: draft.picture.hash,
    alt: draft.picture.alt,
    platforms: JSON.stringify(draft.platforms),
    position: draft.position,
    is_active: Number(draft.isActive),
  } satisfies Omit<AdvertisementTable, 'id'>;
  return upsertByKey(db, 'advertisement', 'key', columns, {
    onInsert: async () => ({ id: await incrementCounter(db, 'advertisement') }),
  });
}

/** The active advertisements of a platform, in their order. */
export async function listAdvertisements(db: Executor, platform: number): Promise<Advertisement[]> {
  const rows = await db
    .selectFrom('advertisement')
    .innerJoin('media', 'media.hash', 'advertisement.media_hash')
    .select(['advertisement.id', 'advertisement.key', 'advertisement.alt', 'advertisement.platforms'])
    .select(['advertisement.position', 'advertisement.is_active'])
    .select(['media.hash as media_hash', 'media.width as media_width'])
    .select(['media.height as media_height', 'media.widths as media_widths'])
    .where('advertisement.is_active', '=', 1)
    .orderBy('advertisement.position')
    .orderBy('advertisement.id')
    .execute();
  return rows.flatMap((row) => {
    const platforms = parsePlatforms(row.platforms);
    const picture = toPicture(row);
    if (!picture || !platforms.includes(platform)) return [];
    return [{ id: row.id, key: row.key, platforms, position: row.position, isActive: true, picture }];
  });
}

function parsePlatforms(json: string): readonly number[] {
  const platforms: unknown = JSON.parse(json);
  return Array.isArray(platforms) ? platforms.filter((platform) => typeof platform === 'number') : [];
}
