import { PostgresAdapter, sql } from 'kysely';
import pg from 'pg';
import type { Executor } from '#database/connect.ts';

// What PostgreSQL alone has: NOTIFY at the commit of a change, LISTEN in every process.

const channel = 'mohar_revision';

/** The longest pause before a lost connection is opened again. Milliseconds. */
const longestPause = 5_000;

/** Notifies the processes that listen, when the transaction commits. Nothing with SQLite. */
export async function notifyRevision(db: Executor): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_notify(${channel}, '')`.execute(db);
}

/**
 * Listens on a connection of its own and calls `onChange` after every notification, and whenever the connection is there
 * again, because something may have been missed. Returns a function that ends it.
 */
export function listenForRevision(databaseUrl: string, onChange: () => void): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  let pause = 250;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'mohar-listen',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client = next;
    // A lost connection is an error, an end, or both.
    const retry = (): void => {
      if (client !== next) return;
      client = undefined;
      void next.end().catch(() => {});
      if (isEnded) return;
      timer = setTimeout(connect, pause).unref();
      pause = Math.min(2 * pause, longestPause);
    };
    next.on('error', retry).on('end', retry).on('notification', onChange);
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      pause = 250;
      onChange();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      retry();
    }
  };

  void connect();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
