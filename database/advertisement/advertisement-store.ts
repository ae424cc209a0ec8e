import type { Executor } from '#database/connect.ts';
import { moveCounter } from '#database/counter/counter-store.ts';
import { toPicture } from '#database/media/media-store.ts';
import { type PublishOutcome, saysTheSame } from '#database/publish-outcome.ts';
import type { Advertisement, AdvertisementDraft } from '#domain/advertisement/advertisement.ts';

/** Adds an advertisement, or changes the one of its key. Call it in a transaction. */
export async function publishAdvertisement(db: Executor, draft: AdvertisementDraft): Promise<PublishOutcome> {
  const columns = {
    key: draft.key,
    media_hash: draft.picture.hash,
    alt: draft.picture.alt,
    platforms: JSON.stringify(draft.platforms),
    position: draft.position,
    is_active: Number(draft.isActive),
  };
  const earlier = await db.selectFrom('advertisement').selectAll().where('key', '=', draft.key).executeTakeFirst();
  if (!earlier) {
    const id = await moveCounter(db, 'advertisement');
    await db
      .insertInto('advertisement')
      .values({ id, ...columns })
      .execute();
    return 'added';
  }
  if (saysTheSame(earlier, columns)) return 'unchanged';
  await db.updateTable('advertisement').set(columns).where('id', '=', earlier.id).execute();
  return 'changed';
}

/** The advertisements that are switched on for a platform, in their order. */
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
    const platforms = readPlatforms(row.platforms);
    const picture = toPicture(row);
    if (!picture || !platforms.includes(platform)) return [];
    return [{ id: row.id, key: row.key, platforms, position: row.position, isActive: true, picture }];
  });
}

function readPlatforms(json: string): readonly number[] {
  const platforms: unknown = JSON.parse(json);
  return Array.isArray(platforms) ? platforms.filter((platform) => typeof platform === 'number') : [];
}
