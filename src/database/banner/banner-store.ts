import type { Executor } from '#database/connect.ts';
import type { BannerTable } from '#database/schema.ts';
import { type UpsertOutcome, upsertByKey } from '#database/upsert-by-key.ts';
import type { Banner } from '#domain/banner/banner.ts';

/** Inserts or replaces the banner; there is one at most. Call it in a transaction. */
export function upsertBanner(db: Executor, { text, href, isActive }: Banner): Promise<UpsertOutcome> {
  const columns = { key: 'banner', text, href, isActive: Number(isActive) } satisfies BannerTable;
  return upsertByKey(db, 'banner', 'key', columns);
}

/** The active banner. */
export async function findBanner(db: Executor): Promise<Banner | undefined> {
  const row = await db.selectFrom('banner').selectAll().where('isActive', '=', 1).executeTakeFirst();
  return row && { text: row.text, href: row.href, isActive: true };
}
