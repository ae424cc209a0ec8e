import type { Kysely } from 'kysely';

/**
 * Whether a version was published: 0 for a draft that an earlier version has replaced. A process of the former release
 * reads such a draft as the last published text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('post_version')
    .addColumn('is_published', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
