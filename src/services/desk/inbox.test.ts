import { describe, expect, inject, test } from 'vitest';
import { recordAttempt } from '#database/outbox/outbox-store.ts';
import { leadViews } from '#domain/lead/views.ts';
import { replyToLead, saveReplyDraft } from '#services/desk/answer-lead.ts';
import { undoChanges } from '#services/desk/change-leads.ts';
import { addNote, findLead, setLeadOwner, setLeadStatus, setLeadWork } from '#services/desk/leads.ts';
import { countViews, findFirstView, findNextLead, listLeadPage } from '#services/desk/list-leads.ts';
import { deleteSavedReply, listSavedReplies, saveSavedReply } from '#services/desk/saved-replies.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { sampleApplication, sampleEnquiry, storeApplication, storeEnquiry } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');

async function storedId(result: ReturnType<typeof storeEnquiry>): Promise<string> {
  const saved = await result;
  return 'id' in saved ? saved.id : '';
}

/** 23:30 on 27 November in India. */
const now = new Date('2026-11-27T18:00:00.000Z');
const reply = { subject: 'Prices', text: 'It costs 1,770.' };

describe.each(dialects)('the inbox on %s', (dialect) => {
  async function open() {
    const store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    let count = 0;
    return {
      store,
      context,
      meera: await addStaff(store, 'Meera Iyer'),
      ravi: await addStaff(store, 'Ravi Das'),
      /** Each is a minute later than the one before. */
      add(name: string, more: Partial<typeof sampleEnquiry> = {}, honeypot = '') {
        count += 1;
        const at = new Date(Date.UTC(2026, 10, 27, 6, count));
        const enquiry = {
          ...sampleEnquiry,
          name,
          email: `p${count}@x.example`,
          phone: `90000000${10 + count}`,
          ...more,
        };
        return storedId(storeEnquiry(store.db, enquiry, { now: at, metadata: { honeypot } }));
      },
      [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
    };
  }

  /** Saves the form of a lead with another day of follow-up. */
  async function followUp({ context, meera }: Awaited<ReturnType<typeof open>>, id: string, day: string, at: number) {
    const { state } = await findLead(context, meera, id);
    return setLeadWork(context, meera, id, { ...state, followUpOn: day }, at);
  }

  test('each view has its leads, and counts them', async () => {
    await using desk = await open();
    const { context, meera, ravi, store } = desk;
    await desk.add('New');
    const mine = await desk.add('Mine');
    const his = await desk.add('His');
    const answered = await desk.add('Answered');
    const closed = await desk.add('Closed');
    const spam = await desk.add('Spam');
    await desk.add('Robot', {}, 'filled');
    const failed = await desk.add('Failed');
    await setLeadOwner(context, meera, mine, meera.id, 0);
    await setLeadOwner(context, meera, his, ravi.id, 0);
    await setLeadStatus(context, meera, answered, 'answered', 0);
    await setLeadStatus(context, meera, closed, 'closed', 0);
    await setLeadStatus(context, meera, spam, 'spam', 0);
    await replyToLead(context, ravi, failed, { ...reply, revision: 0 });
    const [sent] = (await findLead(context, ravi, failed)).replies;
    const attempt = { outcome: 'given-up', error: '550' } as const;
    await recordAttempt(store.db, { id: sent?.id ?? '', leaseUntil: '' }, attempt);
    // Today, and tomorrow.
    await followUp(desk, answered, '2026-11-27', 1);
    await followUp(desk, mine, '2026-11-28', 1);

    const list = async (view: (typeof leadViews)[number]) =>
      (await listLeadPage(context, meera, { view })).leads.map(({ name }) => name);
    const lists = Object.fromEntries(await Promise.all(leadViews.map(async (view) => [view, await list(view)])));
    expect(lists).toEqual({
      unassigned: ['New'],
      mine: ['Mine'],
      'follow-up': ['Answered'],
      later: ['Mine'],
      failed: ['Failed'],
      open: ['His', 'Mine', 'New'],
      spam: ['Robot', 'Spam'],
      done: ['Failed', 'Closed', 'Answered'],
    });
    const counts = { unassigned: 1, mine: 1, 'follow-up': 1, later: 1, failed: 1, open: 3, spam: 2, done: 3 };
    expect(await countViews(context, meera)).toEqual(counts);
    expect(findFirstView(counts)).toBe('unassigned');
    expect(findFirstView({ ...counts, unassigned: 0, mine: 0 })).toBe('follow-up');
    const tomorrow = createDeskContext(store, () => new Date('2026-11-27T18:30:00.000Z'));
    expect(await countViews(tomorrow, meera)).toMatchObject({ 'follow-up': 2, later: 0 });
    // Follow-ups of later days alone do not make it the first view.
    const none = { ...counts, unassigned: 0, mine: 0, 'follow-up': 0, failed: 0, open: 0, done: 0 };
    expect(findFirstView(none)).toBe('open');
  });

  test('a filter applies within a view, and is counted', async () => {
    await using desk = await open();
    const { context, meera, store } = desk;
    const one = await desk.add('One');
    await desk.add('Two');
    await storedId(storeApplication(store.db, sampleApplication, undefined, { now }));
    await setLeadOwner(context, meera, one, meera.id, 0);
    const list = async (filter: Parameters<typeof listLeadPage>[2]) => {
      const { leads, count } = await listLeadPage(context, meera, filter);
      return [leads.map(({ name }) => name), count];
    };
    expect(await list({ view: 'open', kind: 'contact' })).toEqual([['Two', 'One'], 2]);
    expect(await list({ view: 'open', kind: 'career' })).toEqual([[sampleApplication.fullName], 1]);
    expect(await list({ view: 'open', owner: 'nobody', kind: 'contact' })).toEqual([['Two'], 1]);
    expect(await list({ view: 'done', status: 'new' })).toEqual([[], 0]);
  });

  test('the next lead of a list is the one below, also where the lead has left the view', async () => {
    await using desk = await open();
    const { context, meera } = desk;
    const third = await desk.add('Third');
    const second = await desk.add('Second');
    const first = await desk.add('First');
    const filter = { view: 'open' } as const;
    const { leads } = await listLeadPage(context, meera, filter);
    expect(leads.map(({ id }) => id)).toEqual([first, second, third]);
    await setLeadStatus(context, meera, first, 'closed', 0);
    const [one, two, three] = leads;
    if (!one || !two || !three) throw new Error('three leads');
    expect(await findNextLead(context, meera, filter, one)).toBe(second);
    expect(await findNextLead(context, meera, filter, two)).toBe(third);
    expect(await findNextLead(context, meera, filter, three)).toBeUndefined();
    expect(await findNextLead(context, meera, { ...filter, oldestFirst: true }, two)).toBeUndefined();
  });

  test('an answer of the person opens an answered lead again; a note does not', async () => {
    await using desk = await open();
    const { context, meera, ravi } = desk;
    const id = await desk.add('Asha');
    await replyToLead(context, meera, id, { ...reply, revision: 0 });
    await addNote(context, ravi, id, { text: 'A note' });
    expect((await findLead(context, meera, id)).state.status).toBe('answered');
    const formId = '0b3c5a52-7f0e-4c0d-9d5b-2f1f6c1f0a11';
    for (const _ of [1, 2]) await addNote(context, ravi, id, { text: 'They want two.', kind: 'mail', formId });
    const { state, notes, history } = await findLead(context, meera, id);
    expect([state.status, state.ownerId]).toEqual(['in-progress', meera.id]);
    expect(notes.map(({ kind, text }) => [kind, text])).toEqual([
      ['note', 'A note'],
      ['mail', 'They want two.'],
    ]);
    expect(history.map(({ action, detail }) => [action, detail])).toEqual([
      ['lead-status', 'answered → in-progress'],
      ['lead-answer', ''],
      ['lead-note', ''],
      ['lead-reply', ''],
    ]);
  });

  test('an unsent reply is saved for its writer, replaced, and deleted when it is sent', async () => {
    await using desk = await open();
    const { context, meera, ravi } = desk;
    const id = await desk.add('Asha');
    const formId = '0b3c5a52-7f0e-4c0d-9d5b-2f1f6c1f0a11';
    await saveReplyDraft(context, meera, id, { ...reply, text: 'It cos', formId });
    await saveReplyDraft(context, ravi, id, { ...reply, text: 'I am on it ' });
    await saveReplyDraft(context, meera, id, { ...reply, formId });
    const drafts = async () => (await findLead(context, meera, id)).drafts.map(({ staffId, text }) => [staffId, text]);
    expect((await drafts()).toSorted()).toEqual(
      [
        [meera.id, reply.text],
        [ravi.id, 'I am on it '],
      ].toSorted(),
    );
    expect((await findLead(context, meera, id)).state).toMatchObject({ status: 'new', revision: 0 });
    await replyToLead(context, meera, id, { ...reply, revision: 0, formId });
    // A save that was on its way when the reply was sent.
    await saveReplyDraft(context, meera, id, { ...reply, formId });
    expect(await drafts()).toEqual([[ravi.id, 'I am on it ']]);
    const template = 'Dear Asha,\n\nThank you for writing to us.\n\n\n\nRegards,\nRavi Das\nMohar';
    await saveReplyDraft(context, ravi, id, { ...reply, text: template });
    expect(await drafts()).toEqual([]);
  });

  test('a follow-up that is due ends with the reply; a later one stays, and what is no day is refused', async () => {
    await using desk = await open();
    const { context, meera } = desk;
    const id = await desk.add('Asha');
    await expect(followUp(desk, id, '2026-02-30', 0)).rejects.toMatchObject({ code: 'entry-invalid' });
    await followUp(desk, id, '2026-11-27', 0);
    await expect(followUp(desk, id, '', 0)).rejects.toMatchObject({ code: 'lead-changed' });
    await replyToLead(context, meera, id, { ...reply, revision: 2 });
    expect((await findLead(context, meera, id)).state.followUpOn).toBe('');
    await followUp(desk, id, '2026-11-28', 3);
    await replyToLead(context, meera, id, { ...reply, text: 'More.', revision: 4 });
    expect((await findLead(context, meera, id)).state.followUpOn).toBe('2026-11-28');
  });

  test('status, owner and day are saved together or not at all, and only what differs', async () => {
    await using desk = await open();
    const { context, meera, ravi } = desk;
    const id = await desk.add('Asha');
    const work = { status: 'answered', ownerId: ravi.id, followUpOn: '2026-12-01' } as const;
    const changed = await setLeadWork(context, meera, id, work, 0);
    expect(changed).toEqual({ id, status: 'new', ownerId: '', revision: 3 });
    expect((await findLead(context, meera, id)).state).toMatchObject({ ...work, revision: 3 });

    const again = await setLeadWork(context, meera, id, work, 3);
    expect(again.revision).toBe(3);
    expect((await findLead(context, meera, id)).history).toHaveLength(3);
    const other = { status: 'closed', ownerId: '', followUpOn: '' } as const;
    await expect(setLeadWork(context, meera, id, other, 2)).rejects.toMatchObject({ code: 'lead-changed' });
    const former = { ...other, ownerId: 'nobody-knows' };
    await expect(setLeadWork(context, meera, id, former, 3)).rejects.toMatchObject({ code: 'entry-invalid' });
    expect((await findLead(context, meera, id)).state).toMatchObject(work);

    expect(await undoChanges(context, meera, [changed])).toBe(1);
    const undone = { status: 'new', ownerId: '', followUpOn: '2026-12-01', answeredAt: '' };
    expect((await findLead(context, meera, id)).state).toMatchObject(undone);
  });

  test('other leads of the same address or telephone number are beside a lead, newest first', async () => {
    await using desk = await open();
    const { context, meera, store } = desk;
    const id = await desk.add('Asha', { email: 'Asha@x.example', phone: '9811111111' });
    const byEmail = await desk.add('Asha R', { email: 'asha@X.example', phone: '9822222222' });
    const byPhone = await storedId(
      storeApplication(store.db, { ...sampleApplication, phone: '9811111111' }, undefined, { now }),
    );
    await desk.add('Other');
    await desk.add('Robot', { email: 'asha@x.example' }, 'filled');
    const { related } = await findLead(context, meera, id);
    expect(related.map((lead) => lead.id)).toEqual([byPhone, byEmail]);
  });

  test('saved replies are changed by one at a time, and deleted once', async () => {
    await using desk = await open();
    const { context, meera, ravi, store } = desk;
    await saveSavedReply(context, meera, { title: ' Prices ', text: 'Dear {name},\r\n1,770', revision: 0 });
    await saveSavedReply(context, meera, { title: 'Hours', text: 'We open at 9:30.', revision: 0 });
    const [hours, prices] = await listSavedReplies(context, ravi);
    expect([hours?.title, prices?.title, prices?.text]).toEqual(['Hours', 'Prices', 'Dear {name},\n1,770']);
    if (!hours || !prices) throw new Error('two saved replies');
    await saveSavedReply(context, ravi, { ...prices, text: '1,850' });
    await expect(saveSavedReply(context, meera, { ...prices, text: '1,900' })).rejects.toMatchObject({
      code: 'item-changed',
    });
    for (const _ of [1, 2]) await deleteSavedReply(context, meera, hours.id);
    expect((await listSavedReplies(context, meera)).map(({ text }) => text)).toEqual(['1,850']);
    for (const invalid of [
      { title: '', text: 'x' },
      { title: 'x'.repeat(81), text: 'x' },
      { title: 'x', text: ' ' },
    ]) {
      const refused = saveSavedReply(context, meera, { ...invalid, revision: 0 });
      await expect(refused).rejects.toMatchObject({ code: 'entry-invalid' });
    }
    const editor = await addStaff(store, 'Edith', 'editor');
    await expect(listSavedReplies(context, editor)).rejects.toMatchObject({ code: 'not-allowed' });
  });
});
