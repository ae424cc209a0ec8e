import { expect, test } from 'vitest';
import { auditActions, findSubject } from '#domain/audit/audit.ts';

const id = '0199e000-0000-7000-8000-00004f2a91bc';

test.each([
  ['lead-status', id, { kind: 'lead', key: id }],
  ['resume-downloaded', id, { kind: 'lead', key: id }],
  ['person-erased', id, { kind: 'lead', key: id }],
  ['leads-exported', '', undefined],
  ['post-published', 'post/renew-early', { kind: 'post', key: 'renew-early' }],
  ['content-withdrawn', 'notice/2026-11-23-closed', { kind: 'notice', key: '2026-11-23-closed' }],
  ['content-shown', 'banner', { kind: 'banner', key: '' }],
  ['advertisements-ordered', '', { kind: 'order', key: '' }],
  ['staff-revoked', id, { kind: 'staff', key: id }],
  ['signed-in', '', undefined],
  ['test-mail-queued', '', { kind: 'outbox', key: '' }],
] as const)('an entry %s with the subject %s is about %j', (action, subjectId, subject) => {
  expect(findSubject({ action, subjectId })).toEqual(subject);
});

test('every action is in one group', () => {
  expect(new Set(auditActions).size).toBe(auditActions.length);
});
