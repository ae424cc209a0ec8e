import type { Kysely } from 'kysely';

/** What is published: media by the hash of their content, posts, notices, advertisements, the banner, and counters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMedia(db);
  await createPost(db);
  await createNotice(db);
  await createAdvertisement(db);
  await db.schema
    .createTable('banner')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('href', 'text', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .execute();
  // Ids that are never reused, and the revision that every change increments, in SQL that both dialects have.
  await db.schema
    .createTable('counter')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'integer', (column) => column.notNull())
    .execute();
}

async function createMedia(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    // The stored widths, as a JSON array.
    .addColumn('widths', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('media_file')
    .addColumn('hash', 'text', (column) => column.notNull().references('media.hash').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_file_key', ['hash', 'name'])
    .execute();
}

async function createPost(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('picture_hash', 'text', (column) => column.references('media.hash'))
    .addColumn('picture_alt', 'text', (column) => column.notNull())
    .addColumn('share_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('is_popular', 'integer', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .execute();
  // One covering index for each list, so that a page's ids are found by an index-only scan.
  await db.schema.createIndex('post_active').on('post').columns(['is_active', 'created_at desc', 'id desc']).execute();
  await db.schema
    .createIndex('post_popular')
    .on('post')
    .columns(['is_active', 'is_popular', 'created_at desc', 'id desc'])
    .execute();
}

async function createNotice(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    // `link`, `picture` or `pdf`.
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('href', 'text', (column) => column.notNull())
    .addColumn('media_hash', 'text', (column) => column.references('media.hash'))
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('notice_active')
    .on('notice')
    .columns(['is_active', 'created_at desc', 'id desc'])
    .execute();
}

async function createAdvertisement(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('advertisement')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('media_hash', 'text', (column) => column.notNull().references('media.hash'))
    .addColumn('alt', 'text', (column) => column.notNull())
    // The platforms, in a JSON array.
    .addColumn('platforms', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .execute();
}
