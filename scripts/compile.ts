import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Fills Node's compile cache, so that the first start is as fast as the next: see `server/main.ts`.
const root = join(import.meta.dirname, '..');
enableCompileCache(join(root, '.cache/compiled'));
const { setProductionMode } = await import('#server/config.ts');
setProductionMode();
await import('#server/start.ts');
const { createWebsite } = await import(join(root, 'build/server/index.js'));

// The build fails when the pages of the server build are not as expected. The message alone: the bundle is one long line,
// which Node would print with an uncaught error.
const { checkWebsite } = await import('#scripts/check-website.ts');
try {
  await checkWebsite(createWebsite);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
