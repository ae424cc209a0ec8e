import { type PostgresCursor, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { isCorruption } from '#database/corruption.ts';
import { MoharError } from '#domain/errors.ts';

/**
 * Timeouts of a query, in ascending order: the lock, the statement, then this process's, for an unreachable server.
 * Browsers give up after 30 seconds. Milliseconds.
 */
const deadlines = {
  lock_timeout: 4_000,
  statement_timeout: 8_000,
  query_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** The answer to a statement that returns nothing. */
const noRows = { command: 'BEGIN', rowCount: 0, rows: [] };

/** PostgreSQL's connection pool. A lost connection is replaced by the next query. */
export function createPool(databaseUrl: string, hasDeadlines: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'mohar',
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Queries of one client are sent without waiting for the answer to the one before.
    pipeline: true,
    ...(hasDeadlines ? deadlines : {}),
  });
  // Without a listener a lost connection of an idle client ends the process; the next query opens another one.
  pool.on('error', () => {});
  // The pool listens to idle clients only. If the client is in use, its query rejects with the reason.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A dialect on a pool. Its queries reject with `store-unavailable` if the database cannot answer or save. */
export function createPostgresDialect(pool: pg.Pool): PostgresDialect {
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect().catch(rejectUnavailable);
    let isBroken = false;
    let begun: Promise<unknown> | undefined;
    const run = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
      const sent = client.query(text, [...parameters]);
      if (text === 'begin') {
        // Awaited with the first statement of the transaction: both are sent in one round trip.
        begun = sent;
        begun.catch(() => {});
        return noRows;
      }
      try {
        const [result] = await Promise.all([sent, begun]);
        begun = undefined;
        return result;
      } catch (error) {
        isBroken ||= isUnavailable(error);
        return rejectUnavailable(error);
      }
    };
    function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
    function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
    function query(text: unknown, parameters: readonly unknown[] = []): unknown {
      if (typeof text !== 'string') throw new Error('Rows are not streamed: this pool takes no cursors.');
      return run(text, parameters);
    }
    return {
      query,
      // A late answer to a timed-out query must not reach another query.
      release: () => client.release(isBroken),
    };
  };
  return new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } });
}

function rejectUnavailable(error: unknown): never {
  // A host name with several addresses gives an error per address, and no message of its own.
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  const reason = first instanceof Error ? first.message : String(first);
  if (isCorruption(error)) {
    throw new MoharError('store-unavailable', `PostgreSQL: ${reason}; restore a backup.`, { cause: error });
  }
  if (!isUnavailable(error)) throw error;
  throw new MoharError('store-unavailable', `PostgreSQL does not answer or save (${reason})`, { cause: error });
}

/**
 * SQLSTATE (PostgreSQL documentation, appendix A): the classes of lost connections, missing resources, shutdown and
 * system errors, a read-only transaction, a database that accepts no connections and a lock that was not granted; and
 * the errors of a connection that could not be made.
 */
const unavailableCodes =
  /^(?:08...|25006|55000|53...|55P03|57...|58...|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH)$/;

/** Messages of errors without a distinctive code; errors of `pg` itself have none. */
const unavailableMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'not queryable',
  // Kysely's, of a connection that was lost in a transaction.
  'connection has been discarded',
  // PostgreSQL's, of a new connection on a full disk: the code (XX000) is the same for any internal error.
  'could not write init file',
];

/**
 * Whether a database is unreachable, for instance starting. Invalid logins, names and read-only databases do not count.
 */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof MoharError) return isConnectionFailure(error.cause);
  return isUnavailable(error) && !(error instanceof Error && 'code' in error && error.code === '25006');
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return unavailableCodes.test(code) || unavailableMessages.some((message) => error.message.includes(message));
}
