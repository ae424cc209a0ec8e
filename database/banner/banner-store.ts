import type { Executor } from '#database/connect.ts';
import { type PublishOutcome, saysTheSame } from '#database/publish-outcome.ts';
import type { Banner } from '#domain/banner/banner.ts';

const key = 'banner';

/** Puts the banner in the place of the one before. Call it in a transaction. */
export async function publishBanner(db: Executor, { text, href, isActive }: Banner): Promise<PublishOutcome> {
  const columns = { text, href, is_active: Number(isActive) };
  const earlier = await db.selectFrom('banner').selectAll().where('key', '=', key).executeTakeFirst();
  if (!earlier) {
    await db
      .insertInto('banner')
      .values({ key, ...columns })
      .execute();
    return 'added';
  }
  if (saysTheSame(earlier, columns)) return 'unchanged';
  await db.updateTable('banner').set(columns).where('key', '=', key).execute();
  return 'changed';
}

/** The banner that is switched on. */
export async function readBanner(db: Executor): Promise<Banner | undefined> {
  const row = await db.selectFrom('banner').selectAll().where('is_active', '=', 1).executeTakeFirst();
  return row && { text: row.text, href: row.href, isActive: true };
}
