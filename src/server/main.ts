import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Caches compiled code between starts: a start is three times as fast. The key is a file's content, so entries cannot
// be stale. Without write access every start compiles.
enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));

// A static import would be compiled before the line above runs.
const { start } = await import('#server/start.ts');
await start();
flushCompileCache();
