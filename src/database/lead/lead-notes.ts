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

/** Filters leads by a failed last reply: its delivery was given up. */
export async function listFailedLeads(db: Executor, leadIds: readonly string[]): Promise<readonly string[]> {
  const rows = await inBatches(leadIds, (batch) =>
    db
      .selectFrom('leadReply as reply')
      .innerJoin('outbox', 'outbox.id', 'reply.id')
      .select('reply.leadId')
      .where('reply.leadId', 'in', batch)
      .where('outbox.state', '=', 'given-up')
      .where(({ not, exists, selectFrom }) => {
        const later = selectFrom('leadReply as later').select('later.id').whereRef('later.leadId', '=', 'reply.leadId');
        return not(exists(later.whereRef('later.id', '>', 'reply.id')));
      })
      .execute(),
  );
  return rows.map(({ leadId }) => leadId);
}

/** One reply; `undefined` when it was erased. */
export function findReply(db: Executor, id: string): Promise<LeadReply | undefined> {
  return db.selectFrom('leadReply').selectAll().where('id', '=', id).executeTakeFirst();
}
