import { expect, test } from 'vitest';
import { formatDetail } from '#content/desk/audit.ts';
import type { AuditAction } from '#domain/audit/audit.ts';

test.each<[AuditAction, string, string]>([
  ['lead-status', 'in-progress → answered', 'In progress → Answered'],
  ['lead-owner', 'meera', 'Meera Iyer'],
  ['lead-owner', '', 'Nobody'],
  ['leads-exported', '1', '1 lead'],
  ['leads-exported', '12', '12 leads'],
  ['outbox-retried', '3', '3 messages'],
  ['person-exported', 'page', 'as a page'],
  ['person-exported', '', 'as a file'],
  ['test-mail-queued', 'digest', 'Daily digest'],
  ['staff-invited', 'editor', 'Editor'],
  ['signed-in', '', ''],
])('a detail of the audit log is in words: %s, %j', (action, detail, text) => {
  const entry = { id: '', at: '', staffId: '', subjectId: '', action, detail };
  expect(formatDetail(entry, { meera: 'Meera Iyer' })).toBe(text);
});
