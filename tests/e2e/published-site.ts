import { connect, type Store } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { createStoreAddress } from '#tests/store.ts';

/** A server of its own, and its store to publish into while it runs; nothing is published at first. */
export async function openPublishedSite(
  env: NodeJS.ProcessEnv = {},
): Promise<{ server: TestServer; store: Store } & AsyncDisposable> {
  const address = await createStoreAddress('SQLite', '');
  const store = await connect(address);
  await migrate(store.db);
  const server = await startServer({ DATA_DIR: address.dataDir, ...env });
  return {
    server,
    store,
    async [Symbol.asyncDispose]() {
      await server.stop();
      await store.close();
      await address.remove();
    },
  };
}
