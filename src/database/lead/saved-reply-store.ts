import type { Executor } from '#database/connect.ts';
import type { SavedReply } from '#domain/lead/lead.ts';

/** All saved replies, by title. */
export function listSavedReplies(db: Executor): Promise<SavedReply[]> {
  return db.selectFrom('savedReply').selectAll().orderBy('title').orderBy('id').execute();
}

export async function insertSavedReply(db: Executor, reply: SavedReply): Promise<void> {
  await db.insertInto('savedReply').values(reply).execute();
}

/** Replaces title and text if `revision` is current (optimistic lock). Returns whether it was. */
export async function updateSavedReply(db: Executor, { id, title, text, revision }: SavedReply): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('savedReply')
    .set({ title, text, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns whether it was there. */
export async function deleteSavedReply(db: Executor, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('savedReply').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
