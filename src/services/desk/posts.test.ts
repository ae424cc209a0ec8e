import { randomUUID } from 'node:crypto';
import { startCpuTimer } from '@mohar/check/tests/cpu-time.ts';
import { describe, expect, inject, test } from 'vitest';
import { listAudit } from '#database/audit/audit-store.ts';
import { findPost, listPosts } from '#database/post/post-store.ts';
import type { PostText } from '#domain/post/post-text.ts';
import { applySchedule } from '#services/apply-schedule.ts';
import {
  addPicture,
  compareVersion,
  createDraft,
  discardDraft,
  openPost,
  renamePost,
  restoreVersion,
  savePost,
} from '#services/desk/posts.ts';
import { previewPost, publishPost, schedulePost } from '#services/desk/publish-post.ts';
import { listPublished } from '#services/desk/published.ts';
import { makePicture } from '#tests/pictures.ts';
import { publishPosts } from '#tests/published-content.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';

const postgresUrl = inject('postgresUrl');
const now = new Date('2026-11-23T06:30:00.000Z');
const text: PostText = {
  title: 'Renew in time',
  summary: 'Two weeks before the last day.',
  markdown: 'Renew **early**. See [prices](/pricing).',
  isPopular: false,
  pictureHash: '',
  pictureAlt: '',
};
const published = { page: 1, pageSize: 10 };

