import type { Kysely } from 'kysely';

/** The consent version and time of an enquiry, and why it is suspected to be a robot's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('enquiry')
    .addColumn('consent_version', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('enquiry').addColumn('consented_at', 'text').execute();
  await db.schema
    .alterTable('enquiry')
    .addColumn('suspicion', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
