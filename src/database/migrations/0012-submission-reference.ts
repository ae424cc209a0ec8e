import type { Kysely } from 'kysely';

/** The submission of a fingerprint, so that a duplicate is answered with the reference number of the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('recent_submission')
    .addColumn('submission_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
