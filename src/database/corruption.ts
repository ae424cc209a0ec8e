import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { MoharError } from '#domain/errors.ts';

/** SQLITE_CORRUPT and SQLITE_NOTADB; PostgreSQL's `data_corrupted` and `index_corrupted`. */
export function isCorruption(error: unknown): boolean {
  if (error instanceof MoharError) return isCorruption(error.cause);
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return [11, 26].includes(Number(error.errcode) & 0xff);
  return 'code' in error && /^XX00[12]$/.test(String(error.code));
}

/** The findings of a full check, or the SQL statement that PostgreSQL needs before it. */
export type CorruptionCheck = { readonly corruption: readonly string[] } | { readonly needs: string };

/**
 * Reads every page of SQLite's tables, or every row and index entry of PostgreSQL's. Takes a second for some 100 MB.
 */
export async function checkCorruption(db: Kysely<Schema>): Promise<CorruptionCheck> {
  try {
    if (db.getExecutor().adapter instanceof SqliteAdapter) {
      // Not `pragma quick_check`: a statement that does not begin with "select" waits for the lock of writers.
      const { rows } = await sql<{ line: string }>`select quick_check as line from pragma_quick_check`.execute(db);
      return { corruption: rows.map(({ line }) => line).filter((line) => line !== 'ok') };
    }
    const needs = await findMissingForAmcheck(db);
    return needs === undefined ? { corruption: await runAmcheck(db) } : { needs };
  } catch (error) {
    if (!(error instanceof Error && isCorruption(error))) throw error;
    return { corruption: [error.message] };
  }
}

/** By default only superusers may create and use the extension. */
async function findMissingForAmcheck(db: Kysely<Schema>): Promise<string | undefined> {
  const installed = await sql`select 1 from pg_extension where extname = 'amcheck'`.execute(db);
  if (installed.rows.length === 0) return 'create extension amcheck';
  const { rows } = await sql<{ login: string }>`
    select quote_ident(current_user) as login
    where not has_function_privilege(to_regproc('verify_heapam'), 'execute')
      or not has_function_privilege(to_regprocedure('bt_index_check(regclass, boolean)'), 'execute')`.execute(db);
  const [first] = rows;
  return first && `grant execute on function verify_heapam, bt_index_check(regclass, boolean) to ${first.login}`;
}

/** https://www.postgresql.org/docs/current/amcheck.html; an index that is corrupt is an error of the query. */
async function runAmcheck(db: Kysely<Schema>): Promise<readonly string[]> {
  const ofSite = sql`c.relnamespace = current_schema()::regnamespace and c.relpersistence = 'p'`;
  const { rows } = await sql<{ line: string }>`
    select c.relname || ': ' || h.msg as line from pg_class c, verify_heapam(c.oid, check_toast => true) h
    where c.relkind = 'r' and ${ofSite}`.execute(db);
  await sql`
    select bt_index_check(c.oid, true) from pg_class c join pg_am a on a.oid = c.relam
    where c.relkind = 'i' and a.amname = 'btree' and ${ofSite}`.execute(db);
  return rows.map(({ line }) => line);
}