describe.each(dialects)('posts at the desk on %s', (dialect) => {
  async function open() {
    const store = await openTestStore(dialect, postgresUrl);
    const context = createDeskContext(store, () => now);
    const editor = await addStaff(store, 'Edith', 'editor');
    const state = async (slug: string) => (await openPost(context, editor, slug)).stateId;
    const saveAs = async (slug: string, change: Partial<PostText> = {}) =>
      savePost(context, editor, slug, { ...text, ...change, stateId: await state(slug) });
    const publish = async (slug: string, change: Partial<PostText> = {}, at = '') =>
      at === ''
        ? publishPost(context, editor, slug, { ...text, ...change, stateId: await state(slug) })
        : schedulePost(context, editor, slug, { ...text, ...change, stateId: await state(slug) }, at);
    return {
      store,
      context,
      editor,
      state,
      saveAs,
      publish,
      [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
    };
  }

  test('of two who publish one state at once the second is told; a draft is discarded under its own name only', async () => {
    await using desk = await open();
    const { context, editor } = desk;
    const slug = await createDraft(context, editor, 'Renew in time');
    await desk.publish(slug);
    const stateId = await desk.state(slug);
    const publish = (markdown: string) => publishPost(context, editor, slug, { ...text, markdown, stateId });
    const outcomes = await Promise.allSettled([publish('The first text.'), publish('The second text.')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'post-changed' } });

    const other = await createDraft(context, editor, 'Another');
    await expect(discardDraft(context, editor, slug, await desk.state(other))).rejects.toMatchObject({
      code: 'post-changed',
    });
  });

  test('a text of too many formatted parts is refused, whose words would take the site seconds', async () => {
    await using desk = await open();
    const slug = await createDraft(desk.context, desk.editor, 'Many');
    const publishing = desk.publish(slug, { markdown: '*a* '.repeat(20_000) });
    await expect(publishing).rejects.toMatchObject({ code: 'text-refused' });
  });

  test('a draft is on no page until it is published; its Markdown and its id stay', async () => {
    await using desk = await open();
    const { store, context, editor } = desk;
    const slug = await createDraft(context, editor, 'Renew in time!');
    expect(slug).toBe('renew-in-time');
    expect(await createDraft(context, editor, 'Renew in time?')).toBe('renew-in-time-2');
    await desk.saveAs(slug);
    expect((await listPosts(store.db, published)).posts).toEqual([]);
    const row = (await listPublished(context, editor)).items.find(({ key }) => key === slug);
    expect(row).toMatchObject({ isPublished: false, hasDraft: true });
    await desk.publish(slug);
    const [post] = (await listPosts(store.db, published)).posts;
    expect(post?.html).toBe('<p>Renew <strong>early</strong>. See <a href="/pricing">prices</a>.</p>');
    await desk.publish(slug, { markdown: 'Renew **now**.' });
    expect((await findPost(store.db, post?.id ?? 0))?.html).toBe('<p>Renew <strong>now</strong>.</p>');
    expect(await openPost(context, editor, slug)).toMatchObject({ markdown: 'Renew **now**.', isDraft: false });
    const audit = await listAudit(store.db, { subjectId: `post/${slug}` }, 10);
    expect(audit.map(({ action }) => action)).toEqual(['post-published', 'post-published', 'post-drafted']);
  });

  test('a save that is based on an older state is refused: of a draft, and of what was published', async () => {
    await using desk = await open();
    const { context, editor } = desk;
    const slug = await createDraft(context, editor, 'Renew in time');
    const first = { ...text, stateId: await desk.state(slug) };
    await savePost(context, editor, slug, { ...first, summary: 'Of another tab.' });
    await expect(savePost(context, editor, slug, first)).rejects.toMatchObject({ code: 'post-changed' });
    await expect(publishPost(context, editor, slug, first)).rejects.toMatchObject({ code: 'post-changed' });
    expect((await openPost(context, editor, slug)).summary).toBe('Of another tab.');
    await desk.publish(slug);
    const opened = { ...text, stateId: await desk.state(slug) };
    await desk.publish(slug, { markdown: 'Of somebody else.' });
    await expect(savePost(context, editor, slug, opened)).rejects.toMatchObject({ code: 'post-changed' });
  });

  test('a save that comes again, because its answer was lost, is no conflict; of somebody else it is', async () => {
    await using desk = await open();
    const { store, context, editor } = desk;
    const slug = await createDraft(context, editor, 'Renew in time');
    const first = { ...text, stateId: await desk.state(slug) };
    await savePost(context, editor, slug, first);
    const stateId = await desk.state(slug);
    await savePost(context, editor, slug, first);
    expect(await desk.state(slug)).toBe(stateId);
    const other = await addStaff(store, 'Edwin', 'editor');
    await expect(savePost(context, other, slug, first)).rejects.toMatchObject({ code: 'post-changed' });
  });

  test('a save of the same form, whose answer was lost, is the base of its next one; of a late one it is not', async () => {
    await using desk = await open();
    const { store, context, editor } = desk;
    const slug = await createDraft(context, editor, 'Renew in time');
    const stateId = await desk.state(slug);
    const one = randomUUID();
    const two = randomUUID();
    const three = randomUUID();
    const first = { ...text, markdown: 'One.', stateId, ownStateIds: [one] };
    await savePost(context, editor, slug, first);
    expect(await desk.state(slug)).toBe(one);
    const second = { ...text, markdown: 'Two.', stateId, ownStateIds: [one, two] };
    await savePost(context, editor, slug, second);
    expect(await openPost(context, editor, slug)).toMatchObject({ markdown: 'Two.', stateId: two });
    // The first one comes a second time, late.
    await expect(savePost(context, editor, slug, first)).rejects.toMatchObject({ code: 'post-changed' });
    const colleague = await addStaff(store, 'Edwin', 'editor');
    const theirs = { ...text, markdown: 'Three.', stateId, ownStateIds: [one, two, three] };
    await expect(savePost(context, colleague, slug, theirs)).rejects.toMatchObject({ code: 'post-changed' });
    await savePost(context, colleague, slug, { ...theirs, stateId: two, ownStateIds: [] });
    await expect(savePost(context, editor, slug, second)).rejects.toMatchObject({ code: 'post-changed' });
    const invalid = { ...second, stateId: await desk.state(slug), ownStateIds: ['post 1'] };
    await expect(savePost(context, editor, slug, invalid)).rejects.toMatchObject({ code: 'entry-invalid' });
    // What was published with a lost save as its base.
    const own = { ...text, stateId: await desk.state(slug), ownStateIds: [three] };
    await savePost(context, editor, slug, { ...own, markdown: 'Four.' });
    await publishPost(context, editor, slug, { ...own, markdown: 'Five.' });
    expect(await openPost(context, editor, slug)).toMatchObject({ markdown: 'Five.', isDraft: false });
  });

  test('a post is scheduled for a time in India, and appears once', async () => {
    await using desk = await open();
    const { store, context, editor } = desk;
    const slug = await createDraft(context, editor, 'Renew in time');
    await expect(desk.publish(slug, {}, '2026-11-23T12:00')).rejects.toMatchObject({ code: 'entry-invalid' });
    await desk.publish(slug, {}, '2026-11-24T09:30');
    expect((await openPost(context, editor, slug)).startsAt).toBe('2026-11-24T04:00:00.000Z');
    await applySchedule(store.db, new Date('2026-11-24T03:59:59.999Z'));
    expect((await listPosts(store.db, published)).total).toBe(0);
    await applySchedule(store.db, new Date('2026-11-24T04:00:00.000Z'));
    const { posts } = await listPosts(store.db, published);
    expect(posts.map(({ createdDate }) => createdDate)).toEqual(['2026-11-24T04:00:00.000Z']);
  });

  test('a text that cannot be published is refused with its line, and stays a draft', async () => {
    await using desk = await open();
    const { context, editor } = desk;
    const slug = await createDraft(context, editor, 'Renew in time');
    const refusals: readonly (readonly [string, RegExp])[] = [
      ['One.\n\n[Two](/nowhere)', /^line 3: "\/nowhere" is a broken link$/],
      ['![A token](https://x.example/a.png)', /^line 1: .*pictures of other sites/],
      [`![A token](/media/${'0'.repeat(32)}/960.jpeg)`, /^line 1: .* is no picture that was added here$/],
      ['<script>alert(1)</script>', /^line 1: there is no text that the site can show$/],
    ];
    for (const [markdown, message] of refusals) {
      await desk.saveAs(slug, { markdown });
      await expect(desk.publish(slug, { markdown })).rejects.toMatchObject({
        code: 'text-refused',
        message: expect.stringMatching(message),
      });
    }
    // All that is wrong is named at once, each beside its field.
    await desk.saveAs(slug, { markdown: '', summary: '' });
    await expect(desk.publish(slug, { markdown: '', summary: '' })).rejects.toMatchObject({
      message: 'the summary is missing; line 1: there is no text that the site can show',
      fields: { summary: 'the summary is missing', markdown: 'line 1: there is no text that the site can show' },
    });
    expect((await openPost(context, editor, slug)).published).toBeUndefined();
  });

  test('a picture needs a description; it is in the text, beside the title and in the preview', async () => {
    await using desk = await open();
    const { context, editor } = desk;
    const slug = await createDraft(context, editor, 'Renew in time');
    const entered = { file: await makePicture('png', 600, 400), stateId: await desk.state(slug) };
    const undescribed = addPicture(context, editor, slug, { ...entered, alt: ' ' });
    await expect(undescribed).rejects.toMatchObject({ code: 'entry-invalid' });
    const added = await addPicture(context, editor, slug, { ...entered, alt: 'A [token]' });
    const picture = { pictureHash: added.hash, pictureAlt: added.alt };
    await desk.saveAs(slug, { ...picture, markdown: `Look:\n\n${added.markdown}` });
    const preview = await previewPost(context, editor, slug);
    expect(preview.html).toMatch(/<img [^>]*alt="A \[token\]"/);
    expect(preview.picture?.alt).toBe('A [token]');
    await desk.publish(slug, { ...picture, markdown: `Look:\n\n${added.markdown}` });
    expect((await listPosts(desk.store.db, published)).posts[0]?.html).toContain(added.hash);
  });

  test('versions that have too little in common are not compared for longer than others can wait', async () => {
    await using desk = await open();
    const { context, editor } = desk;
    const slug = await createDraft(context, editor, 'Renew in time');
    // As many words as a post may have, none of them in both.
    const write = (letter: string) => Array.from({ length: 30_000 }, (_, at) => `${letter}${at}`).join(' ');
    await desk.publish(slug, { markdown: write('a') });
    await desk.publish(slug, { markdown: write('b') });
    const { versions } = await openPost(context, editor, slug);
    const cpuTime = startCpuTimer();
    const { title, markdown } = await compareVersion(context, editor, slug, versions[1]?.id ?? '');
    expect([title?.length, markdown]).toEqual([1, undefined]);
    expect(cpuTime()).toBeLessThan(2_000);
  });

  test('versions are compared and restored; a restored one is a draft', async () => {
    await using desk = await open();
    const { context, editor } = desk;
    const slug = await createDraft(context, editor, 'Renew in time');
    await desk.publish(slug);
    await desk.publish(slug, { markdown: 'Renew **late**. See [prices](/pricing).' });
    const { versions, stateId } = await openPost(context, editor, slug);
    expect(versions.map(({ staffId }) => staffId)).toEqual([editor.id, editor.id]);
    const id = versions[1]?.id ?? '';
    const { title, markdown } = await compareVersion(context, editor, slug, id);
    expect(title?.some(({ added, removed }) => added || removed)).toBe(false);
    expect(markdown?.filter(({ added }) => added).map(({ value }) => value)).toEqual(['late']);
    expect(markdown?.filter(({ removed }) => removed).map(({ value }) => value)).toEqual(['early']);
    await restoreVersion(context, editor, slug, { id, stateId });
    expect(await openPost(context, editor, slug)).toMatchObject({ markdown: text.markdown, isDraft: true });
    await discardDraft(context, editor, slug, await desk.state(slug));
    expect((await openPost(context, editor, slug)).markdown).toContain('late');
  });

  test('a key changes until the post is published', async () => {
    await using desk = await open();
    const { context, editor } = desk;
    const slug = await createDraft(context, editor, 'Renew in time');
    const other = await createDraft(context, editor, 'Other');
    const rename = async (from: string, to: string) =>
      renamePost(context, editor, from, { stateId: await desk.state(from), to });
    await expect(rename(slug, other)).rejects.toMatchObject({ code: 'entry-invalid' });
    await expect(rename(slug, 'Not a key')).rejects.toMatchObject({ code: 'entry-invalid' });
    await rename(slug, 'early-renewal');
    await desk.publish('early-renewal');
    await desk.saveAs('early-renewal', { summary: 'Changed.' });
    await expect(rename('early-renewal', 'late')).rejects.toMatchObject({ code: 'entry-invalid' });
    await expect(openPost(context, editor, slug)).rejects.toMatchObject({ code: 'post-unknown' });
  });

  test('a post of an earlier release, which has no version, is edited as its HTML', async () => {
    await using desk = await open();
    const { store, context, editor } = desk;
    await publishPosts(store, 1);
    await store.db.deleteFrom('postVersion').execute();
    const post = await openPost(context, editor, 'post-1');
    expect(post).toMatchObject({ markdown: '<p>Body of post 1.</p>', versions: [] });
    await desk.publish('post-1', { title: 'Post 1', markdown: '<p>Body of post 1.</p>' });
    expect((await listPosts(store.db, published)).posts[0]?.html).toBe('<p>Body of post 1.</p>');
  });

  test('somebody who answers leads may not write', async () => {
    await using desk = await open();
    const { store, context, editor } = desk;
    const slug = await createDraft(context, editor, 'Renew in time');
    const other = await addStaff(store, 'Leela', 'leads');
    const entered = { ...text, stateId: await desk.state(slug) };
    const calls = [
      () => createDraft(context, other, 'Mine'),
      () => openPost(context, other, slug),
      () => savePost(context, other, slug, entered),
      () => publishPost(context, other, slug, entered),
      () => previewPost(context, other, slug),
      () => addPicture(context, other, slug, { file: undefined, alt: 'A token', stateId: entered.stateId }),
      () => discardDraft(context, other, slug, entered.stateId),
      () => renamePost(context, other, slug, { stateId: entered.stateId, to: 'mine' }),
      () => restoreVersion(context, other, slug, { id: 'x', stateId: entered.stateId }),
      () => compareVersion(context, other, slug, 'x'),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'not-allowed' });
  });
});
