import { Script } from 'node:vm';
import type { WebsiteContext } from '#website/context.ts';
import type { CreateWebsite } from '#website/serve.ts';

/** What the root's loader reads; the page below has no loader of its own. */
const dependencies: Pick<WebsiteContext, 'siteUrl' | 'api' | 'readBanner'> & {
  readonly content: Pick<WebsiteContext['content'], 'listNotices'>;
} = {
  siteUrl: 'http://localhost',
  api: { host: '', clientKey: '' },
  content: { listNotices: async () => [] },
  readBanner: async () => undefined,
};

/**
 * Renders a page with the server build. Throws when that fails, above all when the router's HTML does not have the form
 * that `website/defer-hydration.ts` expects, and when an inline script is no valid JavaScript.
 */
export async function checkWebsite(createWebsite: CreateWebsite): Promise<void> {
  const handle = createWebsite(dependencies as WebsiteContext);
  const response = await handle(new Request(new URL('/no-results', dependencies.siteUrl)));
  const html = await response.text();
  if (response.status !== 200) throw new Error(`The server build answers a page with ${response.status}: ${html}`);
  for (const [, source = ''] of html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)) new Script(source);
}
