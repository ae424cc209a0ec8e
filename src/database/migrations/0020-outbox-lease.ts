import type { Kysely } from 'kysely';

/** Until when an attempt has a message; blank for none. A process of the former version claims without it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('lease_until', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
