import { describe, expect, inject, test } from 'vitest';
import { insertAudit, listAudit } from '#database/audit/audit-store.ts';
import { listLeads } from '#database/lead/lead-store.ts';
import { listMessagesOf } from '#database/outbox/outbox-store.ts';
import { revokeAccess } from '#database/staff/staff-store.ts';
import { type LeadFilter, leadsPerPage } from '#domain/lead/lead.ts';
import { parseSearch } from '#domain/lead/search.ts';
import { toReference } from '#domain/submission/submission.ts';
import { replyToLead } from '#services/desk/answer-lead.ts';
import { changeLeads, undoChanges } from '#services/desk/change-leads.ts';
import { indexLeads } from '#services/desk/index-leads.ts';
import { readLeadRevision } from '#services/desk/lead-changes.ts';
import { addNote, downloadResume, findLead, setLeadOwner, setLeadStatus } from '#services/desk/leads.ts';
import { listLeadPage } from '#services/desk/list-leads.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import {
  sampleApplication,
  sampleEnquiry,
  samplePartner,
  sampleResume,
  storeApplication,
  storeEnquiry,
} from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');
const at = (time: string) => ({ now: new Date(`2026-11-21T${time}:00.000Z`) });

async function storedId(result: ReturnType<typeof storeEnquiry>): Promise<string> {
  const saved = await result;
  return 'id' in saved ? saved.id : '';
}

const atRevision = (revision: number, ...ids: readonly string[]) => ids.map((id) => ({ id, revision }));

