import type { Kysely } from 'kysely';

/**
 * The folded address, with an index on it and on the phone number, to find everything of one person. Rows that there are, and
 * those that a process of the former version inserts, have a blank key until `fillEmailKeys`: processes of that version wait
 * at most four seconds for a lock, and a migration of many rows would hold it for longer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['enquiry', 'application']) {
    await db.schema
      .alterTable(table)
      .addColumn('email_key', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const column of ['email_key', 'phone']) {
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
  }
}
