import { type Kysely, sql } from 'kysely';

/** Columns and outbox values take the names that the code uses: email, error, notification, acknowledgement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['enquiry', 'application']) {
    await db.schema.alterTable(table).renameColumn('mail', 'email').execute();
  }
  await db.schema.alterTable('outbox').renameColumn('last_fault', 'last_error').execute();
  await sql`update outbox set message = replace(replace(message, '-notice', '-notification'), '-thanks', '-acknowledgement')`.execute(
    db,
  );
  await sql`update outbox set once_key = replace(replace(replace(once_key, 'thanks:', 'acknowledgement:'), '-notice:', '-notification:'), '-thanks:', '-acknowledgement:')`.execute(
    db,
  );
}
