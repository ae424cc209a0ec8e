import { describe, expect, inject, test } from 'vitest';
import { listAdvertisements as listShown } from '#database/advertisement/advertisement-store.ts';
import { listAudit } from '#database/audit/audit-store.ts';
import { readCounter, revisionCounter } from '#database/counter/counter-store.ts';
import { websitePlatform } from '#domain/advertisement/advertisement.ts';
import { applySchedule } from '#services/apply-schedule.ts';
import { listAdvertisements, orderAdvertisements, publishAdvertisement } from '#services/desk/advertisements.ts';
import { now } from '#tests/notices.ts';
import { makePicture } from '#tests/pictures.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';

const postgresUrl = inject('postgresUrl');

describe.each(dialects)('publishing at the desk on %s', (dialect) => {
  test('advertisements are shown in the order that staff give them, each in its time', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    const file = await makePicture('png', 60, 40);
    for (const [alt, until] of [
      ['Buy a token', ''],
      ['Sign a tender', '2026-11-24'],
      ['Renew early', ''],
    ] as const) {
      await publishAdvertisement(context, editor, { file, alt, from: '', until });
    }
    const shown = async () =>
      (await listShown(store.db, websitePlatform.platformType)).map(({ picture }) => picture.alt);
    expect(await shown()).toEqual(['Buy a token', 'Sign a tender', 'Renew early']);
    const keys = (await listAdvertisements(context, editor)).map(({ key }) => key);
    const revision = await readCounter(store.db, revisionCounter);
    await orderAdvertisements(context, editor, { before: keys, after: keys.toReversed() });
    expect(await shown()).toEqual(['Renew early', 'Sign a tender', 'Buy a token']);
    expect(await readCounter(store.db, revisionCounter)).toBe(revision + 1);
    expect(await listAudit(store.db, {}, 1)).toMatchObject([{ action: 'advertisements-ordered', staffId: editor.id }]);
    await applySchedule(store.db, new Date('2026-11-24T18:30:00.000Z'));
    expect(await shown()).toEqual(['Renew early', 'Buy a token']);
    // The withdrawn one stays in its place.
    expect((await listAdvertisements(context, editor)).map(({ isActive }) => isActive)).toEqual([true, false, true]);
    await publishAdvertisement(context, editor, { file, alt: 'Ask us', from: '', until: '' });
    expect(await shown()).toEqual(['Renew early', 'Buy a token', 'Ask us']);
  });

  test('an order made from a list that has changed, or that is not of the same advertisements, is refused', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    const leads = await addStaff(store, 'Lea', 'leads');
    const file = await makePicture('png', 60, 40);
    const entered = { file, alt: 'Buy a token', from: '', until: '' };
    await expect(publishAdvertisement(context, editor, { ...entered, alt: ' ' })).rejects.toMatchObject({
      code: 'entry-invalid',
    });
    await expect(publishAdvertisement(context, editor, { ...entered, file: undefined })).rejects.toMatchObject({
      code: 'entry-invalid',
    });
    await expect(publishAdvertisement(context, leads, entered)).rejects.toMatchObject({ code: 'not-allowed' });
    for (const alt of ['One', 'Two', 'Three']) await publishAdvertisement(context, editor, { ...entered, alt });
    const [one = '', two = '', three = ''] = (await listAdvertisements(context, editor)).map(({ key }) => key);
    const before = [one, two, three];
    await expect(orderAdvertisements(context, leads, { before, after: [two, one, three] })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    for (const after of [[two, one], [two, one, one], [two, one, three, 'other'], []]) {
      await expect(orderAdvertisements(context, editor, { before, after })).rejects.toMatchObject({
        code: 'order-changed',
      });
    }
    // Two editors order the same list at once: one gets `order-changed`.
    const both = await Promise.allSettled([
      orderAdvertisements(context, editor, { before, after: [two, one, three] }),
      orderAdvertisements(context, editor, { before, after: [three, one, two] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
