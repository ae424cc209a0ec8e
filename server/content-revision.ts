import { existsSync, statSync } from 'node:fs';
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

type Context = {
  readonly store: Store;
  readonly config: Config;
  readonly repository: Pick<RepositoryWatcher, 'check'>;
  readonly cache: Pick<ResponseCache, 'revalidate'>;
};

/**
 * Polls the content revision and revalidates the cache when it has changed, until the server closes. While the store does
 * not answer, the cache stays as it is.
 */
export async function watchContentRevision(
  app: FastifyInstance,
  { store, config, repository, cache }: Context,
): Promise<void> {
  let repositoryState = '';
  const revalidate = async (): Promise<void> => {
    const revision = await readCounter(store.db, revisionCounter);
    const period = config.apiHost === '' ? 0 : Math.floor(Date.now() / remoteMaxAge);
    cache.revalidate([revision, period, repositoryState, ...ownFolders(config).map(readModified)].join(':'));
  };
  const checkRepository = async (): Promise<void> => {
    repositoryState = await repository.check(await readCounter(store.db, revisionCounter));
  };
  let isRunning = true;
  const finish = (error?: unknown): void => {
    if (error) app.log.warn({ err: error }, 'the content revision could not be read');
    isRunning = false;
  };
  await revalidate();
  // Only pages that show the certificates wait for the first check.
  checkRepository().then(() => finish(), finish);
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    checkRepository()
      .then(revalidate)
      .then(() => finish(), finish);
  }, pollInterval);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}

/** Folders into which an authority drops files that pages list. */
function ownFolders({ dataDir, repositoryDir }: Config): readonly string[] {
  const own = ['utility', 'documents/forms', 'documents/Content'].map((name) => join(dataDir, name));
  return [...own, repositoryDir];
}

function readModified(folder: string): number {
  return existsSync(folder) ? statSync(folder).mtimeMs : 0;
}
