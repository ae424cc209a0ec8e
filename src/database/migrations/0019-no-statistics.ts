import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The columns that hold what visitors enter and what staff write about them. */
const personal = {
  enquiry: [
    'name',
    'company_name',
    'email',
    'email_key',
    'phone',
    'address',
    'pincode',
    'city_name',
    'state_name',
    'message',
  ],
  application: ['full_name', 'email', 'email_key', 'phone', 'post', 'resume_name'],
  resume: ['bytes'],
  lead_word: ['word'],
  lead_note: ['text'],
  lead_reply: ['subject', 'text'],
};

/**
 * PostgreSQL's planner statistics are copies of values and outlive their rows: `analyze` leaves the statistics of an
 * emptied table. Without statistics the planner still uses the indexes of these columns. `alter … type` to the same
 * type rewrites nothing and deletes existing statistics.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const [table, columns] of Object.entries(personal)) {
    for (const column of columns) {
      const [of, name] = [sql.table(table), sql.ref(column)];
      const type = sql.raw(column === 'bytes' ? 'bytea' : column === 'word' ? 'text collate "C"' : 'text');
      await sql`alter table ${of} alter column ${name} set statistics 0, alter column ${name} type ${type}`.execute(db);
    }
  }
}
