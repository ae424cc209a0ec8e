import type { Kysely } from 'kysely';

/** What the desk lists of a post, in its order: an index that covers it, so that no text of a post is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = ['created_at desc', 'slug', 'title', 'is_active'];
  await db.schema.createIndex('post_list').on('post').columns(columns).execute();
}
