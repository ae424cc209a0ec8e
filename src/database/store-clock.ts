import { type Kysely, sql } from 'kysely';
import type { Schema } from '#database/schema.ts';

/** Slower readings are ignored: they are too inaccurate. Milliseconds. */
const maxReadingTime = 1_000;

/**
 * PostgreSQL's clock, extrapolated with the monotonic clock between readings. Machines with a wrong time, or a time
 * that is set meanwhile, agree with the others about due, duplicate and expired rows.
 */
export function createStoreClock(db: Kysely<Schema>) {
  let origin: number | undefined;
  return {
    now: (): Date => (origin === undefined ? new Date() : new Date(origin + performance.now())),
    /** Reads the database's clock. Rejects if it does not answer. */
    async read(): Promise<void> {
      const sentAt = performance.now();
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
      const answeredAt = performance.now();
      if (!rows[0] || (origin !== undefined && answeredAt - sentAt > maxReadingTime)) return;
      origin = rows[0].now.getTime() - (sentAt + answeredAt) / 2;
    },
  };
}
