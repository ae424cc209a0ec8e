import { describe, expect, inject, test } from 'vitest';
import { listAdvertisements as listShown } from '#database/advertisement/advertisement-store.ts';
import { listAudit } from '#database/audit/audit-store.ts';
import { findBanner } from '#database/banner/banner-store.ts';
import { readCounter, revisionCounter } from '#database/counter/counter-store.ts';
import { listNotices } from '#database/notice/notice-store.ts';
import { websitePlatform } from '#domain/advertisement/advertisement.ts';
import { applySchedule } from '#services/apply-schedule.ts';
import { listAdvertisements, orderAdvertisements, publishAdvertisement } from '#services/desk/advertisements.ts';
import { changeItem, openItem } from '#services/desk/change-item.ts';
import { createDraft } from '#services/desk/posts.ts';
import { type EnteredNotice, listPublished, publishBanner, publishNotice, setShown } from '#services/desk/published.ts';
import { makePicture } from '#tests/pictures.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { samplePdf } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');
/** 12 noon on Monday in India. */
const now = new Date('2026-11-23T06:30:00.000Z');
const notice: EnteredNotice = {
  title: 'Office closed',
  href: '/pricing',
  file: undefined,
  alt: '',
  from: '',
  until: '',
};

describe.each(dialects)('publishing at the desk on %s', (dialect) => {
  test('a notice appears and ends by itself, at midnight in India, by whichever process comes first', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    const name = await publishNotice(context, editor, { ...notice, from: '2026-11-25', until: '2026-11-27' });
    expect(name).toBe('notice/2026-11-23-office-closed');
    expect((await listPublished(context, editor)).items).toMatchObject([
      { isActive: false, startsAt: '2026-11-24T18:30:00.000Z', endsAt: '2026-11-27T18:30:00.000Z' },
    ]);
    const shown = async (at: string): Promise<number> => {
      const moment = new Date(at);
      await Promise.all([applySchedule(store.db, moment), applySchedule(store.db, moment)]);
      return (await listNotices(store.db)).length;
    };
    const revision = await readCounter(store.db, revisionCounter);
    expect(await shown('2026-11-24T18:29:59.999Z')).toBe(0);
    expect(await shown('2026-11-24T18:30:00.000Z')).toBe(1);
    expect(await shown('2026-11-27T18:29:59.999Z')).toBe(1);
    expect(await shown('2026-11-27T18:30:00.000Z')).toBe(0);
    expect(await readCounter(store.db, revisionCounter)).toBe(revision + 2);
  });

  test('what is live stands first, the banner above all; then what will be, drafts, and what was withdrawn', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    const publish = (title: string, period = {}) => publishNotice(context, editor, { ...notice, title, ...period });
    await setShown(context, editor, await publish('Withdrawn'), false);
    await publish('Next week', { from: '2026-11-30' });
    await publish('This afternoon', { from: '2026-11-23', fromTime: '15:00', until: '2026-11-23', untilTime: '17:30' });
    await createDraft(context, editor, 'Draft');
    await publish('Live');
    await publishBanner(context, editor, { text: 'Banner', href: '', from: '', until: '' });
    const list = async () => {
      const { items, live } = await listPublished(context, editor);
      return [items.map(({ title }) => title), live];
    };
    expect(await list()).toEqual([['Banner', 'Live', 'This afternoon', 'Next week', 'Draft', 'Withdrawn'], 2]);
    await applySchedule(store.db, new Date('2026-11-23T09:30:00.000Z'));
    const [titles, live] = await list();
    expect([(titles as string[]).slice(0, 3).sort(), live]).toEqual([['Banner', 'Live', 'This afternoon'], 3]);
    await applySchedule(store.db, new Date('2026-11-23T12:00:00.000Z'));
    await setShown(context, editor, 'banner', false);
    const [after] = await list();
    expect([(after as string[])[0], (after as string[]).slice(-3).sort()]).toEqual([
      'Live',
      ['Banner', 'This afternoon', 'Withdrawn'],
    ]);
  });

  test('items of one name that are published at once are all there', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    // The key of a title without Latin letters is the day alone.
    const entered = { ...notice, title: 'कार्यालय बंद' };
    const names = await Promise.all(['/a', '/b', '/c'].map(() => publishNotice(context, editor, entered)));
    expect(names.sort()).toEqual(['notice/2026-11-23', 'notice/2026-11-23-2', 'notice/2026-11-23-3']);
    expect(await listNotices(store.db)).toHaveLength(3);
    const file = await makePicture('png', 60, 40);
    const ad = { file, alt: 'टोकन', from: '', until: '' };
    await Promise.all([1, 2, 3].map(() => publishAdvertisement(context, editor, ad)));
    expect((await listShown(store.db, websitePlatform.platformType)).map(({ position }) => position)).toEqual([
      0, 1, 2,
    ]);
  });

  test.each([
    ['2027-02-30', ''],
    ['', '2027-02-30'],
    ['+12026-01-01', ''],
    ['soon', ''],
  ])('from %j until %j is refused, because it is not in the calendar', async (from, until) => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    const publishing = publishNotice(context, editor, { ...notice, from, until });
    await expect(publishing).rejects.toMatchObject({ code: 'entry-invalid' });
  });

  test('a process that was down at both times withdraws what has ended', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    await publishBanner(context, editor, { text: 'Maintenance', href: '', from: '2026-11-24', until: '2026-11-24' });
    await applySchedule(store.db, new Date('2026-12-01T00:00:00.000Z'));
    expect(await findBanner(store.db)).toBeUndefined();
  });

  test('a PDF and a picture are recognised by their bytes; two notices of one title are two', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    await publishNotice(context, editor, { ...notice, href: '', file: samplePdf });
    const picture = await makePicture('png', 40, 30);
    await publishNotice(context, editor, { ...notice, href: '', file: picture, alt: 'A closed door' });
    const published = await listNotices(store.db);
    expect(published.map(({ key, target }) => [key, target.kind])).toEqual(
      expect.arrayContaining([
        ['2026-11-23-office-closed', 'pdf'],
        ['2026-11-23-office-closed-2', 'picture'],
      ]),
    );
    const found = await listPublished(context, editor, { kind: 'notice', search: 'OFFICE' });
    expect([found.items.length, found.total]).toEqual([2, 2]);
    expect((await listPublished(context, editor, { kind: 'post' })).total).toBe(0);
    expect((await listPublished(context, editor, { search: 'other' })).total).toBe(0);
    expect(published.find(({ target }) => target.kind === 'picture')?.target).toMatchObject({
      picture: { alt: 'A closed door', width: 40, height: 30 },
    });
    const revision = await readCounter(store.db, revisionCounter);
    await expect(
      publishNotice(context, editor, { ...notice, href: '', file: Buffer.from('GIF89a no picture'), alt: 'A' }),
    ).rejects.toMatchObject({ code: 'media-refused' });
    expect(await readCounter(store.db, revisionCounter)).toBe(revision);
  });

  test.each([
    ['without a title', { title: ' ' }],
    ['with a title of 161 characters', { title: 'a'.repeat(161) }],
    ['without a target', { href: '' }],
    ['with two targets', { file: samplePdf }],
    ['with a picture that is not described', { href: '', file: Buffer.from('\x89PNG') }],
    ['with a script as its address', { href: 'javascript:alert(1)' }],
    ['with a page that does not exist', { href: '/nowhere' }],
    ['that ended yesterday', { until: '2026-11-22' }],
    ['that ends before it begins', { from: '2026-11-27', until: '2026-11-26' }],
  ])('a notice %s is refused, and nothing is published', async (_, change) => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    await expect(publishNotice(context, editor, { ...notice, ...change })).rejects.toMatchObject({
      code: 'entry-invalid',
    });
    expect((await listPublished(context, editor)).items).toEqual([]);
    expect(await listAudit(store.db, {}, 10)).toEqual([]);
  });

  test('an item is withdrawn and shown again at once, which voids its schedule; each change is in the audit log', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    const leads = await addStaff(store, 'Lea', 'leads');
    const name = await publishNotice(context, editor, { ...notice, until: '2026-11-23' });
    await setShown(context, editor, name, false);
    expect(await listNotices(store.db)).toEqual([]);
    await setShown(context, editor, name, true);
    await applySchedule(store.db, new Date('2026-12-01T00:00:00.000Z'));
    expect(await listNotices(store.db)).toHaveLength(1);
    await expect(setShown(context, editor, 'notice/none', false)).rejects.toMatchObject({ code: 'content-refused' });
    await expect(setShown(context, leads, name, false)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(publishNotice(context, leads, notice)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(listPublished(context, leads)).rejects.toMatchObject({ code: 'not-allowed' });
    const log = await listAudit(store.db, {}, 10);
    expect(log.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['content-shown', name],
      ['content-withdrawn', name],
      ['notice-published', name],
    ]);
  });

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
      const { isActive, startsAt, endsAt } = await openItem(context, editor, name);
      return { isActive, startsAt, endsAt };
    };
    await change({ from: '2026-11-26', until: '2026-11-26' });
    expect(await state()).toEqual({
      isActive: false,
      startsAt: '2026-11-25T18:30:00.000Z',
      endsAt: '2026-11-26T18:30:00.000Z',
    });
    await change({ from: '', until: '' });
    expect(await state()).toEqual({ isActive: true, startsAt: '', endsAt: '' });
    expect(await listNotices(store.db)).toMatchObject([{ createdDate: now.toISOString() }]);
    await setShown(context, editor, 'notice/2026-11-23-office-closed', false);
    await change({ from: '', until: '' });
    expect(await state()).toMatchObject({ isActive: false, startsAt: '' });
    await change({ from: '2026-11-24', until: '' });
    await applySchedule(store.db, new Date('2026-11-23T18:30:00.000Z'));
    expect(await state()).toMatchObject({ isActive: true, startsAt: '' });
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
    await expect(changeItem(context, editor, name, opened)).rejects.toMatchObject({ code: 'item-changed' });
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
