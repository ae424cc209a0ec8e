import { type Kysely, sql } from 'kysely';

/** Deletes what 0.3 could leave of an erased lead, when a note, a reply or an index entry was saved during the erasure. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['lead_word', 'lead_note', 'lead_reply']) {
    const lead = sql.ref(`${table}.lead_id`);
    await sql`
      delete from ${sql.table(table)}
      where not exists (select 1 from enquiry where id = ${lead})
        and not exists (select 1 from application where id = ${lead})`.execute(db);
  }
}
