import type { Kysely } from 'kysely';

/** Job applications, and their resumes in a table of their own, so that a list does not read megabytes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('application')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('post', 'text', (column) => column.notNull())
    .addColumn('expected_salary', 'integer', (column) => column.notNull())
    .addColumn('resume_kind', 'text', (column) => column.notNull())
    .addColumn('resume_name', 'text', (column) => column.notNull())
    .addColumn('resume_size', 'integer', (column) => column.notNull())
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('consented_at', 'text')
    .addColumn('suspicion', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('application_received_at').on('application').columns(['received_at', 'id']).execute();
  await db.schema
    .createTable('resume')
    .addColumn('application_id', 'text', (column) =>
      column.primaryKey().references('application.id').onDelete('cascade'),
    )
    // SQLite accepts any type name and stores a BLOB as it is.
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .execute();
}
