import type { Kysely } from 'kysely';

/** The demonstration’s certificates and CRL with the key that signs it, and the changes of the repository's files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('demonstration_file')
    // `root-ca`, `ca`, `sub-ca`, `crl` or `crl-key`.
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('repository_change')
    .addColumn('path', 'text', (column) => column.notNull())
    // Of each path 1, 2, 3 …: of several processes that detect the same change one inserts it.
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('noticed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('repository_change_key', ['path', 'step'])
    .execute();
}
