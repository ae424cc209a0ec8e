import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#database/connect.ts';
import { readCounter, revisionCounter } from '#database/counter/counter-store.ts';
import type { Config } from '#server/config.ts';
import type { PageKeeper } from '#server/page/page-keeper.ts';
import type { Repository } from '#server/repository/repository.ts';

/** How often the store is asked for its revision: a change is on every server within two seconds. Milliseconds. */
const lookEvery = 250;

/** How long pages of another host's content are kept, whatever it has changed. Milliseconds. */
const remoteLifetime = 60_000;

/** What follows the revision. */
type Followers = {
  readonly keepers: readonly Pick<PageKeeper, 'moveTo'>[];
  readonly repository: Pick<Repository, 'look'>;
};

/** Keeps keepers at the content's revision until the server ends. While the store does not answer, they stay as they are. */
export async function followRevision(
  app: FastifyInstance,
  store: Store,
  config: Config,
  { keepers, repository }: Followers,
): Promise<void> {
  let files = '';
  const follow = async (): Promise<void> => {
    const revision = await readCounter(store.db, revisionCounter);
    const minute = config.apiHost === '' ? 0 : Math.floor(Date.now() / remoteLifetime);
    const content = [revision, minute, files, ...watched(config).map(readChange)].join(':');
    for (const keeper of keepers) keeper.moveTo(content);
  };
  const lookAtFiles = async (): Promise<void> => {
    files = await repository.look(await readCounter(store.db, revisionCounter));
  };
  let isBusy = true;
  const rest = (error?: unknown): void => {
    if (error) app.log.warn({ err: error }, 'the revision could not be read');
    isBusy = false;
  };
  await follow();
  // Nobody waits for the certificates to be checked but the pages that show them.
  lookAtFiles().then(() => rest(), rest);
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    lookAtFiles()
      .then(follow)
      .then(() => rest(), rest);
  }, lookEvery);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}

/** Folders into which an authority drops files that pages tell of. */
function watched({ dataDir, repositoryDir }: Config): readonly string[] {
  const own = ['utility', 'documents/forms', 'documents/Content'].map((name) => join(dataDir, name));
  return [...own, repositoryDir];
}

function readChange(folder: string): number {
  return existsSync(folder) ? statSync(folder).mtimeMs : 0;
}
