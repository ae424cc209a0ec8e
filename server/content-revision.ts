import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#database/connect.ts';
import { readCounter, revisionCounter } from '#database/counter/counter-store.ts';
import type { Config } from '#server/config.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import type { RepositoryWatcher } from '#services/watch-repository.ts';

/** How often the store is asked for its revision: a change is on every server within two seconds. Milliseconds. */
const pollInterval = 250;

/** How long pages of another host's content are cached, whatever it has changed. Milliseconds. */
const remoteMaxAge = 60_000;

/**
 * Polls the content revision and revalidates the caches when it has changed, until the server closes. While the store does
 * not answer, the caches stay as they are.
 */
export async function watchContentRevision(
  app: FastifyInstance,
  context: { store: Store; config: Config; repository: RepositoryWatcher; caches: readonly ResponseCache[] },
): Promise<void> {
  const { store, config, repository, caches } = context;
  // Folders into which an authority drops files that pages list.
  const own = ['utility', 'documents/forms', 'documents/Content'].map((name) => join(config.dataDir, name));
  const readModified = (folder: string): number => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  let repositoryState = '';
  const revalidate = async (): Promise<void> => {
    const revision = await readCounter(store.db, revisionCounter);
    const period = config.apiHost === '' ? 0 : Math.floor(Date.now() / remoteMaxAge);
    const modified = [...own, config.repositoryDir].map(readModified);
    const version = [revision, period, repositoryState, ...modified].join(':');
    for (const cache of caches) cache.revalidate(version);
  };
  const checkRepository = async (): Promise<void> => {
    repositoryState = await repository.check(await readCounter(store.db, revisionCounter));
  };
  /** Repeats the work, one run after the other, and resolves after the first; the same error is logged once. */
  const repeat = (work: () => Promise<void>, message: string): Promise<void> => {
    let isRunning = false;
    let reported = '';
    const run = async (): Promise<void> => {
      if (isRunning) return;
      isRunning = true;
      try {
        await work();
        reported = '';
      } catch (error) {
        if (String(error) !== reported) app.log.warn({ err: error }, message);
        reported = String(error);
      }
      isRunning = false;
    };
    const timer = setInterval(run, pollInterval);
    timer.unref();
    app.addHook('onClose', () => clearInterval(timer));
    return run();
  };
  // Independent of each other: a certificate that cannot be read delays no post.
  await repeat(revalidate, 'the content revision could not be read');
  void repeat(checkRepository, 'the repository could not be checked');
}
