import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { site } from '#content/site.ts';
import type { Store } from '#database/connect.ts';
import { readCounter, revisionCounter } from '#database/counter/counter-store.ts';
import { isOpen } from '#domain/site/opening.ts';
import type { Config } from '#server/config.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import { startPolling } from '#services/poll.ts';
import { readChange } from '#services/read-own-file.ts';
import type { RepositoryWatcher } from '#services/watch-repository.ts';

/**
 * Poll intervals of files and SQLite, and of PostgreSQL over the network: every server shows a change within two
 * seconds. Milliseconds.
 */
const pollInterval = 250;
const pollIntervalPostgres = 1_000;

/** How long pages with another host's content are cached: its revision is not known. Milliseconds. */
const remoteMaxAge = 60_000;

/**
 * Polls the content revision until the server closes, and revalidates the caches when it or a file has changed. While
 * the store does not answer, the caches stay as they are.
 */
export async function watchContentRevision(
  app: FastifyInstance,
  context: { store: Store; config: Config; repository: RepositoryWatcher; caches: readonly ResponseCache[] },
): Promise<void> {
  const { store, config, repository, caches } = context;
  // Pages list the files that an authority drops into these folders.
  const own = ['utility', 'documents/forms', 'documents/Content'].map((name) => join(config.dataDir, name));
  let revision = 0;
  let repositoryState = '';
  const revalidate = (): void => {
    const remoteMinute = config.apiHost === '' ? 0 : Math.floor(Date.now() / remoteMaxAge);
    const modified = [...own, config.repositoryDir].map(readChange);
    // Pages say first what works now: the telephone, or the mailbox.
    const isAnswered = isOpen(site.openingTimes, new Date());
    const version = [revision, remoteMinute, repositoryState, isAnswered, ...modified].join(':');
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
