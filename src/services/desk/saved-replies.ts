import { randomUUIDv7 } from 'node:crypto';
import {
  deleteSavedReply as deleteStored,
  insertSavedReply,
  listSavedReplies as listStored,
  updateSavedReply,
} from '#database/lead/saved-reply-store.ts';
import { MoharError } from '#domain/errors.ts';
import { leadLimits, type SavedReply } from '#domain/lead/lead.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { recordChange } from './lead-state.ts';
import { readText } from './read-entry.ts';

/** The saved replies, by title. Throws `not-allowed`. */
export async function listSavedReplies({ db }: DeskContext, actor: Actor): Promise<SavedReply[]> {
  requireRight(actor, 'leads');
  return listStored(db);
}

/**
 * Saves a new reply, or with an id changes one at its revision. Throws `entry-invalid`, `item-changed` where it was
 * changed or deleted meanwhile, and `not-allowed`.
 */
export async function saveSavedReply(
  { db, clock }: DeskContext,
  actor: Actor,
  entered: Omit<SavedReply, 'id'> & { readonly id?: string },
): Promise<void> {
  requireRight(actor, 'leads');
  const title = readText('title', entered.title, leadLimits.title);
  const text = readText('text', entered.text, leadLimits.reply);
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const id = entered.id ?? randomUUIDv7();
    const reply = { id, title, text, revision: entered.revision };
    if (entered.id === undefined) await insertSavedReply(trx, { ...reply, revision: 0 });
    else if (!(await updateSavedReply(trx, reply)))
      throw new MoharError('item-changed', 'somebody has changed the reply');
    await recordChange(trx, actor, id, ['saved-reply-changed'], now);
  });
}

/** Deletes a saved reply. Does nothing where it was deleted before. Throws `not-allowed`. */
export async function deleteSavedReply({ db, clock }: DeskContext, actor: Actor, id: string): Promise<void> {
  requireRight(actor, 'leads');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    if (await deleteStored(trx, id)) await recordChange(trx, actor, id, ['saved-reply-deleted'], now);
  });
}
