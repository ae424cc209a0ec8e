import type { Executor } from '#database/connect.ts';
import { inBatches } from '#database/rows.ts';
import type { LeadNote, LeadReply } from '#domain/lead/lead.ts';

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

/** One reply; `undefined` when it was erased. */
export function findReply(db: Executor, id: string): Promise<LeadReply | undefined> {
  return db.selectFrom('leadReply').selectAll().where('id', '=', id).executeTakeFirst();
}
