import { clientKeyHeader } from '#contract/paths.ts';
import { createApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type DialectName, openTestStore } from '#tests/store.ts';

export const clientKey = { [clientKeyHeader]: 'mohar-public-site' };

/** The whole server on a fresh store, without pages; `await using` closes both. */
export async function createTestApp(dialect: DialectName, postgresUrl: string, env: NodeJS.ProcessEnv = {}) {
  const config: Config = readConfig({ LOG_LEVEL: 'silent', ...env });
  const store = await openTestStore(dialect, postgresUrl);
  const app = await createApp({ config, store, renderWebsite: async () => new Response('<p>page</p>') });
  return {
    app,
    store,
    async [Symbol.asyncDispose]() {
      await app.close();
      await store[Symbol.asyncDispose]();
    },
  };
}
