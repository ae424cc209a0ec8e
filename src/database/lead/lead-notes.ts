import type { Executor } from '#database/connect.ts';
import { selectFailed } from '#database/lead/lead-conditions.ts';
import { inBatches } from '#database/rows.ts';
import type { LeadNote, LeadReply, ReplyDraft } from '#domain/lead/lead.ts';

export async function insertNote(db: Executor, note: LeadNote): Promise<void> {
  await db.insertInto('leadNote').values(note).execute();
}

/** The notes about these leads, oldest first. */
export function listNotes(db: Executor, leadIds: readonly string[]): Promise<LeadNote[]> {
  return inBatches(leadIds, (batch) =>
    db.selectFrom('leadNote').selectAll().where('leadId', 'in', batch).orderBy('id').execute(),
  );
}

export async function insertReply(db: Executor, reply: LeadReply): Promise<void> {
  await db.insertInto('leadReply').values(reply).execute();
}

/** The replies to these leads, oldest first. */
export function listReplies(db: Executor, leadIds: readonly string[]): Promise<LeadReply[]> {
  return inBatches(leadIds, (batch) =>
    db.selectFrom('leadReply').selectAll().where('leadId', 'in', batch).orderBy('id').execute(),
  );
}

/** Selects from `leadIds` those in the view `failed`. */
export async function listFailedLeads(db: Executor, leadIds: readonly string[]): Promise<readonly string[]> {
  const rows = await inBatches(leadIds, (batch) =>
    db.selectFrom(selectFailed().as('failed')).select('leadId').where('leadId', 'in', batch).execute(),
  );
  return rows.map(({ leadId }) => leadId);
}

/** One reply; `undefined` when it was erased. */
export function findReply(db: Executor, id: string): Promise<LeadReply | undefined> {
  return db.selectFrom('leadReply').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Saves the unsent reply of a member of staff, or replaces it. */
export async function saveDraft(db: Executor, draft: ReplyDraft): Promise<void> {
  const { at, subject, text } = draft;
  await db
    .insertInto('replyDraft')
    .values(draft)
    .onConflict((conflict) => conflict.columns(['leadId', 'staffId']).doUpdateSet({ at, subject, text }))
    .execute();
}

/** The unsent replies to these leads, oldest first. */
export function listDrafts(db: Executor, leadIds: readonly string[]): Promise<ReplyDraft[]> {
  return inBatches(leadIds, (batch) =>
    db.selectFrom('replyDraft').selectAll().where('leadId', 'in', batch).orderBy('at').execute(),
  );
}

export async function deleteDraft(db: Executor, leadId: string, staffId: string): Promise<void> {
  await db.deleteFrom('replyDraft').where('leadId', '=', leadId).where('staffId', '=', staffId).execute();
}
