import { type Kysely, sql } from 'kysely';

/**
 * With the word in it, the index of a lead's words answers by itself whether a lead has a word. It serves the erasure
 * of a lead as the former one did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index lead_word_of_lead on lead_word (lead_id, word)`.execute(db);
  await sql`drop index lead_word_lead`.execute(db);
}
