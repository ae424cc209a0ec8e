import { expect, test, vi } from 'vitest';
import type { ContentSource, PostCard } from '#contract/content-source.ts';
import type { WebsiteContext } from '#website/context.ts';
import { openFinder } from './open-finder.ts';

const card = { id: 4, title: 'Opening hours', summary: 'When our office is open.' } as PostCard;

/** A site with one post. A test can withdraw the post, and make the reads of the store fail. */
function createSite() {
  const state = { isWithdrawn: false, hasFailed: false, reads: 0 };
  const content = {
    async listPosts() {
      state.reads += 1;
      const posts = state.isWithdrawn || state.hasFailed ? [] : [card];
      return { posts, total: posts.length, hasFailed: state.hasFailed };
    },
    findPost: async () => 'missing',
  } as unknown as ContentSource;
  const context = {
    hasFile: () => false,
    measureDocument: () => undefined,
    readRepository: async () => ({ files: [] }),
    content,
  } as unknown as WebsiteContext;
  const find = async () => (await openFinder(context)).find(card.title).flatMap(({ entries }) => entries);
  return { state, hasFound: async () => (await find()).some(({ title }) => title === card.title) };
}

test('requests at once share a finder, and a withdrawn post is found for no more than a second', async ({
  onTestFinished,
}) => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { state, hasFound } = createSite();
  expect(await Promise.all([hasFound(), hasFound()])).toEqual([true, true]);
  expect(state.reads).toBe(1);
  state.isWithdrawn = true;
  vi.setSystemTime(1_001);
  expect(await hasFound()).toBe(false);
});

test('a finder without its posts is not shared: each request reads them again', async () => {
  const { state, hasFound } = createSite();
  state.hasFailed = true;
  expect(await Promise.all([hasFound(), hasFound()])).toEqual([false, false]);
  expect(state.reads).toBe(2);
  state.hasFailed = false;
  expect(await hasFound()).toBe(true);
});
