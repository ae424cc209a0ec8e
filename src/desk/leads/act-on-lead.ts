import { readField, readRevision } from '#desk/form-fields.ts';
import type { Session } from '#desk/session.ts';
import { noteKinds } from '#domain/lead/lead.ts';
import { submissionStatuses } from '#domain/submission/submission.ts';
import type { ChangedLead } from '#services/desk/lead-state.ts';
import { readUndo } from './last-change.tsx';

/** `undo` is the former state, where the change can be undone; `code` says why nothing was done. */
type Outcome = { readonly undo?: ChangedLead; readonly code?: string };

/** Does what a form on the page of a lead asks for, by its `intent`. Throws as the operations do. */
export async function actOnLead(session: Session, id: string, form: FormData): Promise<Outcome> {
  const { operations, desk, actor } = session;
  const field = (name: string): string => readField(form, name);
  const revision = readRevision(form);
  const entered = { text: field('text'), subject: field('subject'), formId: field('formId') };
  switch (field('intent')) {
    case 'note': {
      const kind = noteKinds.find((known) => known === field('kind')) ?? 'note';
      await operations.addNote(desk, actor, id, { ...entered, kind });
      return {};
    }
    case 'reply':
      await operations.replyToLead(desk, actor, id, { ...entered, revision });
      return {};
    case 'again':
      await operations.sendReplyAgain(desk, actor, id, { replyId: field('reply'), email: field('email'), revision });
      return {};
    case 'undo': {
      const count = await operations.undoChanges(desk, actor, [{ id, ...readUndo(field('undo')) }]);
      return count === 0 ? { code: 'lead-changed' } : {};
    }
    case 'owner':
      return { undo: await operations.setLeadOwner(desk, actor, id, field('owner'), revision) };
    default:
      return changeStatus(session, id, form);
  }
}

/** Changes the status; with the intent `work` also the owner and the day of the follow-up. */
async function changeStatus({ operations, desk, actor }: Session, id: string, form: FormData): Promise<Outcome> {
  const revision = readRevision(form);
  const status = submissionStatuses.find((known) => known === readField(form, 'status'));
  if (!status) return { code: 'nothing-chosen' };
  if (readField(form, 'intent') !== 'work') {
    return { undo: await operations.setLeadStatus(desk, actor, id, status, revision) };
  }
  const work = { status, ownerId: readField(form, 'owner'), followUpOn: readField(form, 'day') };
  return { undo: await operations.setLeadWork(desk, actor, id, work, revision) };
}
