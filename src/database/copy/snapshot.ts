import { createHash } from 'node:crypto';
import type { StoreAddress } from '#database/connect.ts';
import { withPostgresReader } from '#database/copy/postgres-reader.ts';
import { quote, type Reader } from '#database/copy/reader.ts';
import { formatRow } from '#database/copy/row-line.ts';
import { withSqliteReader } from '#database/copy/sqlite-reader.ts';
import { type Row, type Table, toTables, type Value } from '#database/copy/table.ts';
import { MoharError } from '#domain/errors.ts';

/** A consistent snapshot of all rows; others may write meanwhile. */
export type Snapshot = {
  readonly kind: Reader['kind'];
  /** For messages to the operator; never with a password. */
  readonly name: string;
  /** The name of the last migration; blank for a store without tables. */
  readonly schemaVersion: string;
  /** Referenced tables first. */
  readonly tables: readonly Table[];
  count(table: Table): Promise<number>;
  /** Rows in the order of their key's bytes, in batches of a few megabytes at most. */
  read(table: Table): AsyncIterable<readonly Row[]>;
};

/** The number of a table's rows, and the SHA-256 in hex of its lines (`formatRow`) in key order. */
export type TableSum = { readonly rows: number; readonly sha256: string };

/** Rows per batch. A row with a file has up to 5 MB, and twice that on the wire from PostgreSQL. */
const batchSizes = { withBytes: 4, others: 500 };

/** Opens an existing store without migrating it, and reads it in one transaction. Throws `store-unavailable`. */
export function withSnapshot<Result>(
  address: StoreAddress,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const read = async (reader: Reader): Promise<Result> => work(await createSnapshot(reader));
  return address.databaseUrl === '' ? withSqliteReader(address.dataDir, read) : withPostgresReader(address, read);
}

/**
 * Returns the name of an existing store; never creates one. Throws `store-unavailable` if DATA_DIR or DATABASE_URL has
 * no store of the site.
 */
export function requireStore(address: StoreAddress): Promise<string> {
  return withSnapshot(address, async ({ name, schemaVersion }) => {
    if (schemaVersion !== '') return name;
    const variable = address.databaseUrl === '' ? 'DATA_DIR' : 'DATABASE_URL';
    throw new MoharError('store-unavailable', `${variable}: ${name} has no tables of the site.`);
  });
}

async function createSnapshot(reader: Reader): Promise<Snapshot> {
  const columns = await reader.readColumns();
  const tables = toTables(columns, await reader.readReferences());
  const hasSchema = columns.some(({ table }) => table === 'kysely_migration');
  const [last] = hasSchema ? await reader.query('select max(name) as name from kysely_migration') : [];
  return {
    kind: reader.kind,
    name: reader.name,
    schemaVersion: String(last?.name ?? ''),
    tables,
    async count({ name }) {
      const [row] = await reader.query(`select count(*) as count from ${quote(name)}`);
      return Number(row?.count);
    },
    async *read(table) {
      const size = table.columns.some(({ type }) => type === 'bytes') ? batchSizes.withBytes : batchSizes.others;
      const names = table.columns.map(({ name }) => name);
      const key = listKey(table).map(reader.order);
      const sql = `select ${names.map(quote)} from ${quote(table.name)} order by ${key}`;
      for await (const rows of reader.stream(sql, size)) {
        yield rows.map((row) => names.map((name) => row[name] as Value));
      }
    },
  };
}

function listKey({ columns, key }: Table) {
  return key.flatMap((name) => columns.filter((column) => column.name === name));
}

export async function sumTable(snapshot: Snapshot, table: Table): Promise<TableSum> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of snapshot.read(table)) {
    for (const row of rows) hash.update(formatRow(table, row));
    count += rows.length;
  }
  return { rows: count, sha256: hash.digest('hex') };
}