describe.each(dialects)('leads on %s', (dialect) => {
  test('both forms and applications are one list, filtered, sorted and paged; suspected robots apart', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const contact = await storedId(storeEnquiry(store.db, sampleEnquiry, at('01:00')));
    const partner = await storedId(storeEnquiry(store.db, samplePartner, at('02:00')));
    const career = await storedId(storeApplication(store.db, sampleApplication, sampleResume, at('03:00')));
    const robot = { ...at('04:00'), metadata: { honeypot: 'filled' } };
    await storeEnquiry(store.db, { ...sampleEnquiry, name: 'Robot' }, robot);
    await setLeadOwner(context, meera, partner, meera.id, 0);

    const list = async (filter: LeadFilter) =>
      (await listLeadPage(context, meera, filter)).leads.map(({ id, kind }) => [id, kind]);
    const one = [contact, 'contact'];
    const two = [partner, 'partner'];
    const three = [career, 'career'];
    expect(await list({})).toEqual([three, two, one]);
    expect(await list({ oldestFirst: true })).toEqual([one, two, three]);
    expect(await list({ kind: 'contact' })).toEqual([one]);
    expect(await list({ kind: 'partner' })).toEqual([two]);
    expect(await list({ kind: 'career' })).toEqual([three]);
    expect(await list({ status: 'in-progress' })).toEqual([two]);
    expect(await list({ owner: meera.id })).toEqual([two]);
    expect(await list({ owner: 'nobody' })).toEqual([three, one]);
    expect(await list({ since: at('02:00').now.toISOString() })).toEqual([three, two]);
    expect(await list({ before: at('02:00').now.toISOString() })).toEqual([one]);
    expect(await list({ view: 'spam' })).toHaveLength(1);
  });

  test('a page ends where the next begins, with leads of the same millisecond too', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    for (let count = 0; count < leadsPerPage + 5; count += 1) {
      const email = `a${count}@example.in`;
      if (count % 2 === 0) await storeEnquiry(store.db, { ...sampleEnquiry, email }, at('01:00'));
      else await storeApplication(store.db, { ...sampleApplication, email }, sampleResume, at('01:00'));
    }
    for (const oldestFirst of [false, true]) {
      const first = await listLeadPage(context, meera, { oldestFirst });
      const second = await listLeadPage(context, meera, { oldestFirst }, first.next);
      expect([first.leads.length, second.leads.length, second.next]).toEqual([leadsPerPage, 5, undefined]);
      expect(new Set([...first.leads, ...second.leads].map(({ id }) => id)).size).toBe(leadsPerPage + 5);
    }
  });

  test.each([
    ['the beginning of a name', 'ash'],
    ['the last name', 'RAO'],
    ['a name in another alphabet', 'शर्मा'],
    ['an address', 'Asha@example.in'],
    ['the beginning of an address', 'asha@ex'],
    ['a phone number as people write it', '+91 98765 43210'],
    ['the end of a reference', 'reference'],
    ['a city', 'gautam'],
    ['a PIN code', '201301'],
    ['two words', 'rao asha'],
    ['the last digits of a phone number', '43210'],
    ['the last four digits', '3210'],
    ['words of the message', 'tender kanpur'],
  ])('a lead is found by %s', async (_, search) => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const name = search === 'शर्मा' ? 'आशा शर्मा' : 'Asha Rao';
    const id = await storedId(storeEnquiry(store.db, { ...sampleEnquiry, name, message: 'Our tender in Kanpur.' }));
    const other = { ...sampleEnquiry, name: 'Imran Qureshi', email: 'imran@other.example', phone: '9000000000' };
    await storeEnquiry(store.db, { ...other, cityName: 'Pune', pincode: '411001' });
    const words = search === 'reference' ? toReference(id) : search;
    const { leads } = await listLeadPage(context, meera, { search: words });
    expect(leads.map((lead) => lead.id)).toEqual([id]);
  });

  test('what nobody wrote finds nothing, and words are saved once by two processes', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    for (let count = 0; count < 250; count += 1) {
      await storeEnquiry(store.db, { ...sampleEnquiry, email: `a${count}@example.in` });
    }
    await Promise.all([indexLeads(context), indexLeads(context)]);
    expect(await listLeads(store.db, {}, [{}], parseSearch('asha'), 500)).toHaveLength(250);
    expect((await listLeadPage(context, meera, { search: 'zzz' })).leads).toEqual([]);
    expect((await listLeadPage(context, meera, { search: '%_' })).leads).toEqual([]);
  });

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
    expect([after.state, after.replies, after.history.length]).toEqual([state, [], 1]);
    expect((await listMessagesOf(store.db, [id])).map(({ kind }) => kind)).not.toContain('reply');
  });

  test('a reply is queued with its copy, answers the lead, and keeps the time of the first answer', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const first = new Date('2026-11-21T05:00:00.000Z');
    const context = createDeskContext(store, () => first);
    const meera = await addStaff(store, 'Meera Iyer');
    const id = await storedId(storeEnquiry(store.db));
    await replyToLead(context, meera, id, { subject: ' Prices ', text: 'Dear Asha,\r\n\r\nyes.\n', revision: 0 });
    const later = createDeskContext(store, () => new Date('2026-11-22T05:00:00.000Z'));
    await replyToLead(later, meera, id, { subject: 'More', text: 'And this.', revision: 1 });
    const { state, replies } = await findLead(context, meera, id);
    expect(state).toMatchObject({ status: 'answered', ownerId: meera.id, answeredAt: first.toISOString() });
    expect(replies.map(({ subject, text, delivery }) => [subject, text, delivery])).toEqual([
      ['Prices', 'Dear Asha,\n\nyes.', 'waiting'],
      ['More', 'And this.', 'waiting'],
    ]);
    const queued = (await listMessagesOf(store.db, [id])).filter(({ kind }) => kind === 'reply');
    expect(queued.map((message) => message.id)).toEqual(replies.map((reply) => reply.id));
  });

  test('a reply without a word beside the greeting is refused, and the lead is not answered', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const id = await storedId(storeEnquiry(store.db));
    const career = await storedId(storeApplication(store.db));
    const texts = [
      [id, `Dear ${sampleEnquiry.name},\n\nThank you for writing to us.\n\n\n\nRegards,\nMeera Iyer\nMohar`],
      [id, `Dear ${sampleEnquiry.name},\r\n \r\nThank you for writing to us.`],
      [career, `Dear ${sampleApplication.fullName},\n\nRegards,\nMeera Iyer`],
    ] as const;
    for (const [lead, text] of texts) {
      const reply = { subject: 'Your enquiry', text, revision: 0 };
      await expect(replyToLead(context, meera, lead, reply)).rejects.toMatchObject({ code: 'reply-empty' });
      const { state, replies } = await findLead(context, meera, lead);
      expect([state.status, state.revision, replies]).toEqual(['new', 0, []]);
    }
    await replyToLead(context, meera, id, { subject: 'S', text: `${texts[0][1]}\nYes.`, revision: 0 });
    expect((await findLead(context, meera, id)).state.status).toBe('answered');
  });

  test('a note and a reply that are sent again, because their answer was lost, are saved once', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const ravi = await addStaff(store, 'Ravi Das');
    const id = await storedId(storeEnquiry(store.db));
    const formId = '0b3c5a52-7f0e-4c0d-9d5b-2f1f6c1f0a11';
    const reply = { subject: 'Prices', text: 'Yes.', revision: 0, formId };
    for (const minutes of [0, 1, 600]) {
      const later = createDeskContext(store, () => new Date(Date.UTC(2026, 10, 21, 5, minutes)));
      await addNote(later, meera, id, { text: 'Called.', formId });
      await replyToLead(later, meera, id, reply);
    }
    const { notes, replies, state } = await findLead(context, meera, id);
    expect([notes.length, replies.length, state.revision]).toEqual([1, 1, 1]);
    expect((await listMessagesOf(store.db, [id])).filter(({ kind }) => kind === 'reply')).toHaveLength(1);
    // Somebody else's is a new reply, and refused: the lead has changed. So is an edited one that is sent again.
    await addNote(context, ravi, id, { text: 'Called.', formId });
    await addNote(context, meera, id, { text: 'Called twice.', formId });
    const { notes: all } = await findLead(context, meera, id);
    expect(all.map(({ staffId, text }) => [staffId, text])).toEqual([
      [meera.id, 'Called.'],
      [ravi.id, 'Called.'],
      [meera.id, 'Called twice.'],
    ]);
    await expect(replyToLead(context, ravi, id, reply)).rejects.toMatchObject({ code: 'lead-changed' });
    const edited = { ...reply, text: 'Yes, today.' };
    await expect(replyToLead(context, meera, id, edited)).rejects.toMatchObject({ code: 'lead-changed' });
    const longer = { text: 'Called.', formId: `${formId}0` };
    await expect(addNote(context, meera, id, longer)).rejects.toMatchObject({ code: 'entry-invalid' });
  });

  test('the same words in another form are another note and another reply, in the order in which they came', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const id = await storedId(storeEnquiry(store.db));
    // Each has a lower second half than the one before.
    const forms = [...'ba98'].map((digit) => `0b3c5a52-7f0e-4c0d-${digit}d5b-2f1f6c1f0a11`);
    for (const [at, formId] of forms.entries()) {
      await addNote(context, meera, id, { text: 'No answer.', formId });
      await addNote(context, meera, id, { text: `Note ${at}`, formId });
      await replyToLead(context, meera, id, { subject: 'Prices', text: 'Yes.', revision: at, formId });
    }
    const { notes, replies } = await findLead(context, meera, id);
    expect(notes.map(({ text }) => text)).toEqual(forms.flatMap((_, at) => ['No answer.', `Note ${at}`]));
    expect(replies).toHaveLength(forms.length);
  });

  test('several leads get a status at once, or none where one is unknown', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const one = await storedId(storeEnquiry(store.db));
    const two = await storedId(storeApplication(store.db));
    const spam = { status: 'spam' } as const;
    await expect(changeLeads(context, meera, atRevision(0, one, 'unknown'), spam)).rejects.toMatchObject({
      code: 'lead-unknown',
    });
    expect((await findLead(context, meera, one)).state.status).toBe('new');
    await changeLeads(context, meera, atRevision(0, one, two), spam);
    expect((await findLead(context, meera, two)).state.status).toBe('spam');
    const history = await listAudit(store.db, { action: 'lead-status' }, 10);
    expect(history.map(({ subjectId, detail }) => [subjectId, detail])).toEqual([
      [two, 'new → spam'],
      [one, 'new → spam'],
    ]);
    // Leads that already have the status are not changed.
    await setLeadStatus(context, meera, two, 'closed', 1);
    const selected = [...atRevision(1, one), ...atRevision(2, two)];
    const result = await changeLeads(context, meera, selected, spam);
    expect([result.changed.length, result.same]).toEqual([1, 1]);
    expect(await listAudit(store.db, { action: 'lead-status' }, 10)).toHaveLength(4);
  });

  test('several leads that are nobody’s are taken at once; those of others stay theirs', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const vikram = await addStaff(store, 'Vikram Rao');
    const one = await storedId(storeEnquiry(store.db));
    const two = await storedId(storeApplication(store.db));
    const three = await storedId(storeEnquiry(store.db, samplePartner));
    await changeLeads(context, vikram, atRevision(0, two), 'take');
    await setLeadStatus(context, meera, three, 'closed', 0);
    const unknown = changeLeads(context, meera, atRevision(0, one, 'unknown'), 'take');
    await expect(unknown).rejects.toMatchObject({ code: 'lead-unknown' });
    const result = await changeLeads(context, meera, [...atRevision(0, one, two), ...atRevision(1, three)], 'take');
    expect(result.changed.map(({ id }) => id)).toEqual([one, three]);
    expect(result.left).toEqual([{ staffId: vikram.id, isTaken: true, count: 1 }]);
    const states = await Promise.all([one, two, three].map(async (id) => (await findLead(context, meera, id)).state));
    expect(states.map(({ ownerId, status }) => [ownerId, status])).toEqual([
      [meera.id, 'in-progress'],
      [vikram.id, 'in-progress'],
      [meera.id, 'closed'],
    ]);
  });

  test('a bulk change leaves a lead that somebody has changed since the list was shown, and says who', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const ravi = await addStaff(store, 'Ravi Das');
    const one = await storedId(storeEnquiry(store.db));
    const two = await storedId(storeApplication(store.db));
    const three = await storedId(storeEnquiry(store.db, samplePartner));
    const selected = atRevision(0, one, two, three);
    await setLeadOwner(context, ravi, one, ravi.id, 0);
    await setLeadStatus(context, ravi, two, 'closed', 0);
    const result = await changeLeads(context, meera, selected, { status: 'spam' });
    expect(result.changed).toEqual([{ id: three, status: 'new', ownerId: '', revision: 1 }]);
    expect(result.left).toEqual([
      { staffId: ravi.id, isTaken: true, count: 1 },
      { staffId: ravi.id, isTaken: false, count: 1 },
    ]);
    expect((await findLead(context, meera, one)).state.status).toBe('in-progress');
    expect((await findLead(context, meera, two)).state.status).toBe('closed');
  });

  test('a bulk change is undone, except at leads that somebody has changed since', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const ravi = await addStaff(store, 'Ravi Das');
    const one = await storedId(storeEnquiry(store.db));
    const two = await storedId(storeApplication(store.db));
    const three = await storedId(storeEnquiry(store.db, samplePartner));
    await setLeadOwner(context, meera, two, meera.id, 0);
    const selected = [...atRevision(0, one, three), ...atRevision(1, two)];
    const { changed } = await changeLeads(context, meera, selected, { ownerId: ravi.id });
    await setLeadStatus(context, ravi, three, 'closed', 1);
    expect(await undoChanges(context, meera, changed)).toBe(2);
    const states = await Promise.all([one, two, three].map(async (id) => (await findLead(context, meera, id)).state));
    expect(states.map(({ ownerId, status }) => [ownerId, status])).toEqual([
      ['', 'new'],
      [meera.id, 'in-progress'],
      [ravi.id, 'closed'],
    ]);
    // A second press changes nothing.
    expect(await undoChanges(context, meera, changed)).toBe(0);
  });

  test('open leads are those that are new or in progress, in one order over all pages', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    const ids: string[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      const now = new Date(Date.UTC(2026, 10, 20, 6, minute));
      ids.push(await storedId(storeEnquiry(store.db, { ...sampleEnquiry, email: `p${minute}@x.example` }, { now })));
    }
    const [spam = '', answered = '', ...open] = ids;
    await setLeadStatus(context, meera, spam, 'spam', 0);
    await setLeadStatus(context, meera, answered, 'answered', 0);
    await changeLeads(
      context,
      meera,
      open.filter((_, at) => at % 2 === 0).map((id) => ({ id, revision: 0 })),
      'take',
    );
    const first = await listLeadPage(context, meera, { view: 'open' });
    const second = await listLeadPage(context, meera, { view: 'open' }, first.next);
    expect([...first.leads, ...second.leads].map(({ id }) => id)).toEqual(open.toReversed());
    expect([first.count, second.count, second.next]).toEqual([58, 58, undefined]);
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
