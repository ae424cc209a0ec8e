import { randomUUIDv7 } from 'node:crypto';
import type { Executor } from '#database/connect.ts';
import { createOrderedId } from '#database/ordered-id.ts';
import type { PostDraft, PostText, PostVersion } from '#domain/post/post-text.ts';

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

/**
 * Gives the draft of a post a new state, if there is one: its published text has changed, and a form that shows the
 * former state must not replace it unasked.
 */
export async function renewDraftState(db: Executor, slug: string): Promise<void> {
  await db.updateTable('postDraft').set({ stateId: randomUUIDv7() }).where('slug', '=', slug).execute();
}

/** Deletes the draft with this state; `false` if its state has changed. */
export async function deleteDraft(db: Executor, stateId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('postDraft').where('stateId', '=', stateId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Inserts a version of a post. */
export async function insertVersion(db: Executor, version: Omit<PostVersion, 'id'>): Promise<void> {
  const { isPopular, isPublished } = version;
  await db
    .insertInto('postVersion')
    .values({
      ...version,
      id: createOrderedId(),
      isPopular: Number(isPopular),
      isPublished: Number(isPublished),
    })
    .execute();
}

/** Whether a version of the post has this text. */
export async function hasVersion(db: Executor, slug: string, text: PostText): Promise<boolean> {
  const { title, summary, markdown, isPopular, pictureHash, pictureAlt } = text;
  const row = await db
    .selectFrom('postVersion')
    .select('id')
    .where('slug', '=', slug)
    .where('markdown', '=', markdown)
    .where('title', '=', title)
    .where('summary', '=', summary)
    .where('isPopular', '=', Number(isPopular))
    .where('pictureHash', '=', pictureHash)
    .where('pictureAlt', '=', pictureAlt)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A version of a post by its id, or the last published one. */
export async function findVersion(db: Executor, slug: string, id?: string): Promise<PostVersion | undefined> {
  const row = await db
    .selectFrom('postVersion')
    .selectAll()
    .where('slug', '=', slug)
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
    .$if(id === undefined, (all) => all.where('isPublished', '=', 1))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, isPopular: row.isPopular === 1, isPublished: row.isPublished === 1 };
}

/** The versions of a post, the last first, without their texts. */
export async function listVersions(
  db: Executor,
  slug: string,
): Promise<Pick<PostVersion, 'id' | 'at' | 'staffId' | 'title' | 'isPublished'>[]> {
  const rows = await db
    .selectFrom('postVersion')
    .select(['id', 'at', 'staffId', 'title', 'isPublished'])
    .where('slug', '=', slug)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, isPublished: row.isPublished === 1 }));
}
