import { clientKeyHeader } from '#contract/paths.ts';
import { connect } from '#database/connect.ts';
import { createApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { highRateLimits } from '#tests/high-rate-limits.ts';
import { createMigratedStoreAddress, type DialectName } from '#tests/store.ts';

export const clientKey = { [clientKeyHeader]: 'mohar-public-site' };

/** The whole server on a fresh store, with one answer for all pages; `await using` closes both. */
export async function createTestApp(
  dialect: DialectName,
  postgresUrl: string,
  env: NodeJS.ProcessEnv = {},
  page = () => new Response('<p>page</p>'),
) {
  const address = await createMigratedStoreAddress(dialect, postgresUrl);
  const config: Config = readConfig({
    LOG_LEVEL: 'silent',
    DEMONSTRATION: 'no',
    DATA_DIR: address.dataDir,
    DATABASE_URL: address.databaseUrl,
    ...highRateLimits,
    ...env,
  });
  const store = await connect(config);
  const app = await createApp({ config, store, createWebsite: () => async () => page() });
  return {
    app,
    store,
    config,
    async [Symbol.asyncDispose]() {
      await app.close();
      await store.close();
      await address.remove();
    },
  };
}
