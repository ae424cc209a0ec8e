import { join } from 'node:path';

/**
 * The environment of every process that a test starts: from the tests' own only the path of programs and the cache of
 * compiled code. Without the cache each process compiles all modules again.
 */
export const childEnv: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/compiled'),
};
