import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Adds the inbox: follow-up days, kinds of notes, drafts of replies and saved replies. Every lead is indexed again,
 * with the words of its message and its phone number reversed; until then its former words stay. A process of the
 * former version inserts leads and notes without the new columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const table of ['enquiry', 'application']) {
    await db.schema
      .alterTable(table)
      .addColumn('follow_up_on', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const indexes = [
      ['follow_up', 'follow_up_on', "follow_up_on != ''"],
      // Covers the counts of the views.
      ['counts', 'status, owner_id', "suspicion = ''"],
    ] as const;
    for (const [name, columns, condition] of indexes) {
      const index = sql.id(`${table}_${name}`);
      await sql`create index ${index} on ${sql.table(table)} (${sql.raw(columns)}) where ${sql.raw(condition)}`.execute(
        db,
      );
    }
    await sql`update ${sql.table(table)} set is_indexed = 0 where is_indexed = 1`.execute(db);
  }
  await db.schema
    .alterTable('lead_note')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('note'))
    .execute();
  await db.schema
    .createTable('reply_draft')
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reply_draft_key', ['lead_id', 'staff_id'])
    .execute();
  await db.schema
    .createTable('saved_reply')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();
  if (!isPostgres) return;
  // As migration 0019: the planner's statistics would copy what staff write about people.
  for (const column of ['subject', 'text']) {
    await sql`alter table reply_draft alter column ${sql.ref(column)} set statistics 0`.execute(db);
  }
}
