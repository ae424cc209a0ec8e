import { type Kysely, sql } from 'kysely';

/** Deletes orphans of 0.3: notes, replies and index entries that were saved during the erasure of their lead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['lead_word', 'lead_note', 'lead_reply']) {
    const lead = sql.ref(`${table}.lead_id`);
    await sql`
      delete from ${sql.table(table)}
      where not exists (select 1 from enquiry where id = ${lead})
        and not exists (select 1 from application where id = ${lead})`.execute(db);
  }
}
