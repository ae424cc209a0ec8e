import type { Kysely } from 'kysely';

/** The files of the repository on each machine, by which those that differ are found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('repository_copy')
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('repository_copy_key', ['host', 'path'])
    .execute();
}
