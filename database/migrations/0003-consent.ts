import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an enquiry's sender agreed to and when, and what spoke for a robot. */
export const consentMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('enquiry')
      .addColumn('consent_version', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('enquiry').addColumn('consented_at', 'text').execute();
    await db.schema
      .alterTable('enquiry')
      .addColumn('suspicion', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
