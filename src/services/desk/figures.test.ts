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
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-21', leads: { contact: 1, partner: 0, career: 0 }, answered: 1, minutes: 60 },
      { day: '2026-11-22', leads: { contact: 2, partner: 1, career: 1 }, answered: 2, minutes: 70 },
    ]);
    expect(days[0]).toEqual({
      day: '2026-11-16',
      leads: { contact: 0, partner: 0, career: 0 },
      answered: 0,
      minutes: undefined,
    });
    expect(total).toEqual({ leads: { contact: 3, partner: 1, career: 1 }, answered: 3, minutes: 60 });
    const editor = await addStaff(store, 'Edith', 'editor');
    await expect(readFigures(context, editor, 7)).rejects.toMatchObject({ code: 'not-allowed' });
  });
});
