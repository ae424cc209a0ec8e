import { describe, expect, inject, test } from 'vitest';
import { listAudit } from '#database/audit/audit-store.ts';
import { replyToLead } from '#services/desk/answer-lead.ts';
import { addNote } from '#services/desk/leads.ts';
import { showPerson, summarisePerson } from '#services/desk/personal-data.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { sampleApplication, sampleEnquiry, storeApplication, storeEnquiry } from '#tests/submissions.ts';

const idOf = (saved: object): string => ('id' in saved ? String(saved.id) : '');

describe.each(dialects)("a person's data on %s", (dialect) => {
  test('a person is shown with all that is stored of them and of nobody else, which the audit log says', async () => {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    const now = new Date('2026-11-27T04:10:00.000Z');
    const context = createDeskContext(store, () => now);
    const meera = await addStaff(store, 'Meera Iyer');
    const person = { email: 'Asha.Rao@x.example', phone: '9000011111' };
    const enquiry = idOf(await storeEnquiry(store.db, { ...sampleEnquiry, ...person }));
    const application = idOf(await storeApplication(store.db, { ...sampleApplication, ...person }));
    const other = idOf(
      await storeEnquiry(store.db, { ...sampleEnquiry, email: 'other@x.example', phone: '9000022222' }),
    );
    for (const id of [enquiry, other]) await addNote(context, meera, id, { text: 'Called them' });
    await replyToLead(context, meera, enquiry, { subject: 'Your token', text: 'It is on its way.', revision: 0 });
    for (const contact of ['asha.rao@x.example', '+91 90000 11111']) {
      const { enquiries, applications, notes, replies, outbox, names, readAt } = await showPerson(
        context,
        meera,
        contact,
      );
      expect([enquiries, applications].map(([lead]) => lead?.id)).toEqual([enquiry, application]);
      expect(notes.map(({ leadId, text, staffId }) => [leadId, text, names[staffId]])).toEqual([
        [enquiry, 'Called them', 'Meera Iyer'],
      ]);
      expect(replies).toMatchObject([{ subject: 'Your token', text: 'It is on its way.' }]);
      expect(new Set(outbox.map(({ subjectId }) => subjectId))).toEqual(new Set([enquiry, application]));
      expect(readAt).toBe(now.toISOString());
    }
    const log = await listAudit(store.db, { action: 'person-exported' }, 10);
    expect(log.map(({ staffId, subjectId, detail }) => [staffId, subjectId, detail]).sort()).toEqual(
      [enquiry, enquiry, application, application].map((id) => [meera.id, id, 'page']).sort(),
    );
    expect((await showPerson(context, meera, 'nobody@x.example')).enquiries).toEqual([]);
    const editor = await addStaff(store, 'Edith', 'editor');
    await expect(showPerson(context, editor, 'asha.rao@x.example')).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await listAudit(store.db, { action: 'person-exported' }, 10)).toHaveLength(4);
  });

  test('a summary names the phone number or address that other leads have too', async () => {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    const context = createDeskContext(store, () => new Date('2026-11-27T04:10:00.000Z'));
    const meera = await addStaff(store, 'Meera Iyer');
    for (const [email, phone] of [
      ['asha@x.example', '9000011111'],
      ['asha@work.example', '9000011111'],
      ['ravi@x.example', '9000033333'],
    ] as const)
      await storeEnquiry(store.db, { ...sampleEnquiry, email, phone });
    const findShared = async (contact: string) => (await summarisePerson(context, meera, contact)).shared;
    expect(await findShared('asha@x.example')).toEqual(['9000011111']);
    // Both leads of the number are found.
    expect(await findShared('9000011111')).toEqual([]);
    expect(await findShared('ravi@x.example')).toEqual([]);
    await storeApplication(store.db, { ...sampleApplication, email: 'ravi@x.example', phone: '9000044444' });
    expect(await findShared('9000033333')).toEqual(['ravi@x.example']);
  });
});
