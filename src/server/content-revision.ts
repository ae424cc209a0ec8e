import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#database/connect.ts';
import { readCounter, revisionCounter } from '#database/counter/counter-store.ts';
import type { Config } from '#server/config.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import { startPolling } from '#services/poll.ts';
import { readChange } from '#services/read-own-file.ts';
import type { RepositoryWatcher } from '#services/watch-repository.ts';

/**
 * How often files are looked for changes and SQLite is asked for its revision; and PostgreSQL, which is asked over the network: a
 * change is on every server within two seconds. Milliseconds.
 */
const pollInterval = 250;
const pollIntervalPostgres = 1_000;

/** How long pages of another host's content are cached, whatever it has changed. Milliseconds. */
const remoteMaxAge = 60_000;

/**
 * Reads the content revision at intervals, and revalidates the caches when it or a file has changed, until the server closes. While the store does not answer, the caches stay as they are.
 */
export async function watchContentRevision(
  app: FastifyInstance,
  context: { store: Store; config: Config; repository: RepositoryWatcher; caches: readonly ResponseCache[] },
): Promise<void> {
  const { store, config, repository, caches } = context;
  // Folders into which an authority drops files that pages list.
  const own = ['utility', 'documents/forms', 'documents/Content'].map((name) => join(config.dataDir, name));
  let revision = 0;
  let repositoryState = '';
  const revalidate = (): void => {
    const period = config.apiHost === '' ? 0 : Math.floor(Date.now() / remoteMaxAge);
    const modified = [...own, config.repositoryDir].map(readChange);
    const version = [revision, period, repositoryState, ...modified].join(':');
    for (const cache of caches) cache.revalidate(version);
  };
  const readRevision = async (): Promise<void> => {
    revision = await readCounter(store.db, revisionCounter);
    revalidate();
  };
  const checkFiles = async (): Promise<void> => {
    repositoryState = await repository.check(revision);
    revalidate();
  };
  // Independent of each other: a certificate that cannot be read delays no post.
  const interval = config.databaseUrl === '' ? pollInterval : pollIntervalPostgres;
  const { log } = app;
  const failure = 'the content revision could not be read';
  const polls = [
    startPolling(readRevision, { interval, log, failure }),
    startPolling(checkFiles, { interval: pollInterval, log, failure: 'the repository could not be checked' }),
  ];
  app.addHook('onClose', async () => {
    for (const poll of polls) await poll.stop();
  });
  await polls[0]?.first;
}
