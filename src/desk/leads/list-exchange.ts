import type { AuditAction, AuditEntry } from '#domain/audit/audit.ts';

/** The audit entries of notes, and of replies and their delivery: the exchange shows these with their texts. */
const shown: readonly AuditAction[] = [
  'lead-note',
  'lead-answer',
  'lead-reply',
  'lead-reply-failed',
  'lead-reply-delivered',
  'lead-email',
];

type Written = { readonly id: string; readonly at: string };

/**
 * Merges notes, replies and changes, oldest first. Entries of one moment keep this order. `history` is newest first, as
 * the audit log is read.
 */
export function listExchange<Note extends Written, Reply extends Written>(
  notes: readonly Note[],
  replies: readonly Reply[],
  history: readonly AuditEntry[],
) {
  const changes = history.filter(({ action }) => !shown.includes(action)).toReversed();
  const entries = [
    ...notes.map((note) => ({ kind: 'note' as const, at: note.at, note })),
    ...replies.map((reply) => ({ kind: 'reply' as const, at: reply.at, reply })),
    ...changes.map((change) => ({ kind: 'change' as const, at: change.at, change })),
  ];
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
