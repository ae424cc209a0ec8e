import { describe, expect, inject, test } from 'vitest';
import { listMessagesOf, recordAttempt } from '#database/outbox/outbox-store.ts';
import type { SubmissionStatus } from '#domain/submission/submission.ts';
import { applyReplyDelivery } from '#services/apply-reply-delivery.ts';
import { listNotDelivered, replyToLead, sendReplyAgain } from '#services/desk/answer-lead.ts';
import { findLead, setLeadStatus } from '#services/desk/leads.ts';
import { repairGivenUpReplies } from '#services/repair-given-up-replies.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { storeEnquiry } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');
const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour));

describe.each(dialects)('replies on %s', (dialect) => {
  const open = async () => {
    const store = await openTestStore(dialect, postgresUrl);
    const meera = await addStaff(store, 'Meera Iyer');
    const saved = await storeEnquiry(store.db, undefined, { now: at(4) });
    const id = 'id' in saved ? saved.id : '';
    const contextAt = (hour: number) => createDeskContext(store, () => at(hour));
    const find = () => findLead(contextAt(12), meera, id);
    const setStatus = async (status: SubmissionStatus) =>
      setLeadStatus(contextAt(12), meera, id, status, (await find()).state.revision);
    return {
      store,
      find,
      async reply(hour: number, text: string): Promise<string> {
        const { revision } = (await find()).state;
        await replyToLead(contextAt(hour), meera, id, { subject: 'Prices', text, revision });
        return (await find()).replies.at(-1)?.id ?? '';
      },
      /** Gives up a reply like 0.3.0, without putting the lead back. */
      giveUp: (reply: string) =>
        recordAttempt(store.db, { id: reply, leaseUntil: '' }, { outcome: 'given-up', error: '550' }),
      settle: (reply: string, outcome: 'delivered' | 'given-up', hour: number) =>
        store.db.transaction().execute(async (trx) => {
          const message = { id: reply, leaseUntil: '' };
          await recordAttempt(trx, message, outcome === 'delivered' ? { outcome } : { outcome, error: '550' });
          await applyReplyDelivery(trx, reply, outcome, at(hour));
        }),
      async sendAgain(hour: number, replyId: string, email = 'asha@example.in'): Promise<void> {
        await sendReplyAgain(contextAt(hour), meera, id, { replyId, email, revision: (await find()).state.revision });
      },
      setStatus,
      close: () => setStatus('closed'),
      isFailed: async () => (await listNotDelivered(contextAt(12), meera, [id])).length === 1,
      id,
    };
  };

  test('a reply that is given up puts its lead back, closed or not, and is no answer; a retry that arrives is one', async () => {
    const lead = await open();
    await using _ = lead.store;
    const reply = await lead.reply(5, 'Yes.');
    await lead.close();
    await lead.settle(reply, 'given-up', 6);
    expect((await lead.find()).state).toMatchObject({ status: 'in-progress', answeredAt: '', revision: 3 });
    expect(await lead.isFailed()).toBe(true);
    await lead.settle(reply, 'delivered', 9);
    const { state, history } = await lead.find();
    expect(state).toMatchObject({ status: 'answered', answeredAt: at(9).toISOString() });
    expect(history.slice(0, 2).map(({ action }) => action)).toEqual(['lead-reply-delivered', 'lead-reply-failed']);
    expect(await lead.isFailed()).toBe(false);
  });

  test('an earlier answer stays the first; a reply before the last one puts nothing back', async () => {
    const lead = await open();
    await using _ = lead.store;
    const first = await lead.reply(5, 'One.');
    await lead.settle(first, 'delivered', 5);
    const second = await lead.reply(6, 'Two.');
    await lead.settle(second, 'given-up', 7);
    expect((await lead.find()).state).toMatchObject({ status: 'in-progress', answeredAt: at(5).toISOString() });
    const third = await lead.reply(8, 'Three.');
    expect(await lead.isFailed()).toBe(false);
    await lead.settle(third, 'delivered', 8);
    expect((await lead.find()).state).toMatchObject({ status: 'answered', answeredAt: at(5).toISOString() });

    const other = await open();
    await using __ = other.store;
    const late = await other.reply(5, 'One.');
    const arrived = await other.reply(6, 'Two.');
    await other.settle(arrived, 'delivered', 6);
    await other.settle(late, 'given-up', 7);
    // The first answer is the reply that arrived.
    expect((await other.find()).state).toMatchObject({ status: 'answered', answeredAt: at(6).toISOString() });
    expect(await other.isFailed()).toBe(false);
  });

  test('a reply that is sent again is no answer until it is delivered, however often it fails', async () => {
    const lead = await open();
    await using _ = lead.store;
    const reply = await lead.reply(5, 'Yes.');
    await lead.settle(reply, 'given-up', 6);
    await lead.sendAgain(7, reply);
    expect((await lead.find()).state).toMatchObject({ status: 'in-progress', answeredAt: '' });
    expect(await lead.isFailed()).toBe(false);
    await lead.settle(reply, 'given-up', 8);
    expect((await lead.find()).state).toMatchObject({ status: 'in-progress', answeredAt: '' });
    await lead.sendAgain(9, reply);
    await lead.settle(reply, 'delivered', 10);
    expect((await lead.find()).state).toMatchObject({ status: 'answered', answeredAt: at(10).toISOString() });
  });

  test('a last reply that is delivered after all answers a lead that it had put back, where it was answered before too', async () => {
    const lead = await open();
    await using _ = lead.store;
    await lead.settle(await lead.reply(5, 'One.'), 'delivered', 5);
    const second = await lead.reply(6, 'Two.');
    await lead.settle(second, 'given-up', 7);
    // Like `outbox --retry`: the lead is not changed before the delivery.
    await lead.settle(second, 'delivered', 8);
    const { state, history } = await lead.find();
    expect(state).toMatchObject({ status: 'answered', answeredAt: at(5).toISOString() });
    expect(history[0]?.action).toBe('lead-reply-delivered');
  });

  test('a delivery leaves a lead in progress that somebody has put there, and one whose last reply is another', async () => {
    const lead = await open();
    await using _ = lead.store;
    const reply = await lead.reply(5, 'One.');
    await lead.setStatus('in-progress');
    await lead.settle(reply, 'delivered', 6);
    expect((await lead.find()).state).toMatchObject({ status: 'in-progress', answeredAt: at(5).toISOString() });
    const again = await lead.reply(7, 'Two.');
    await lead.settle(again, 'given-up', 8);
    await lead.setStatus('closed');
    await lead.setStatus('in-progress');
    await lead.settle(again, 'delivered', 9);
    expect((await lead.find()).state.status).toBe('in-progress');

    const other = await open();
    await using __ = other.store;
    const first = await other.reply(5, 'One.');
    const last = await other.reply(6, 'Two.');
    for (const id of [first, last]) await other.settle(id, 'given-up', 7);
    await other.settle(first, 'delivered', 8);
    expect((await other.find()).state).toMatchObject({ status: 'in-progress', answeredAt: at(8).toISOString() });
    expect(await other.isFailed()).toBe(true);
  });

  test('what an earlier release has given up puts its lead back once, and nothing that somebody has done since is undone', async () => {
    const lead = await open();
    await using _ = lead.store;
    const settleAll = () => repairGivenUpReplies(lead.store.db, at(8));
    for (const [hour, text] of [[5, 'One.'] as const, [6, 'Two.'] as const])
      await lead.giveUp(await lead.reply(hour, text));
    await lead.close();
    await Promise.all([settleAll(), settleAll()]);
    const back = (await lead.find()).state;
    expect(back).toMatchObject({ status: 'in-progress', answeredAt: '' });
    await settleAll();
    expect((await lead.find()).state).toEqual(back);
    await lead.close();
    const closed = (await lead.find()).state;
    await settleAll();
    expect((await lead.find()).state).toEqual(closed);
    // A process of the earlier release that still runs.
    await lead.giveUp(await lead.reply(9, 'Three.'));
    await settleAll();
    expect((await lead.find()).state).toMatchObject({ status: 'in-progress', answeredAt: '' });
  });

  test('what an earlier release has given up is no first answer, and a lead that a later reply has reached stays answered', async () => {
    const lead = await open();
    await using _ = lead.store;
    const settleAll = () => repairGivenUpReplies(lead.store.db, at(8));
    await lead.giveUp(await lead.reply(5, 'One.'));
    await lead.settle(await lead.reply(6, 'Two.'), 'delivered', 6);
    await settleAll();
    const { state, history } = await lead.find();
    expect(state).toMatchObject({ status: 'answered', answeredAt: at(6).toISOString() });
    await lead.settle(await lead.reply(9, 'Three.'), 'delivered', 9);
    const later = await lead.find();
    await settleAll();
    expect(await lead.find()).toEqual(later);
    expect(later.history.length).toBe(history.length + 1);

    // An answer that arrived, and then one that did not.
    const other = await open();
    await using __ = other.store;
    await other.settle(await other.reply(5, 'One.'), 'delivered', 5);
    await other.giveUp(await other.reply(6, 'Two.'));
    await repairGivenUpReplies(other.store.db, at(8));
    expect((await other.find()).state).toMatchObject({ status: 'in-progress', answeredAt: at(5).toISOString() });
  });

  test('the result of a message that is no reply changes no lead', async () => {
    const lead = await open();
    await using _ = lead.store;
    for (const { id } of await listMessagesOf(lead.store.db, [lead.id])) await lead.settle(id, 'given-up', 5);
    const { state, history } = await lead.find();
    expect([state.status, state.revision, history]).toEqual(['new', 0, []]);
  });
});
