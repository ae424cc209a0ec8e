import { describe, expect, inject, test } from 'vitest';
import { listAdvertisements as listShown } from '#database/advertisement/advertisement-store.ts';
import { listAudit } from '#database/audit/audit-store.ts';
import { listNotices } from '#database/notice/notice-store.ts';
import { websitePlatform } from '#domain/advertisement/advertisement.ts';
import { applySchedule } from '#services/apply-schedule.ts';
import { listAdvertisements, publishAdvertisement } from '#services/desk/advertisements.ts';
import { changeItem, openItem } from '#services/desk/change-item.ts';
import { publishNotice } from '#services/desk/notices.ts';
import { setShown } from '#services/desk/published.ts';
import { notice, now } from '#tests/notices.ts';
import { makePicture } from '#tests/pictures.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { samplePdf } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');

describe.each(dialects)('publishing at the desk on %s', (dialect) => {
  test('a notice is changed where it is: title, target and days; its id and date stay', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    await publishNotice(context, editor, { ...notice, title: 'Ofice closed', until: '2026-11-27' });
    const name = { kind: 'notice', key: '2026-11-23-ofice-closed' } as const;
    const [before] = await listNotices(store.db);
    const later = createDeskContext(store, () => new Date('2026-11-24T06:30:00.000Z'));
    const opened = await openItem(later, editor, name);
    expect(opened).toMatchObject({ title: 'Ofice closed', href: '/pricing', from: '', until: '2026-11-27' });
    await changeItem(later, editor, name, { ...opened, title: 'Office closed', until: '2026-11-25', file: undefined });
    const [after] = await listNotices(store.db);
    expect(after).toEqual({ ...before, title: 'Office closed', updatedDate: '2026-11-24T06:30:00.000Z' });
    expect(await openItem(later, editor, name)).toMatchObject({ endsAt: '2026-11-25T18:30:00.000Z' });

    // A file replaces an address that was not edited; without a new file a picture and a PDF stay.
    const picture = await makePicture('png', 40, 30);
    const reopen = async () => ({ ...(await openItem(later, editor, name)), file: undefined });
    await changeItem(later, editor, name, { ...(await reopen()), file: picture, alt: 'A closed door' });
    await changeItem(later, editor, name, { ...(await reopen()), alt: 'An open door' });
    expect((await listNotices(store.db))[0]?.target).toMatchObject({ picture: { width: 40, alt: 'An open door' } });
    await changeItem(later, editor, name, { ...(await reopen()), file: samplePdf });
    await changeItem(later, editor, name, { ...(await reopen()), title: 'Closed on Friday' });
    expect(await listNotices(store.db)).toMatchObject([{ title: 'Closed on Friday', target: { kind: 'pdf' } }]);
    await changeItem(later, editor, name, { ...(await reopen()), href: 'cca.gov.in' });
    expect(await listNotices(store.db)).toMatchObject([{ target: { kind: 'link', href: 'cca.gov.in' } }]);
  });

  test('the days decide whether a changed notice is shown; one that was withdrawn stays so without a first day', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    await publishNotice(context, editor, { ...notice, from: '2026-11-25' });
    const name = { kind: 'notice', key: '2026-11-23-office-closed' } as const;
    const change = async (days: { from: string; until: string }) =>
      changeItem(context, editor, name, { ...(await openItem(context, editor, name)), ...days, file: undefined });
    const state = async () => {
      const { state, startsAt, endsAt } = await openItem(context, editor, name);
      return { state, startsAt, endsAt };
    };
    await change({ from: '2026-11-26', until: '2026-11-26' });
    expect(await state()).toEqual({
      state: 'scheduled',
      startsAt: '2026-11-25T18:30:00.000Z',
      endsAt: '2026-11-26T18:30:00.000Z',
    });
    await change({ from: '', until: '' });
    expect(await state()).toEqual({ state: 'live', startsAt: '', endsAt: '' });
    expect(await listNotices(store.db)).toMatchObject([{ createdDate: now.toISOString() }]);
    await setShown(context, editor, 'notice/2026-11-23-office-closed', false);
    await change({ from: '', until: '' });
    expect(await state()).toMatchObject({ state: 'withdrawn', startsAt: '' });
    await change({ from: '2026-11-23', until: '' });
    expect(await state()).toMatchObject({ state: 'live', startsAt: '' });
    await setShown(context, editor, 'notice/2026-11-23-office-closed', false);
    await change({ from: '2026-11-24', until: '' });
    await applySchedule(store.db, new Date('2026-11-23T18:30:00.000Z'));
    expect(await state()).toMatchObject({ state: 'live', startsAt: '' });
  });

  test('an advertisement keeps its place when it is changed', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    const file = await makePicture('png', 60, 40);
    for (const alt of ['One', 'Two']) await publishAdvertisement(context, editor, { file, alt, from: '', until: '' });
    const [{ key } = { key: '' }] = await listAdvertisements(context, editor);
    const name = { kind: 'advertisement', key } as const;
    await changeItem(context, editor, name, {
      ...(await openItem(context, editor, name)),
      alt: 'Uno',
      file: undefined,
    });
    const larger = await makePicture('png', 80, 40);
    const shown = async () => (await listShown(store.db, websitePlatform.platformType)).map(({ picture }) => picture);
    expect(await shown()).toMatchObject([{ alt: 'Uno', width: 60 }, { alt: 'Two' }]);
    await changeItem(context, editor, name, { ...(await openItem(context, editor, name)), file: larger });
    expect(await shown()).toMatchObject([{ alt: 'Uno', width: 80 }, { alt: 'Two' }]);
  });

  test('of two who change one item the second is told; others may not, and nothing invalid is saved', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    const leads = await addStaff(store, 'Lea', 'leads');
    await publishNotice(context, editor, notice);
    const name = { kind: 'notice', key: '2026-11-23-office-closed' } as const;
    const opened = { ...(await openItem(context, editor, name)), file: undefined };
    const both = await Promise.allSettled(
      ['First', 'Second'].map((title) => changeItem(context, editor, name, { ...opened, title })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    // Also where something else is refused, after which the form has the current state.
    for (const stale of [opened, { ...opened, until: '2026-11-22' }]) {
      await expect(changeItem(context, editor, name, stale)).rejects.toMatchObject({ code: 'item-changed' });
    }
    await setShown(context, editor, 'notice/2026-11-23-office-closed', false);
    const fresh = { ...(await openItem(context, editor, name)), file: undefined };
    for (const change of [{ title: '' }, { href: '' }, { href: '/nowhere' }, { until: '2026-11-22' }]) {
      await expect(changeItem(context, editor, name, { ...fresh, ...change })).rejects.toMatchObject({
        code: 'entry-invalid',
      });
    }
    await expect(changeItem(context, leads, name, fresh)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(openItem(context, leads, name)).rejects.toMatchObject({ code: 'not-allowed' });
    const unknown = { kind: 'notice', key: 'none' } as const;
    await expect(openItem(context, editor, unknown)).rejects.toMatchObject({ code: 'item-unknown' });
    await expect(changeItem(context, editor, unknown, fresh)).rejects.toMatchObject({ code: 'item-unknown' });
    const log = await listAudit(store.db, {}, 10);
    expect(log.map(({ action }) => action)).toEqual(['content-withdrawn', 'content-changed', 'notice-published']);
  });
});
