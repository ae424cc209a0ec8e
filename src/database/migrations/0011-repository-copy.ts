import type { Kysely } from 'kysely';

/** SHA-256 of the repository files per machine, to find differences. */
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
