import { connect, type Store } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { MoharError } from '#domain/errors.ts';
import { type Config, readConfig } from '#server/config.ts';

/**
 * Runs a command. A promise of ours that breaks is one line on standard error, and status 1. A reader that leaves early,
 * as `head` does, is no fault: the command still finishes its work.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await work();
  } catch (error) {
    if (!(error instanceof MoharError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Opens the configured store with the newest schema for the work, and closes it whatever becomes of that. */
export async function withStore<Result>(work: (db: Store['db'], config: Config) => Promise<Result>): Promise<Result> {
  const config = readConfig();
  const store = await connect(config);
  try {
    await migrate(store.db);
    return await work(store.db, config);
  } finally {
    await store.close();
  }
}
