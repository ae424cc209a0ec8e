import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An outbox row names the kind of its message; its text is composed on delivery. */
export const outboxKindMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('outbox').renameColumn('message', 'kind').execute();
  },
};
