import type { Kysely } from 'kysely';

/**
 * Adds the folded address, with an index on it and on the phone number, to find everything of one person. Existing
 * rows, and rows from a process of the former version, have a blank key until `fillEmailKeys`. The migration fills
 * none: it would lock the rows for longer than the four seconds of that process's lock timeout.
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
