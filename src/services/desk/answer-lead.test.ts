import { describe, expect, inject, test } from 'vitest';
import { listMessagesOf } from '#database/outbox/outbox-store.ts';
import { replyToLead } from '#services/desk/answer-lead.ts';
import { addNote, findLead } from '#services/desk/leads.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { sampleApplication, sampleEnquiry, storeApplication, storedId, storeEnquiry } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');

describe.each(dialects)('leads on %s', (dialect) => {
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
    // The same words as what the person answered.
    await addNote(context, meera, id, { text: 'Called.', kind: 'call', formId });
    const { notes: all } = await findLead(context, meera, id);
    expect(all.map(({ staffId, kind, text }) => [staffId, kind, text])).toEqual([
      [meera.id, 'note', 'Called.'],
      [ravi.id, 'note', 'Called.'],
      [meera.id, 'note', 'Called twice.'],
      [meera.id, 'call', 'Called.'],
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
});
