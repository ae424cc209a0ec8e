import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Fills Node's compile cache, so that the first start is as fast as the next: see `server/main.ts`.
const root = join(import.meta.dirname, '..');
enableCompileCache(join(root, '.cache/compiled'));
const { setProductionMode } = await import('#server/config.ts');
setProductionMode();
await import('#server/start.ts');
await import(join(root, 'build/server/index.js'));
