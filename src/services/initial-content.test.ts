import { describe, expect, inject, test } from 'vitest';
import { listInitialItems, redrawInitialContent } from '#services/initial-content.ts';
import { type Publication, publishContent, seedContent, showContent } from '#services/publish-content.ts';
import { samplePicture, samplePost, toPicture } from '#tests/published-content.ts';
import { dialects, openTestStore } from '#tests/store.ts';

const createdDate = '2026-11-01T00:00:00.000Z';

/** The initial content with the pictures of a brand. */
function drawSeed(letter: string): Publication {
  const medium = samplePicture(letter);
  const picture = toPicture(medium, 'Closed on Tuesday');
  const html = `<p>Text</p><img src="/media/${medium.hash}/960.jpeg">`;
  return {
    media: [medium],
    posts: [samplePost(1, { html, picture, shareHash: medium.hash })],
    notices: [
      { key: 'closed', title: 'Closed', createdDate, isActive: true, target: { kind: 'picture', picture } },
      { key: 'guide', title: 'A guide', createdDate, isActive: true, target: { kind: 'link', href: '/check' } },
    ],
    advertisements: [{ key: 'ad', platforms: [1], position: 0, isActive: true, picture }],
    banner: undefined,
  };
}

const shipped = drawSeed('a');
const own = drawSeed('b');
const now = new Date('2026-11-27T10:00:00.000Z');

describe.each(dialects)('initial content on %s', (dialect) => {
  const open = () => openTestStore(dialect, inject('postgresUrl'));

  test('what has another brand is redrawn where and as it is shown', async () => {
    await using store = await open();
    await seedContent(store.db, async () => shipped, now);
    await showContent(store.db, ['notice/closed'], false, now);
    const list = async () =>
      (await listInitialItems(store.db, own)).map(({ name, isActive, isOutdated }) => [name, isActive, isOutdated]);
    expect(await list()).toEqual([
      ['post/post-1', true, true],
      ['notice/closed', false, true],
      ['notice/guide', true, false],
      ['advertisement/ad', true, true],
    ]);
    const names = ['post/post-1', 'notice/closed', 'advertisement/ad'];
    const outcomes = names.map((name) => ({ name, outcome: 'changed' }));
    expect(await redrawInitialContent(store.db, own, now, { isDryRun: true })).toEqual(outcomes);
    expect(await redrawInitialContent(store.db, own, now, { isDryRun: false })).toEqual(outcomes);
    expect(await list()).toEqual([
      ['post/post-1', true, false],
      ['notice/closed', false, false],
      ['notice/guide', true, false],
      ['advertisement/ad', true, false],
    ]);
    expect(await redrawInitialContent(store.db, own, now, { isDryRun: false })).toEqual([]);
  });

  test('an own item with the key of an initial one is nobody else’s, also before it is edited', async () => {
    await using store = await open();
    const [post] = shipped.posts;
    if (!post) throw new Error('the seed has a post');
    await publishContent(store.db, { ...shipped, posts: [{ ...post, title: 'Our own words' }] }, now);
    const names = (await listInitialItems(store.db, own)).map(({ name }) => name);
    expect(names).toEqual(['notice/closed', 'notice/guide', 'advertisement/ad']);
  });

  test('what an editor has changed is theirs', async () => {
    await using store = await open();
    await seedContent(store.db, async () => shipped, now);
    const [post] = shipped.posts;
    const [notice] = shipped.notices;
    const [advertisement] = shipped.advertisements;
    if (!post || !notice || !advertisement) throw new Error('the seed has items');
    const edited: Publication = {
      ...shipped,
      posts: [{ ...post, title: 'Our own words' }],
      notices: [{ ...notice, title: 'Closed for Diwali' }],
      advertisements: [{ ...advertisement, picture: { ...advertisement.picture, alt: 'Our own offer' } }],
    };
    await publishContent(store.db, edited, now);
    expect((await listInitialItems(store.db, own)).map(({ name }) => name)).toEqual(['notice/guide']);
    expect(await redrawInitialContent(store.db, own, now, { isDryRun: false })).toEqual([]);
  });
});
