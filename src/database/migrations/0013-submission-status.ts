import type { Kysely } from 'kysely';

/** What has become of a submission. An earlier release that still runs inserts new ones without it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['enquiry', 'application']) {
    await db.schema
      .alterTable(table)
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
      .execute();
  }
}
