import { setTimeout } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { findBanner } from '#database/banner/banner-store.ts';
import type { Executor } from '#database/connect.ts';
import { readCounter, revisionCounter } from '#database/counter/counter-store.ts';
import { findPost, listPosts } from '#database/post/post-store.ts';
import { listScheduled, replaceSchedule } from '#database/schedule/schedule-store.ts';
import { applySchedule } from '#services/apply-schedule.ts';
import { emptyPublication } from '#services/desk/read-entry.ts';
import {
  deleteStartsOfWithdrawn,
  listContent,
  nameItem,
  type Publication,
  publishContent,
  seedContent,
  showContent,
} from '#services/publish-content.ts';
import { samplePicture, samplePost, toPicture } from '#tests/published-content.ts';
import { dialects, openTestStore } from '#tests/store.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const picture = samplePicture();
const advertisement = { key: 'ad', platforms: [1], position: 0, isActive: true, picture: toPicture(picture) };
const notice = {
  key: 'notice',
  title: 'A notice',
  createdDate: '2026-11-01T00:00:00.000Z',
  isActive: true,
  target: { kind: 'link', href: 'https://cca.gov.in' } as const,
};
const publication: Publication = {
  media: [picture],
  posts: [samplePost(1), samplePost(2, { isPopular: true })],
  notices: [notice],
  advertisements: [advertisement],
  banner: { text: 'Issuing is interrupted.', href: '', isActive: true },
};

