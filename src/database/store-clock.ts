import { type Kysely, sql } from 'kysely';
import type { Schema } from '#database/schema.ts';

/** An answer that took longer says too little about the time. Milliseconds. */
const longestReading = 1_000;

/**
 * The clock of PostgreSQL. Between readings time passes by this process's monotonic clock, so that a machine whose time is
 * wrong, or is set meanwhile, agrees with the others about what is due, a duplicate or expired.
 */
export function createStoreClock(db: Kysely<Schema>) {
  let origin: number | undefined;
  return {
    now: (): Date => (origin === undefined ? new Date() : new Date(origin + performance.now())),
    /** Reads it. Rejects when the database does not answer. */
    async read(): Promise<void> {
      const sentAt = performance.now();
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
      const answeredAt = performance.now();
      if (!rows[0] || (origin !== undefined && answeredAt - sentAt > longestReading)) return;
      origin = rows[0].now.getTime() - (sentAt + answeredAt) / 2;
    },
  };
}
