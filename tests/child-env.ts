import { join } from 'node:path';

/**
 * What every process that a test starts inherits: nothing of the tests' own environment but where programs are, and the cache of compiled
 * code, without which each compiles all modules again.
 */
export const childEnv: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/compiled'),
};
