import { expect, test } from 'vitest';
import type { AuditAction } from '#domain/audit/audit.ts';
import { listExchange } from './list-exchange.ts';

const at = (hour: number): string => `2026-11-27T0${hour}:00:00.000Z`;
const written = (id: string, hour: number) => ({ id, at: at(hour) });
const change = (id: string, hour: number, action: AuditAction) => {
  return { id, at: at(hour), staffId: 's', action, subjectId: 'l', detail: '' };
};

test('an exchange is in the order in which it came, without changes that it shows itself', () => {
  // Newest first, as the audit log is read. The reply of 3 has set the status in the same moment.
  const history = [
    change('status', 5, 'lead-status'),
    change('replied', 3, 'lead-reply'),
    change('owner', 3, 'lead-owner'),
    change('noted', 1, 'lead-note'),
  ];
  const entries = listExchange([written('note', 1), written('answer', 4)], [written('reply', 3)], history);
  const ids = entries.map((entry) => {
    if (entry.kind === 'note') return entry.note.id;
    return entry.kind === 'reply' ? entry.reply.id : entry.change.id;
  });
  expect(ids).toEqual(['note', 'reply', 'owner', 'answer', 'status']);
});
