import type { SubmissionStatus } from '#domain/submission/submission.ts';

/** The lists of the inbox, in their order. */
export const leadViews = ['unassigned', 'mine', 'follow-up', 'later', 'failed', 'open', 'spam', 'done'] as const;
export type LeadView = (typeof leadViews)[number];

/**
 * A condition that the database answers from one index. A view is one or several of them, without common leads.
 */
export type LeadCondition = {
  /** Only suspected robots; otherwise only people. */
  readonly isSuspected?: true;
  readonly status?: SubmissionStatus;
  /** The id of a member of staff; blank for nobody. */
  readonly ownerId?: string;
  /** Open or answered leads with a follow-up on this day or before. */
  readonly followUpBy?: string;
  /** Open or answered leads with a follow-up after this day. */
  readonly followUpAfter?: string;
  /** The delivery of the last reply was given up. */
  readonly isFailed?: true;
};

const open = [{ status: 'new' }, { status: 'in-progress' }] as const satisfies readonly LeadCondition[];

/** The conditions of a view. `staffId` is of the person who looks, `today` the day in India. */
export function listConditions(
  view: LeadView | undefined,
  { staffId, today }: { readonly staffId: string; readonly today: string },
): readonly LeadCondition[] {
  switch (view) {
    case undefined:
      return [{}];
    case 'unassigned':
      return open.map((condition) => ({ ...condition, ownerId: '' }));
    case 'mine':
      return open.map((condition) => ({ ...condition, ownerId: staffId }));
    case 'follow-up':
      return [{ followUpBy: today }];
    case 'later':
      return [{ followUpAfter: today }];
    case 'failed':
      return [{ isFailed: true }];
    case 'open':
      return open;
    case 'spam':
      return [{ status: 'spam' }, { isSuspected: true }];
    case 'done':
      return [{ status: 'answered' }, { status: 'closed' }];
  }
}
