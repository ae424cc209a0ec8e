import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { CreateWebsite } from '#website/serve.ts';

// `node tools/compile.ts <build>` fills Node's compile cache, so that the first start is as fast as later ones: see `server/main.ts`.
const root = join(import.meta.dirname, '..');
const [build = ''] = process.argv.slice(2);
enableCompileCache(join(root, '.cache/compiled'));
const { setProductionMode } = await import('#server/config.ts');
setProductionMode();
await import('#server/start.ts');
const { createAssetReader } = await import('#server/read-asset.ts');
const { createWebsite }: { createWebsite: CreateWebsite } = await import(join(build, 'server/index.js'));

// The context of the root's loader; the page below has no loader.
const context = {
  siteUrl: 'http://localhost',
  api: { host: '', clientKey: '' },
  content: { listNotices: async () => ({ notices: [], hasFailed: false }) },
  readBanner: async () => undefined,
  readRepository: async () => ({ isDemonstration: false }),
  readAsset: createAssetReader(join(build, 'client')),
  createPagePolicy: () => '',
};

// The build fails when the server build cannot render a page, or when an inline script is not valid JavaScript.
try {
  const handle = createWebsite(context as unknown as Parameters<CreateWebsite>[0]);
  const response = await handle(new Request(`${context.siteUrl}/no-results`));
  const html = await response.text();
  if (response.status !== 200) throw new Error(`The server build answers a page with ${response.status}: ${html}`);
  for (const [, source = ''] of html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)) new Script(source);
} catch (error) {
  // The message alone: for an uncaught error Node would print the source line, and the bundle is one long line.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
