import { describe, expect, inject, test } from 'vitest';
import { findPost, listPosts } from '#database/post/post-store.ts';
import { findVersion } from '#database/post/post-text-store.ts';
import { toIndianDay } from '#domain/time.ts';
import { applySchedule } from '#services/apply-schedule.ts';
import {
  addPicture,
  compareVersion,
  createDraft,
  discardDraft,
  openPost,
  restoreVersion,
  savePost,
} from '#services/desk/posts.ts';
import { publishPost, schedulePost, updateScheduledPost } from '#services/desk/publish-post.ts';
import { setShown } from '#services/desk/published.ts';
import { exportPost } from '#services/publishing/export-post.ts';
import { publishPosts } from '#tests/published-content.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';

const now = new Date('2026-11-23T06:30:00.000Z');
const text = { title: 'Renew', summary: 'In time.', isPopular: false, pictureHash: '', pictureAlt: '' };

describe.each(dialects)('a post that is changed on %s', (dialect) => {
  async function open() {
    const store = await openTestStore(dialect, inject('postgresUrl'));
    let time = now;
    const context = createDeskContext(store, () => time);
    const editor = await addStaff(store, 'Edith', 'editor');
    const slug = await createDraft(context, editor, 'Renew');
    const read = () => openPost(context, editor, slug);
    const enter = async (markdown: string) => ({ ...text, markdown, stateId: (await read()).stateId });
    return {
      store,
      read,
      slug,
      editor,
      context,
      wait: (until: string) => {
        time = new Date(until);
      },
      save: async (markdown: string) => savePost(context, editor, slug, await enter(markdown)),
      publish: async (markdown: string) => publishPost(context, editor, slug, await enter(markdown)),
      schedule: async (markdown: string, at: string) => schedulePost(context, editor, slug, await enter(markdown), at),
      update: async (markdown: string) => updateScheduledPost(context, editor, slug, await enter(markdown)),
      restore: async (id: string) => restoreVersion(context, editor, slug, { id, stateId: (await read()).stateId }),
      [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
    };
  }

  test('a restored version keeps the draft that it replaces as a version, once, which is not the published text', async () => {
    await using post = await open();
    await post.publish('One.');
    await post.publish('Two.');
    await post.save('Three, in work.');
    const [, first] = (await post.read()).versions;
    await post.restore(first?.id ?? '');
    const { markdown, versions } = await post.read();
    expect(markdown).toBe('One.');
    expect(versions.map(({ isPublished }) => isPublished)).toEqual([false, true, true]);
    expect(versions[0]).toMatchObject({ staffId: post.editor.id, at: now.toISOString() });
    expect((await findVersion(post.store.db, post.slug))?.markdown).toBe('Two.');

    // Back and forth: each text is there once.
    await post.restore(versions[0]?.id ?? '');
    expect((await post.read()).markdown).toBe('Three, in work.');
    await post.restore(first?.id ?? '');
    expect((await post.read()).versions).toHaveLength(3);
    await discardDraft(post.context, post.editor, post.slug, (await post.read()).stateId);
    expect((await post.read()).markdown).toBe('Two.');
  });

  test('a draft is not published over a text that the command has published since its form was opened', async () => {
    await using post = await open();
    await post.publish('One.');
    await post.save('Two, in work.');
    const { stateId } = await post.read();
    await publishPosts(post.store, 1, () => ({ slug: post.slug, markdown: 'Corrected.' }));
    const entered = { ...text, markdown: 'Two, in work.', stateId };
    const publishing = publishPost(post.context, post.editor, post.slug, entered);
    await expect(publishing).rejects.toMatchObject({ code: 'post-changed' });
    expect((await findVersion(post.store.db, post.slug))?.markdown).toBe('Corrected.');
    expect((await post.read()).markdown).toBe('Two, in work.');
  });

  test('a version can differ in its picture, its description and whether it is popular', async () => {
    await using post = await open();
    const { context, editor, slug } = post;
    await post.publish('One.');
    const [version] = (await post.read()).versions;
    const compare = async () => {
      const { hasOtherPicture, hasOtherPopularity } = await compareVersion(context, editor, slug, version?.id ?? '');
      return [hasOtherPicture, hasOtherPopularity];
    };
    const save = async (change: object) =>
      savePost(context, editor, slug, { ...(await post.read()), markdown: 'One.', ...change });
    expect(await compare()).toEqual([false, false]);
    await save({ isPopular: true });
    expect(await compare()).toEqual([false, true]);
    await save({ isPopular: false, pictureHash: 'a'.repeat(32), pictureAlt: 'A token' });
    expect(await compare()).toEqual([true, false]);
  });

  test('without a draft nothing is kept: the published text is a version already', async () => {
    await using post = await open();
    await post.publish('One.');
    await post.publish('Two.');
    await post.restore((await post.read()).versions[1]?.id ?? '');
    expect((await post.read()).versions).toHaveLength(2);
  });

  test('a post that was unscheduled is dated on the day on which it is published after all', async () => {
    await using post = await open();
    await post.schedule('One.', '2026-11-24T09:30');
    await setShown(post.context, post.editor, `post/${post.slug}`, false);
    const { text: exported } = await exportPost(post.store.db, `post/${post.slug}`);
    expect(exported).toContain(`\ndate: ${toIndianDay(new Date())}\n`);
    post.wait('2026-12-10T06:30:00.000Z');
    await post.publish('One.');
    const { posts } = await listPosts(post.store.db, { page: 1, pageSize: 10 });
    expect(posts.map(({ createdDate }) => createdDate)).toEqual(['2026-12-10T06:30:00.000Z']);
  });

  test('a schedule that somebody else cancels while its post is updated stays cancelled', async () => {
    await using post = await open();
    await post.schedule('One.', '2026-11-24T09:30');
    const { stateId } = await post.read();
    const update = updateScheduledPost(post.context, post.editor, post.slug, { ...text, markdown: 'Two.', stateId });
    // The text is being rendered meanwhile.
    const [result] = await Promise.allSettled([
      update,
      setShown(post.context, post.editor, `post/${post.slug}`, false),
    ]);
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'post-changed' } });
    expect(await post.read()).toMatchObject({ startsAt: '', markdown: 'One.' });
  });

  test('a text that a colleague has changed is refused for that before anything else', async () => {
    await using post = await open();
    const { context, editor, slug } = post;
    const entered = { ...text, markdown: 'One.', stateId: (await post.read()).stateId };
    const colleague = await addStaff(post.store, 'Edwin', 'editor');
    await savePost(context, colleague, slug, { ...entered, summary: 'Of a colleague.' });
    // After another refusal the form would load the other state and replace it.
    const untitled = savePost(context, editor, slug, { ...entered, title: '' });
    await expect(untitled).rejects.toMatchObject({ code: 'post-changed' });
    const incomplete = publishPost(context, editor, slug, { ...entered, summary: '' });
    await expect(incomplete).rejects.toMatchObject({ code: 'post-changed' });
    const past = schedulePost(context, editor, slug, entered, '2020-01-01T10:00');
    await expect(past).rejects.toMatchObject({ code: 'post-changed' });
    const unscheduled = updateScheduledPost(context, editor, slug, entered);
    await expect(unscheduled).rejects.toMatchObject({ code: 'post-changed' });
    const picture = addPicture(context, editor, slug, { file: undefined, alt: '', stateId: entered.stateId });
    await expect(picture).rejects.toMatchObject({ code: 'post-changed' });
  });

  test('a post that somebody else shows while it is scheduled stays public', async () => {
    await using post = await open();
    await post.publish('One.');
    const name = `post/${post.slug}`;
    await setShown(post.context, post.editor, name, false);
    const { stateId } = await post.read();
    const entered = { ...text, markdown: 'Two.', stateId };
    const [result] = await Promise.allSettled([
      schedulePost(post.context, post.editor, post.slug, entered, '2026-11-24T09:30'),
      setShown(post.context, post.editor, name, true),
    ]);
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'entry-invalid' } });
    expect(await post.read()).toMatchObject({ state: 'live', startsAt: '', markdown: 'One.' });
  });

  test('a scheduled post gets the changed text and keeps its time', async () => {
    await using post = await open();
    await post.schedule('One.', '2026-11-24T09:30');
    await post.save('Two.');
    await post.update('Two, at last.');
    expect(await post.read()).toMatchObject({ isDraft: false, startsAt: '2026-11-24T04:00:00.000Z' });
    await applySchedule(post.store.db, new Date('2026-11-24T04:00:00.000Z'));
    const { posts } = await listPosts(post.store.db, { page: 1, pageSize: 10 });
    expect(posts.map(({ createdDate }) => createdDate)).toEqual(['2026-11-24T04:00:00.000Z']);
    expect((await findPost(post.store.db, posts[0]?.id ?? 0))?.html).toContain('Two, at last.');
  });

  test.each([
    ['was applied', true],
    ['is due', false],
  ])('an update after its time, which %s, is published at once', async (_, isApplied) => {
    await using post = await open();
    await post.schedule('One.', '2026-11-24T09:30');
    post.wait('2026-11-24T04:00:01.000Z');
    if (isApplied) await applySchedule(post.store.db, new Date('2026-11-24T04:00:00.000Z'));
    await post.update('Two.');
    const { posts } = await listPosts(post.store.db, { page: 1, pageSize: 10 });
    expect((await findPost(post.store.db, posts[0]?.id ?? 0))?.html).toContain('Two.');
    expect((await post.read()).startsAt).toBe('');
  });

  test('a post that is not scheduled is not published by an update', async () => {
    await using post = await open();
    await expect(post.update('One.')).rejects.toMatchObject({ code: 'entry-invalid' });
  });
});
