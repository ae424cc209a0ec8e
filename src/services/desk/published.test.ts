import { describe, expect, inject, test } from 'vitest';
import { listAdvertisements as listShown } from '#database/advertisement/advertisement-store.ts';
import { listAudit } from '#database/audit/audit-store.ts';
import { findBanner } from '#database/banner/banner-store.ts';
import { readCounter, revisionCounter } from '#database/counter/counter-store.ts';
import { listNotices } from '#database/notice/notice-store.ts';
import { websitePlatform } from '#domain/advertisement/advertisement.ts';
import { applySchedule } from '#services/apply-schedule.ts';
import { publishAdvertisement } from '#services/desk/advertisements.ts';
import { publishBanner, publishNotice } from '#services/desk/notices.ts';
import { createDraft } from '#services/desk/posts.ts';
import { listPublished, setShown } from '#services/desk/published.ts';
import { notice, now } from '#tests/notices.ts';
import { makePicture } from '#tests/pictures.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { samplePdf } from '#tests/submissions.ts';

const postgresUrl = inject('postgresUrl');

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
      const { items, counts } = await listPublished(context, editor);
      return [items.map(({ title }) => title), counts.live];
    };
    expect(await list()).toEqual([['Banner', 'Live', 'This afternoon', 'Next week', 'Draft', 'Withdrawn'], 2]);
    const drafts = await listPublished(context, editor, { state: 'draft' });
    expect(drafts.items.map(({ title }) => title)).toEqual(['Draft']);
    expect(drafts.counts).toEqual({ live: 2, scheduled: 2, draft: 1, withdrawn: 1 });
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
    const paths = ['/pricing', '/careers', '/downloads'];
    const names = await Promise.all(paths.map((href) => publishNotice(context, editor, { ...entered, href })));
    expect(names.sort()).toEqual(['notice/2026-11-23', 'notice/2026-11-23-2', 'notice/2026-11-23-3']);
    expect(await listNotices(store.db)).toHaveLength(3);
    const files = await Promise.all([20, 30, 40].map((height) => makePicture('png', 60, height)));
    const ad = { alt: 'टोकन', from: '', until: '' };
    await Promise.all(files.map((file) => publishAdvertisement(context, editor, { ...ad, file })));
    expect((await listShown(store.db, websitePlatform.platformType)).map(({ position }) => position)).toEqual([
      0, 1, 2,
    ]);
  });

  test('a form that is sent twice publishes once; ten minutes later, or by a colleague, it is another item', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    let time = now;
    const context = createDeskContext(store, () => time);
    const editor = await addStaff(store, 'Edith', 'editor');
    const colleague = await addStaff(store, 'Edwin', 'editor');
    const file = await makePicture('png', 60, 40);
    const ad = { file, alt: 'A token', from: '', until: '' };
    const publishAll = async (): Promise<void> => {
      await publishNotice(context, editor, notice);
      await publishNotice(context, editor, { ...notice, title: 'Later', from: '2026-12-24' });
      await publishNotice(context, editor, { ...notice, href: '', file, alt: 'A closed door' });
      await publishAdvertisement(context, editor, ad);
      await createDraft(context, editor, 'Renew in time');
    };
    const count = async (): Promise<number> => (await listPublished(context, editor)).total;
    await publishAll();
    expect(await count()).toBe(5);
    time = new Date(now.getTime() + 599_000);
    await publishAll();
    expect(await count()).toBe(5);
    expect(await listAudit(store.db, {}, 10)).toHaveLength(5);
    await publishNotice(context, colleague, notice);
    await publishAdvertisement(context, colleague, ad);
    expect(await count()).toBe(7);
    time = new Date(now.getTime() + 601_000);
    await publishAll();
    expect(await count()).toBe(12);
  });

  test('a form that is sent again with another day is another item', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    const ad = { file: await makePicture('png', 60, 40), alt: 'A token', from: '', until: '' };
    for (const until of ['', '2026-12-24', '2026-12-24', '2026-12-31']) {
      await publishNotice(context, editor, { ...notice, until });
      await publishAdvertisement(context, editor, { ...ad, until });
    }
    for (const from of ['2026-12-01', '2026-12-01', '2026-12-02']) {
      await publishAdvertisement(context, editor, { ...ad, from });
    }
    expect(await listNotices(store.db)).toHaveLength(3);
    expect((await listPublished(context, editor, { kind: 'advertisement' })).total).toBe(5);
  });

  test('a notice that was withdrawn is published again by the same form', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    await setShown(context, editor, await publishNotice(context, editor, notice), false);
    await publishNotice(context, editor, notice);
    expect(await listNotices(store.db)).toHaveLength(1);
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

  test('a notice that was unscheduled is dated on the day on which it is shown after all', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    let time = now;
    const context = createDeskContext(store, () => time);
    const editor = await addStaff(store, 'Edith', 'editor');
    const name = await publishNotice(context, editor, { ...notice, from: '2026-11-25', until: '' });
    await setShown(context, editor, name, false);
    expect((await listPublished(context, editor)).items).toMatchObject([{ state: 'withdrawn', date: '' }]);
    time = new Date('2026-12-10T06:30:00.000Z');
    await setShown(context, editor, name, true);
    expect(await listNotices(store.db)).toMatchObject([
      { createdDate: '2026-12-10T06:30:00.000Z', updatedDate: '2026-12-10T06:30:00.000Z' },
    ]);
    time = new Date('2026-12-20T06:30:00.000Z');
    await setShown(context, editor, name, false);
    await setShown(context, editor, name, true);
    expect(await listNotices(store.db)).toMatchObject([{ createdDate: '2026-12-10T06:30:00.000Z' }]);
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

  test('an item is withdrawn and shown again at once until its end; each change is in the audit log', async () => {
    await using store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    const leads = await addStaff(store, 'Lea', 'leads');
    const name = await publishNotice(context, editor, { ...notice, until: '2026-11-23' });
    await setShown(context, editor, name, false);
    expect(await listNotices(store.db)).toEqual([]);
    await setShown(context, editor, name, true);
    expect(await listNotices(store.db)).toHaveLength(1);
    await applySchedule(store.db, new Date('2026-12-01T00:00:00.000Z'));
    expect(await listNotices(store.db)).toEqual([]);
    await setShown(context, editor, name, true);
    await applySchedule(store.db, new Date('2026-12-02T00:00:00.000Z'));
    expect(await listNotices(store.db)).toHaveLength(1);
    await expect(setShown(context, editor, 'notice/none', false)).rejects.toMatchObject({ code: 'content-refused' });
    await expect(setShown(context, leads, name, false)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(publishNotice(context, leads, notice)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(listPublished(context, leads)).rejects.toMatchObject({ code: 'not-allowed' });
    const log = await listAudit(store.db, {}, 10);
    expect(log.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['content-shown', name],
      ['content-shown', name],
      ['content-withdrawn', name],
      ['notice-published', name],
    ]);
    const later = await publishNotice(context, editor, { ...notice, from: '2026-12-24', until: '' });
    const [scheduled] = await listAudit(store.db, {}, 1);
    expect([scheduled?.action, scheduled?.subjectId]).toEqual(['content-scheduled', later]);
  });
});
