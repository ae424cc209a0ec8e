import { Form } from 'react-router';
import { z } from 'zod';
import { leadPageWords as words } from '#content/desk/lead.ts';
import { leadWords, nameOwner, statusWords } from '#content/desk/leads.ts';
import { Done } from '#desk/components/problem.tsx';
import type { LeadState } from '#domain/lead/lead.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type SubmissionStatus, submissionStatuses } from '#domain/submission/submission.ts';
import { formatIndianDay } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';

/** A lead before a change of status or owner, and its revision after it. */
type Former = { readonly revision: number; readonly status: SubmissionStatus; readonly ownerId: string };

/** What undoes a change of status or owner, for the address. */
export function formatUndo({ revision, status, ownerId }: Former): string {
  return [revision, status, ownerId].join('~');
}

/** Reads what `formatUndo` has written. Throws a `ZodError` for an unknown status. */
export function readUndo(text: string): Former {
  const [revision, status, ownerId = ''] = text.split('~');
  return { revision: Number(revision), status: z.enum(submissionStatuses).parse(status), ownerId };
}

/** Whether `saved`, an intent and its time, was just now: after a reload the result is no news. */
export function isRecent(saved: string, now: Date): boolean {
  return now.getTime() - Number(saved.split('-').at(-1)) < 60_000;
}

type Change = {
  /** The intent of the last action and its time; blank for none. */
  readonly saved: string;
  /** What undoes it, by `formatUndo`; blank for nothing. */
  readonly undo: string;
  readonly state: LeadState;
  readonly lead: { readonly email: string };
  readonly names: Readonly<Record<string, string>>;
  readonly actor: Actor;
  readonly isMailConfigured: boolean;
};

/** The result of the last action on the page of a lead, with its undoing. */
export function LastChange(change: Change) {
  const { saved, undo } = change;
  return (
    <Done text={saved === '' ? undefined : formatSaved(change)}>
      {saved !== '' && undo !== '' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="undo" value={undo} />
          <button type="submit" name="intent" value="undo" className={buttons.small}>
            {leadWords.undo}
          </button>
        </Form>
      )}
    </Done>
  );
}

function formatSaved({ saved, state, names, actor, lead, isMailConfigured }: Change): string {
  const [intent] = saved.split(/-(?=\d)/);
  switch (intent) {
    case 'sent':
      return isMailConfigured ? words.nextSent : words.nextWaits;
    case 'reply':
      return isMailConfigured ? words.sent : words.waits;
    case 'again':
      return isMailConfigured ? words.formatSentAgain(lead.email) : words.waits;
    case 'note':
      return words.noteSaved;
    case 'undo':
      return words.undone;
    case 'work': {
      const set = words.formatWorkSet(statusWords[state.status], nameOwner(state.ownerId, names));
      if (state.followUpOn === '') return set;
      return `${set} ${words.formatFollowUpSet(formatIndianDay(state.followUpOn))}`;
    }
    case 'owner':
      if (state.ownerId === actor.id) return words.taken;
      return state.ownerId === '' ? words.givenToNobody : words.formatGiven(nameOwner(state.ownerId, names));
    default:
      return words.formatStatusSet(statusWords[state.status]);
  }
}
