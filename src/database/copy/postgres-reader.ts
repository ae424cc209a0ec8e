import { CompiledQuery, type Transaction } from 'kysely';
import { connect, type StoreAddress } from '#database/connect.ts';
import { quote, type Reader, type ResultRow } from '#database/copy/reader.ts';

/** Reads PostgreSQL in one transaction with a snapshot of its start; writers are not blocked. */
export async function withPostgresReader<Result>(
  address: StoreAddress,
  work: (reader: Reader) => Promise<Result>,
): Promise<Result> {
  await using store = await connect(address);
  const transaction = store.db.withoutPlugins().transaction();
  return await transaction
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => work(createReader(trx, store.name)));
}

const inSchema = 'relnamespace = (select oid from pg_namespace where nspname = current_schema())';

function createReader<Schema>(trx: Transaction<Schema>, name: string): Reader {
  const query = async <Found = ResultRow>(sql: string) => (await trx.executeQuery<Found>(CompiledQuery.raw(sql))).rows;
  let cursors = 0;
  return {
    kind: 'PostgreSQL',
    name,
    readColumns: () =>
      query(`select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
          coalesce(array_position(i.indkey::int2[], a.attnum), -1) as key
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          left join pg_index i on i.indrelid = c.oid and i.indisprimary
        where c.relkind in ('r', 'p') and c.${inSchema} order by c.relname, a.attnum`),
    readReferences: () =>
      query(`select c.relname as "table", p.relname as parent from pg_constraint k
          join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
        where k.contype = 'f' and c.${inSchema}`),
    // The collation of the database may sort as a language does, SQLite by bytes.
    order: ({ name: column, type }) => (type === 'text' ? `${quote(column)} collate "C"` : quote(column)),
    query,
    async *stream(sql, size) {
      // The cursor is closed with the transaction.
      cursors += 1;
      const cursor = quote(`rows_${cursors}`);
      await query(`declare ${cursor} no scroll cursor for ${sql}`);
      for (;;) {
        const rows = await query(`fetch ${size} from ${cursor}`);
        if (rows.length > 0) yield rows;
        if (rows.length < size) return;
      }
    },
  };
}
