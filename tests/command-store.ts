import { join } from 'node:path';
import { inject } from 'vitest';
import { connect, type Store } from '#database/connect.ts';
import type { Schema } from '#database/schema.ts';
import { runScript } from '#tests/run-script.ts';
import { createMigratedStoreAddress, type DialectName } from '#tests/store.ts';

/** Runs a command; its diagnostics are those after the line that names its store. */
export async function runCommand(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  options?: { closeOutput: boolean },
) {
  const ended = await runScript(`scripts/${script}.ts`, args, env, options);
  return { ...ended, stderr: ended.stderr.replace(/^Store: (?:SQLite|PostgreSQL), .*\n/, '') };
}

/** A store for commands to run on, open here as well, as it is while the server runs. */
export async function openForCommands(dialect: DialectName) {
  const address = await createMigratedStoreAddress(dialect, inject('postgresUrl'));
  const store = await connect(address);
  const env = { DATA_DIR: address.dataDir, DATABASE_URL: address.databaseUrl };
  return {
    db: store.db,
    env,
    folder: join(address.dataDir, 'resumes'),
    run: (script: string, ...args: string[]) => runCommand(script, args, env),
    dump: () => dump(store.db),
    async [Symbol.asyncDispose]() {
      await store.close();
      await address.remove();
    },
  };
}

function dump(db: Store['db']) {
  const tables = ['enquiry', 'application', 'resume', 'outbox', 'recentSubmission'] as const satisfies (keyof Schema)[];
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
}
