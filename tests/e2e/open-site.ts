import { connect, type Store } from '#database/connect.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { createMigratedStoreAddress, type DialectName } from '#tests/store.ts';

/** The built site as a process of its own on a store of its own, which tests read and publish into while it runs. */
export type Site = AsyncDisposable & {
  readonly url: string;
  readonly store: Store;
  /** What the process has written so far. */
  output(): string;
  /** Stops the process and starts another on the same store. */
  restart(): Promise<void>;
};

/** Starts one; nothing is published at first unless `env` asks for it. */
export async function openSite(
  env: NodeJS.ProcessEnv = {},
  dialect: DialectName = 'SQLite',
  postgresUrl = '',
): Promise<Site> {
  const address = await createMigratedStoreAddress(dialect, postgresUrl);
  const serverEnv = { DATA_DIR: address.dataDir, DATABASE_URL: address.databaseUrl, ...env };
  const store = await connect(address);
  let server: TestServer = await startServer(serverEnv);
  return {
    store,
    get url() {
      return server.url;
    },
    output: () => server.output(),
    async restart() {
      await server.stop();
      server = await startServer(serverEnv);
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await store.close();
      await address.remove();
    },
  };
}
