import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#database/connect.ts';
import { readCounter, revisionCounter } from '#database/counter/counter-store.ts';
import { listenForRevision } from '#database/revision-channel.ts';
import type { Config } from '#server/config.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import { readChange } from '#services/read-own-file.ts';
import type { RepositoryWatcher } from '#services/watch-repository.ts';

/**
 * How often files are looked for changes and SQLite is asked for its revision; and PostgreSQL, which notifies, where a
 * notification was lost: a change is on every server within two seconds. Milliseconds.
 */
const pollInterval = 250;
const pollIntervalPostgres = 1_500;

/** How long pages of another host's content are cached, whatever it has changed. Milliseconds. */
const remoteMaxAge = 60_000;

/**
 * Reads the content revision, whenever PostgreSQL notifies and at intervals, and revalidates the caches when it or a file has
 * changed, until the server closes. While the store does not answer, the caches stay as they are.
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
  const poll = (work: () => Promise<void>, interval: number, message: string) => {
    const run = createRepeatable(work, (err) => app.log.warn({ err }, message));
    const timer = setInterval(run, interval).unref();
    app.addHook('onClose', () => clearInterval(timer));
    return run;
  };
  // Independent of each other: a certificate that cannot be read delays no post.
  const runRead = poll(
    readRevision,
    config.databaseUrl === '' ? pollInterval : pollIntervalPostgres,
    'the content revision could not be read',
  );
  await runRead();
  if (config.databaseUrl !== '') {
    const end = listenForRevision(config.databaseUrl, () => void runRead());
    app.addHook('onClose', end);
  }
  void poll(checkFiles, pollInterval, 'the repository could not be checked')();
}

/**
 * Returns a function that does the work; calls during a run are one run after it. The same error is reported once until the
 * work succeeds again.
 */
function createRepeatable(work: () => Promise<void>, report: (error: unknown) => void): () => Promise<void> {
  let isRunning = false;
  let isWanted = false;
  let reported = '';
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      try {
        await work();
        reported = '';
      } catch (error) {
        if (String(error) !== reported) report(error);
        reported = String(error);
      }
    }
    isRunning = false;
  };
}
