import { describe, expect, inject, test } from 'vitest';
import { insertAudit, listAudit } from '#database/audit/audit-store.ts';
import { listMessagesOf } from '#database/outbox/outbox-store.ts';
import { revokeAccess } from '#database/staff/staff-store.ts';
import { replyToLead } from '#services/desk/answer-lead.ts';
import { changeLeads, undoChanges } from '#services/desk/change-leads.ts';
import { readLeadRevision } from '#services/desk/lead-changes.ts';
import { addNote, downloadResume, findLead, setLeadOwner, setLeadStatus } from '#services/desk/leads.ts';
import { listLeadPage } from '#services/desk/list-leads.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { sampleResume, storeApplication, storedId, storeEnquiry } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');

describe.each(dialects)('leads on %s', (dialect) => {
  test('a change that is based on an older state is refused, and says who came first', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const ravi = await addStaff(store, 'Ravi Das');
    const id = await storedId(storeEnquiry(store.db));
    await setLeadOwner(context, meera, id, meera.id, 0);
    const { state } = await findLead(context, meera, id);
    expect(state).toMatchObject({ status: 'in-progress', ownerId: meera.id, revision: 1, answeredAt: '' });

    const stale = { code: 'lead-changed' };
    await expect(setLeadStatus(context, ravi, id, 'closed', 0)).rejects.toMatchObject(stale);
    await expect(setLeadOwner(context, ravi, id, ravi.id, 0)).rejects.toMatchObject(stale);
    const reply = { subject: 'Your enquiry', text: 'Dear Asha, yes.', revision: 0 };
    await expect(replyToLead(context, ravi, id, reply)).rejects.toMatchObject(stale);
    expect(await readLeadRevision(context, ravi, id)).toEqual({ revision: 1, by: 'Meera Iyer' });
    const after = await findLead(context, meera, id);
    expect([after.state, after.replies]).toEqual([state, []]);
    expect(after.history.map(({ action }) => action)).toEqual(['lead-status', 'lead-owner']);
    expect((await listMessagesOf(store.db, [id])).map(({ kind }) => kind)).not.toContain('reply');
  });

  test.each([
    ['blank', '  \n '],
    ['too long', 'a'.repeat(4_001)],
    ['not storable', 'a\u0000b'],
    ['half of a character', 'a\ud83d'],
  ])('a note that is %s is refused', async (_, text) => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const id = await storedId(storeEnquiry(store.db));
    await expect(addNote(context, meera, id, { text })).rejects.toMatchObject({ code: 'entry-invalid' });
    const reply = { subject: 'S', text: text.repeat(3), revision: 0 };
    await expect(replyToLead(context, meera, id, reply)).rejects.toMatchObject({ code: 'entry-invalid' });
    const header = { subject: 'S\nBcc: all@example.in', text: 'T', revision: 0 };
    await expect(replyToLead(context, meera, id, header)).rejects.toMatchObject({ code: 'entry-invalid' });
    expect((await findLead(context, meera, id)).notes).toEqual([]);
  });

  test('an editor sees no lead, and nobody owns one who may not', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const editor = await addStaff(store, 'Edith', 'editor');
    const gone = await addStaff(store, 'Gone');
    const owner = await addStaff(store, 'Olga', 'owner');
    await revokeAccess(store.db, gone.id, '2026-11-21T00:00:00.000Z');
    const id = await storedId(storeApplication(store.db));
    const refused = { code: 'not-allowed' };
    for (const call of [
      listLeadPage(context, editor, {}),
      findLead(context, editor, id),
      setLeadStatus(context, editor, id, 'closed', 0),
      changeLeads(context, editor, [{ id, revision: 0 }], 'take'),
      undoChanges(context, editor, []),
      setLeadOwner(context, editor, id, editor.id, 0),
      addNote(context, editor, id, { text: 'Note' }),
      replyToLead(context, editor, id, { subject: 'S', text: 'T', revision: 0 }),
      downloadResume(context, editor, id),
      readLeadRevision(context, editor, id),
    ]) {
      await expect(call).rejects.toMatchObject(refused);
    }
    for (const ownerId of [editor.id, gone.id, 'unknown']) {
      await expect(setLeadOwner(context, owner, id, ownerId, 0)).rejects.toMatchObject({ code: 'entry-invalid' });
    }
    expect((await downloadResume(context, owner, id)).name).toBe(sampleResume.name);
  });

  test('the database refuses to change or delete an entry of the audit log', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    await insertAudit(store.db, [{ staffId: 's', action: 'signed-in' }], new Date());
    const refusal = /append-only/;
    await expect(store.db.updateTable('audit').set({ detail: 'x' }).execute()).rejects.toThrow(refusal);
    await expect(store.db.deleteFrom('audit').execute()).rejects.toThrow(refusal);
    expect(await listAudit(store.db, {}, 10)).toHaveLength(1);
  });
});
