import { describe, expect, inject, test } from 'vitest';
import { readFigures } from '#services/desk/figures.ts';
import { setLeadStatus } from '#services/desk/leads.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { sampleEnquiry, samplePartner, storeApplication, storeEnquiry } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');

describe.each(dialects)('figures on %s', (dialect) => {
  test('leads are counted by their day in India and by kind, with the median time until an answer', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const meera = await addStaff(store, 'Meera Iyer');
    const at = (time: string) => ({ now: new Date(time) });
    const save = async (time: string, email: string): Promise<string> => {
      const saved = await storeEnquiry(store.db, { ...sampleEnquiry, email }, at(time));
      return 'id' in saved ? saved.id : '';
    };
    // 23:59 and 00:00 in India.
    const one = await save('2026-11-21T18:29:00Z', 'a@x.example');
    const two = await save('2026-11-21T18:30:00Z', 'b@x.example');
    const three = await save('2026-11-22T06:00:00Z', 'c@x.example');
    await storeEnquiry(store.db, samplePartner, at('2026-11-22T07:00:00Z'));
    await storeApplication(store.db, undefined, undefined, at('2026-11-22T08:00:00Z'));
    await storeEnquiry(store.db, sampleEnquiry, { ...at('2026-11-22T09:00:00Z'), metadata: { honeypot: 'x' } });
    const spam = await save('2026-11-22T09:30:00Z', 'spam@x.example');
    await setLeadStatus(createDeskContext(store), meera, spam, 'spam', 0);
    await save('2026-11-15T06:00:00Z', 'old@x.example');
    const answer = (id: string, time: string) =>
      setLeadStatus(
        createDeskContext(store, () => new Date(time)),
        meera,
        id,
        'answered',
        0,
      );
    await answer(one, '2026-11-21T19:29:00Z');
    await answer(two, '2026-11-21T18:50:00Z');
    await answer(three, '2026-11-22T08:00:00Z');

    const context = createDeskContext(store, () => new Date('2026-11-22T10:00:00Z'));
    const { days, total } = await readFigures(context, meera, 7);
    expect(days.map(({ day }) => day)).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`));
    const zero = { contact: 0, partner: 0, career: 0 };
    const none = { leads: zero, answeredLeads: zero, received: 0, answered: 0, waiting: 0 };
    const enquiry = { contact: 1, partner: 0, career: 0 };
    const saturday = { leads: enquiry, answeredLeads: enquiry, received: 1, answered: 1, waiting: 0 };
    // Answered within 20 and 120 minutes; two have waited for 180 and 120.
    const onSunday = { leads: { contact: 2, partner: 1, career: 1 }, answeredLeads: { ...zero, contact: 2 } };
    const sunday = { ...onSunday, received: 4, answered: 2, waiting: 2 };
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-21', ...saturday, median: { minutes: 60, isDetermined: true } },
      { day: '2026-11-22', ...sunday, median: { minutes: 120, isDetermined: false } },
    ]);
    expect(days[0]).toEqual({ day: '2026-11-16', ...none, median: undefined });
    // 20, 60 and 120 minutes, and two of at least 120.
    const onBoth = { leads: { contact: 3, partner: 1, career: 1 }, answeredLeads: { ...zero, contact: 3 } };
    const both = { ...onBoth, received: 5, answered: 3, waiting: 2 };
    expect(total).toEqual({ ...both, median: { minutes: 120, isDetermined: true } });
    const editor = await addStaff(store, 'Edith', 'editor');
    await expect(readFigures(context, editor, 7)).rejects.toMatchObject({ code: 'not-allowed' });
  });

  test('months are those of the calendar in India, since the first lead, with the leads that wait', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const meera = await addStaff(store, 'Meera Iyer');
    const readAt = (time: string) =>
      readFigures(
        createDeskContext(store, () => new Date(time)),
        meera,
        7,
      );
    expect((await readAt('2026-11-22T10:00:00Z')).months.map(({ month }) => month)).toEqual(['2026-11']);
    const save = async (time: string, email: string): Promise<string> => {
      const saved = await storeEnquiry(store.db, { ...sampleEnquiry, email }, { now: new Date(time) });
      return 'id' in saved ? saved.id : '';
    };
    const set = (id: string, status: 'answered' | 'closed', time: string) =>
      setLeadStatus(
        createDeskContext(store, () => new Date(time)),
        meera,
        id,
        status,
        0,
      );
    // The last minute of August and the first of September in India.
    const august = await save('2026-08-31T18:29:00Z', 'a@x.example');
    const september = await save('2026-08-31T18:30:00Z', 'b@x.example');
    const closed = await save('2026-09-10T06:00:00Z', 'c@x.example');
    await save('2026-11-22T06:00:00Z', 'd@x.example');
    await set(august, 'answered', '2026-08-31T19:29:00Z');
    await set(september, 'answered', '2026-09-02T18:30:00Z');
    await set(closed, 'closed', '2026-09-11T06:00:00Z');
    const { months } = await readAt('2026-11-22T10:00:00Z');
    expect(
      months.map(({ month, received, answered, waiting, median }) => [month, received, answered, waiting, median]),
    ).toEqual([
      ['2026-08', 1, 1, 0, { minutes: 60, isDetermined: true }],
      ['2026-09', 2, 1, 0, { minutes: 2 * 24 * 60, isDetermined: true }],
      ['2026-10', 0, 0, 0, undefined],
      ['2026-11', 1, 0, 1, { minutes: 240, isDetermined: false }],
    ]);
    // A year later only twelve months are shown.
    expect((await readAt('2027-08-22T10:00:00Z')).months[0]).toMatchObject({ month: '2026-09', received: 2 });
  });
});