describe.each(dialects)('publishing on %s', (dialect) => {
  const open = () => openTestStore(dialect, inject('postgresUrl'));

  test('items are added, changed or unchanged; the revision is incremented where one differs', async () => {
    await using store = await open();
    const publish = async (changed: Partial<Publication> = {}) =>
      (await publishContent(store.db, { ...publication, ...changed }, now)).map(({ outcome }) => outcome);
    expect(await publish()).toEqual(Array(5).fill('added'));
    expect(await publish()).toEqual(Array(5).fill('unchanged'));
    expect(await readCounter(store.db, revisionCounter)).toBe(1);
    const posts = [samplePost(1, { title: 'Another title' }), samplePost(2)];
    expect(await publish({ posts, notices: [{ ...notice, isActive: false }] })).toEqual([
      ...['changed', 'changed', 'changed', 'unchanged', 'unchanged'],
    ]);
    expect(await readCounter(store.db, revisionCounter)).toBe(2);
    const post = await findPost(store.db, 1);
    expect(post).toMatchObject({ title: 'Another title', updatedDate: now.toISOString() });
    expect((await listPosts(store.db, { page: 1, pageSize: 10, isPopular: true })).total).toBe(0);
  });

  test('a dry run reports the same and writes nothing; so does a publication that fails', async () => {
    await using store = await open();
    const report = await publishContent(store.db, publication, now, { isDryRun: true });
    expect(report.map(({ name }) => name)).toEqual([
      ...['post/post-1', 'post/post-2', 'notice/notice', 'advertisement/ad', 'banner'],
    ]);
    // The banner is the last item; without text it violates the column's constraint.
    const failing = { ...publication, banner: { text: null as never, href: '', isActive: true } };
    await expect(publishContent(store.db, failing, now)).rejects.toThrow(/null/i);
    expect(await listPosts(store.db, { page: 1, pageSize: 10 })).toEqual({ posts: [], total: 0 });
    expect([await findBanner(store.db), await readCounter(store.db, revisionCounter)]).toEqual([undefined, 0]);
    expect(await publishContent(store.db, publication, now)).toEqual(report);
  });

  test.each<[string, (db: Executor) => Promise<unknown>]>([
    ['its schedule', (db) => applySchedule(db, now)],
    ['an editor', (db) => showContent(db, ['post/post-2'], true, now)],
  ])('a post that %s shows while another is published is counted too', async (_, show) => {
    await using store = await open();
    await publishContent(store.db, { ...publication, posts: [samplePost(2, { isActive: false })] }, now);
    await replaceSchedule(store.db, { kind: 'post', key: 'post-2' }, [{ isActive: 1, dueAt: now.toISOString() }]);
    let shown: Promise<unknown> = Promise.resolve();
    const publish = async () => {
      shown = show(store.db);
      // Until it waits for this transaction, or has written what it can.
      await setTimeout(300);
      return { ...publication, posts: [samplePost(1)] };
    };
    await publishContent(store.db, publish, now);
    await shown;
    expect((await listPosts(store.db, { page: 1, pageSize: 10 })).total).toBe(2);
  });

  test('an item that is withdrawn, by name or by its file, is not shown by its schedule any more', async () => {
    await using store = await open();
    const draft = samplePost(2, { isActive: false });
    await publishContent(store.db, { ...publication, posts: [draft] }, now);
    const item = { kind: 'post', key: 'post-2' } as const;
    const end = { isActive: 0, dueAt: '2027-01-01T00:00:00.000Z' };
    const schedule = () => replaceSchedule(store.db, item, [{ isActive: 1, dueAt: '2026-12-24T00:00:00.000Z' }, end]);
    await schedule();
    expect(await showContent(store.db, ['post/post-2'], false, now)).toMatchObject([{ outcome: 'changed' }]);
    expect(await listScheduled(store.db)).toEqual([{ ...item, ...end }]);
    expect(await showContent(store.db, ['post/post-2'], false, now)).toMatchObject([{ outcome: 'unchanged' }]);

    await schedule();
    const file = { ...emptyPublication, posts: [draft] };
    const publish = async (trx: Executor) => {
      await deleteStartsOfWithdrawn(trx, file);
      return file;
    };
    await publishContent(store.db, publish, now);
    expect(await listScheduled(store.db)).toEqual([{ ...item, ...end }]);
  });

  test('items are listed, withdrawn and shown again by their names, all of them or none', async () => {
    await using store = await open();
    const names = (await publishContent(store.db, publication, now)).map(({ name }) => name);
    const list = async () =>
      (await listContent(store.db)).map(({ kind, key, isActive }) => [nameItem(kind, key), isActive]);
    const listAs = (isActive: boolean) => expect.arrayContaining(names.map((name) => [name, isActive]));
    const revision = () => readCounter(store.db, revisionCounter);
    expect(await list()).toEqual(listAs(true));
    await expect(showContent(store.db, [...names, 'post/none'], false, now)).rejects.toThrow(
      'post/none: the store has no',
    );
    for (const name of ['table/post-1', 'post/post-1/more', 'banner/banner'])
      await expect(showContent(store.db, [name], false, now)).rejects.toThrow('the store has no');
    expect([await list(), await revision()]).toEqual([listAs(true), 1]);

    const changed = names.map((name) => ({ name, outcome: 'changed' }));
    expect(await showContent(store.db, names, false, now)).toEqual(changed);
    expect([await list(), await revision()]).toEqual([listAs(false), 2]);
    expect(await listPosts(store.db, { page: 1, pageSize: 10 })).toEqual({ posts: [], total: 0 });
    expect([await findPost(store.db, 1), await findBanner(store.db)]).toEqual([undefined, undefined]);
    expect(await showContent(store.db, names, true, now)).toEqual(changed);
    expect((await listPosts(store.db, { page: 1, pageSize: 10 })).total).toBe(2);
  });

  test('of several processes that seed one store one does, once in its life', async () => {
    await using store = await open();
    const seed = () => seedContent(store.db, async () => publication, now);
    expect((await Promise.all([seed(), seed(), seed()])).sort()).toEqual([false, false, true]);
    await publishContent(store.db, { ...publication, posts: [samplePost(1, { isActive: false })] }, now);
    expect(await seed()).toBe(false);
    expect((await listPosts(store.db, { page: 1, pageSize: 10 })).total).toBe(1);
  });
});
