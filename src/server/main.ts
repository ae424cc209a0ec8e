import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Caches compiled code between starts, which makes a start three times as fast. Entries are found by the content of a
// file, so they cannot be stale; where the folder cannot be written every start compiles.
enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));

// A static import would be compiled before the line above runs.
const { start } = await import('#server/start.ts');
await start();
flushCompileCache();
