import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { foldEmail } from '#domain/email.ts';

type Tables = { [table in 'enquiry' | 'application']: { id: string; email: string; email_key: string } };

/**
 * Adds the folded address, with an index on it and on the phone number, to find everything of one person. A process of the
 * former version inserts rows with a blank key.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // Folds A to Z only, in every locale.
  const lower = isPostgres ? sql<string>`lower(email collate "C")` : sql<string>`lower(email)`;
  for (const table of ['enquiry', 'application'] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('email_key', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db
      .updateTable(table)
      .set({ email_key: lower })
      .where(sql<boolean>`octet_length(email) = length(email)`)
      .execute();
    const others = await db.selectFrom(table).select(['id', 'email']).where('email_key', '=', '').execute();
    for (const { id, email } of others) {
      await db
        .updateTable(table)
        .set({ email_key: foldEmail(email) })
        .where('id', '=', id)
        .execute();
    }
    for (const column of ['email_key', 'phone']) {
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
  }
}
