import { findBanner } from '#database/banner/banner-store.ts';
import type { Store } from '#database/connect.ts';
import type { Post } from '#domain/post/post.ts';
import { createLocalContent, toPostView } from '#services/local-content.ts';
import type { CreateWebsite } from '#website/serve.ts';

/**
 * Renders the preview of an unpublished post with the site's own build. Its addresses are below `origin`, which must
 * serve the files of that build.
 */
export function createPostRenderer(
  { createWebsite, store, origin }: { createWebsite: CreateWebsite; store: Store; origin: string },
  logError: (error: unknown) => void,
): (post: Post) => Promise<string> {
  const content = createLocalContent({ db: store.db, siteUrl: origin, logError });
  const unused = (): never => {
    throw new Error('the page of a post does not need this');
  };
  return async (post) => {
    const website = createWebsite({
      siteUrl: origin,
      api: { host: '', clientKey: '' },
      content: { ...content, findPost: async () => toPostView(post, origin) },
      readBanner: () => findBanner(store.db),
      retention: { isStoredHere: true, enquiryDays: 0, applicationDays: 0 },
      hasFile: () => false,
      measureDocument: () => undefined,
      hashDocument: async () => undefined,
      readAsset: undefined,
      // The desk replaces this policy.
      createPagePolicy: () => "default-src 'none'",
      readDrawing: async () => undefined,
      drawQuote: unused,
      readRepository: async () => ({ isDemonstration: false, checkedOn: '', files: [], unserved: [] }),
      listRepositoryChanges: unused,
    });
    const response = await website(new Request(`${origin}/Home/Blogs/Details/${post.id}`));
    return response.text();
  };
}
