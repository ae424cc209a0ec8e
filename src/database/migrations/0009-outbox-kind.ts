import type { Kysely } from 'kysely';

/** An outbox row names the kind of its message; its text is composed on delivery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').renameColumn('message', 'kind').execute();
}
