import type { Kysely } from 'kysely';

/** The Markdown of posts: drafts and published versions. Posts of earlier releases have HTML only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = ['title', 'summary', 'markdown', 'picture_hash', 'picture_alt'];
  const tables = [
    ['post_draft', 'slug', ['state_id', 'staff_id', 'saved_at']],
    ['post_version', 'id', ['slug', 'staff_id', 'at']],
  ] as const;
  for (const [name, key, columns] of tables) {
    let table = db.schema.createTable(name).addColumn(key, 'text', (column) => column.primaryKey());
    for (const column of [...columns, ...text]) table = table.addColumn(column, 'text', (added) => added.notNull());
    await table.addColumn('is_popular', 'integer', (column) => column.notNull()).execute();
  }
  await db.schema.createIndex('post_version_slug').on('post_version').columns(['slug', 'id']).execute();
}
