import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#database/connect.ts';
import { readCounter, revisionCounter } from '#database/counter/counter-store.ts';
import type { Config } from '#server/config.ts';
import type { PageKeeper } from '#server/page/page-keeper.ts';

/** How often the store is asked for its revision: a change is on every server within two seconds. Milliseconds. */
const lookEvery = 250;

/** How long pages of another host's content are kept, whatever it has changed. Milliseconds. */
const remoteLifetime = 60_000;

/** Keeps keepers at the content's revision until the server ends. While the store does not answer, they stay as they are. */
export async function followRevision(
  app: FastifyInstance,
  store: Store,
  config: Config,
  keepers: readonly Pick<PageKeeper, 'moveTo'>[],
): Promise<void> {
  const look = async (): Promise<void> => {
    const revision = await readCounter(store.db, revisionCounter);
    const minute = config.apiHost === '' ? 0 : Math.floor(Date.now() / remoteLifetime);
    const content = [revision, minute, ...watched(config).map(readChange)].join(':');
    for (const keeper of keepers) keeper.moveTo(content);
  };
  await look();
  const timer = setInterval(() => {
    look().catch((error: unknown) => app.log.warn({ err: error }, 'the revision could not be read'));
  }, lookEvery);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}

/** Folders into which an authority drops files that pages tell of. */
function watched({ dataDir }: Config): readonly string[] {
  return ['utility', 'documents/forms', 'documents/Content', 'documents/repository'].map((name) => join(dataDir, name));
}

function readChange(folder: string): number {
  return existsSync(folder) ? statSync(folder).mtimeMs : 0;
}
