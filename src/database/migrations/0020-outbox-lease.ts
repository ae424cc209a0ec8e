import type { Kysely } from 'kysely';

/** The end of an attempt's lease; blank for none. A process of the former version claims without a lease. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('lease_until', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
