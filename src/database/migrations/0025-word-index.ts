import { type Kysely, sql } from 'kysely';

/** The index of a lead's words has the word too, so that it answers alone whether a lead has a word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index lead_word_of_lead on lead_word (lead_id, word)`.execute(db);
  await sql`drop index lead_word_lead`.execute(db);
}
