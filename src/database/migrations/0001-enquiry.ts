import type { Kysely } from 'kysely';

/** The enquiry table, and an index for the order of lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('pincode', 'text', (column) => column.notNull())
    .addColumn('city_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('state_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('enquiry_received_at').on('enquiry').columns(['received_at', 'id']).execute();
}
