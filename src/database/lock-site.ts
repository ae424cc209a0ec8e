import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StoreAddress } from '#database/connect.ts';
import { makeFolder } from '#database/make-folder.ts';
import { MoharError } from '#domain/errors.ts';

/** Another process may be stopping, as at a restart. Milliseconds. */
const waitMs = 1_000;

/** SQLite's result code of a file that another process has locked. */
const busy = 5;

/** Held until the process ends. */
let lock: DatabaseSync | undefined;

/**
 * Refuses a second site on one SQLite store: each would have its own rate limits, and both would send the outbox. The lock is
 * SQLite's own on a file beside the store, so the kernel releases it with the process, however that ends. The desk and
 * commands take none. Throws `store-unavailable`.
 */
export function lockSite({ databaseUrl, dataDir }: StoreAddress): void {
  if (databaseUrl !== '' || lock !== undefined) return;
  const file = join(dataDir, 'site.lock');
  try {
    makeFolder(dataDir, 0o700);
    const opened = new DatabaseSync(file, { timeout: waitMs });
    opened.exec('begin exclusive');
    lock = opened;
  } catch (error) {
    // A full or read-only disk: opening the store reports it, or serves pages without saving.
    if (!(error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy)) return;
    const advice = 'stop it, or use PostgreSQL (DATABASE_URL) for several processes.';
    throw new MoharError('store-unavailable', `DATA_DIR: another process serves the site from "${dataDir}"; ${advice}`);
  }
}
