import { isDeepStrictEqual } from 'node:util';
import type { Executor } from '#database/connect.ts';
import { createOrderedId } from '#database/ordered-id.ts';
import { type PostDraft, type PostVersion, toPostText } from '#domain/post/post-text.ts';

/** The draft of a post; `undefined` for none. */
export async function findDraft(db: Executor, slug: string): Promise<PostDraft | undefined> {
  const row = await db.selectFrom('postDraft').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row && { ...row, isPopular: row.isPopular === 1 };
}

/** All drafts, last saved first, without their texts. */
export function listDrafts(db: Executor): Promise<Pick<PostDraft, 'slug' | 'title' | 'savedAt'>[]> {
  return db
    .selectFrom('postDraft')
    .select(['slug', 'title', 'savedAt'])
    .orderBy('savedAt', 'desc')
    .orderBy('slug')
    .execute();
}

/** Inserts a draft; `false` if the slug has one. */
export async function insertDraft(db: Executor, draft: PostDraft): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('postDraft')
    .values({ ...draft, isPopular: Number(draft.isPopular) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Replaces the draft with this state; `false` if its state has changed. */
export async function updateDraft(db: Executor, stateId: string, draft: PostDraft): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('postDraft')
    .set({ ...draft, isPopular: Number(draft.isPopular) })
    .where('stateId', '=', stateId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the draft with this state; `false` if its state has changed. */
export async function deleteDraft(db: Executor, stateId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('postDraft').where('stateId', '=', stateId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Inserts a version of a post unless its text equals the last one's. */
export async function insertVersion(
  db: Executor,
  version: Omit<PostVersion, 'id'>,
  last: PostVersion | undefined,
): Promise<void> {
  if (last && isDeepStrictEqual(toPostText(last), toPostText(version))) return;
  await db
    .insertInto('postVersion')
    .values({ ...version, id: createOrderedId(), isPopular: Number(version.isPopular) })
    .execute();
}

/** A version of a post by its id, or the last one. */
export async function findVersion(db: Executor, slug: string, id?: string): Promise<PostVersion | undefined> {
  const row = await db
    .selectFrom('postVersion')
    .selectAll()
    .where('slug', '=', slug)
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, isPopular: row.isPopular === 1 };
}

/** The versions of a post, the last first, without their texts. */
export function listVersions(
  db: Executor,
  slug: string,
): Promise<Pick<PostVersion, 'id' | 'at' | 'staffId' | 'title'>[]> {
  return db
    .selectFrom('postVersion')
    .select(['id', 'at', 'staffId', 'title'])
    .where('slug', '=', slug)
    .orderBy('id', 'desc')
    .execute();
}
