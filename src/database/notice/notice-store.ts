import type { Executor } from '#database/connect.ts';
import { incrementCounter } from '#database/counter/counter-store.ts';
import { pictureColumns, toPicture } from '#database/media/media-store.ts';
import type { NoticeTable } from '#database/schema.ts';
import { type UpsertOutcome, upsertByKey } from '#database/upsert-by-key.ts';
import type { NewNotice, Notice, NoticeTarget } from '#domain/notice/notice.ts';

/** Inserts a notice, or updates the row with its key. Call it in a transaction. */
export function upsertNotice(db: Executor, notice: NewNotice, now: Date): Promise<UpsertOutcome> {
  return upsertByKey(db, 'notice', 'key', toColumns(notice), {
    onInsert: async () => ({ id: await incrementCounter(db, 'notice'), updatedAt: notice.createdDate }),
    onUpdate: { updatedAt: now.toISOString() },
  });
}

/** The active notices, newest first, ties by id; at most `limit`. */
export async function listNotices(db: Executor, limit = 100): Promise<Notice[]> {
  const rows = await selectNotices(db)
    .where('notice.isActive', '=', 1)
    .orderBy('notice.createdAt', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toNotice);
}

/** An active notice by its id. */
export async function findNotice(db: Executor, id: number): Promise<Notice | undefined> {
  const row = await selectNotices(db).where('notice.id', '=', id).where('notice.isActive', '=', 1).executeTakeFirst();
  return row && toNotice(row);
}

/** A notice by its key, active or not. */
export async function findNoticeByKey(db: Executor, key: string): Promise<Notice | undefined> {
  const row = await selectNotices(db).where('notice.key', '=', key).executeTakeFirst();
  return row && toNotice(row);
}

function selectNotices(db: Executor) {
  return db
    .selectFrom('notice')
    .leftJoin('media', 'media.hash', 'notice.mediaHash')
    .selectAll('notice')
    .select(pictureColumns);
}

type NoticeRow = Awaited<ReturnType<ReturnType<typeof selectNotices>['execute']>>[number];

function toNotice(row: NoticeRow): Notice {
  const { id, key, title, createdAt: createdDate, updatedAt: updatedDate } = row;
  return { id, key, title, createdDate, updatedDate, isActive: row.isActive === 1, target: toTarget(row) };
}

function toTarget(row: NoticeRow): NoticeTarget {
  const picture = toPicture(row);
  if (row.kind === 'picture' && picture) return { kind: 'picture', picture };
  if (row.kind === 'pdf' && row.mediaHash !== null) return { kind: 'pdf', hash: row.mediaHash };
  return { kind: 'link', href: row.href };
}

function toColumns({ key, title, createdDate, isActive, target }: NewNotice) {
  const picture = target.kind === 'picture' ? target.picture : undefined;
  const pdfHash = target.kind === 'pdf' ? target.hash : undefined;
  return {
    key,
    title,
    kind: target.kind,
    href: target.kind === 'link' ? target.href : '',
    mediaHash: picture?.hash ?? pdfHash ?? null,
    alt: picture?.alt ?? '',
    createdAt: createdDate,
    isActive: Number(isActive),
  } satisfies Omit<NoticeTable, 'id' | 'updatedAt'>;
}
