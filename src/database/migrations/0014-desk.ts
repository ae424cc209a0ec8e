import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * The tables of the desk: staff, notes and replies, the words of leads for the search, scheduled changes, and an audit
 * log. The database itself makes the audit log append-only. An earlier release that still runs inserts leads without
 * the new columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await createStaff(db);
  await createLeads(db, isPostgres);
  await createAudit(db, isPostgres);
  await db.schema
    .createTable('scheduled_change')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('scheduled_change_key', ['kind', 'key', 'is_active'])
    .execute();
}

async function createStaff(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('public_key', 'bytea', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  // Tokens are stored as SHA-256 only.
  await db.schema
    .createTable('invitation')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('staff_session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('challenge')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}

async function createLeads(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  for (const table of ['enquiry', 'application']) {
    const added = [
      ['owner_id', 'text', ''],
      ['revision', 'integer', 0],
      ['answered_at', 'text', ''],
      ['is_indexed', 'integer', 0],
    ] as const;
    for (const [name, type, value] of added) {
      await db.schema
        .alterTable(table)
        .addColumn(name, type, (column) => column.notNull().defaultTo(value))
        .execute();
    }
    // An index for each frequent list; it is read in both directions, for newest first and oldest first.
    for (const column of table === 'enquiry' ? ['status', 'owner_id', 'kind'] : ['status', 'owner_id']) {
      await db.schema.createIndex(`${table}_${column}`).on(table).columns([column, 'received_at', 'id']).execute();
    }
    const few = [
      ['unindexed', 'id', 'is_indexed = 0'],
      ['suspected', 'received_at, id', "suspicion != ''"],
    ] as const;
    for (const [name, columns, condition] of few) {
      const [index, on] = [sql.id(`${table}_${name}`), sql.table(table)];
      await sql`create index ${index} on ${on} (${sql.raw(columns)}) where ${sql.raw(condition)}`.execute(db);
    }
  }
  await db.schema
    .createTable('lead_word')
    // A prefix search is a range: it needs byte order.
    .addColumn('word', isPostgres ? sql`text collate "C"` : 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_word_key', ['word', 'lead_id'])
    .execute();
  await db.schema.createIndex('lead_word_lead').on('lead_word').column('lead_id').execute();
  for (const table of ['lead_note', 'lead_reply']) {
    await db.schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex(`${table}_lead`).on(table).column('lead_id').execute();
  }
  await db.schema
    .alterTable('lead_reply')
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute();
}

async function createAudit(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['staff_id', 'action', 'subject_id']) {
    await db.schema.createIndex(`audit_${column}`).on('audit').columns([column, 'id']).execute();
  }
  if (isPostgres) {
    await sql`create function refuse_audit_change() returns trigger language plpgsql as
      $$ begin raise exception 'the audit log is append-only'; end $$`.execute(db);
    await sql`create trigger audit_append_only before update or delete or truncate on audit
      for each statement execute function refuse_audit_change()`.execute(db);
    return;
  }
  for (const change of ['update', 'delete']) {
    await sql`create trigger ${sql.id(`audit_no_${change}`)} before ${sql.raw(change)} on audit
      begin select raise(abort, 'the audit log is append-only'); end`.execute(db);
  }
}
