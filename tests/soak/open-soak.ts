import { startPostgres } from '#tests/postgres/postgres.ts';
import { runSoak, type SoakPlan, type SoakResult } from '#tests/soak/run-soak.ts';
import { createMigratedStoreAddress, createTemplate, type DialectName } from '#tests/store.ts';

type SoakOptions = Pick<SoakPlan, 'processes' | 'processKills' | 'least' | 'retries' | 'random' | 'print'> & {
  readonly databaseKills: number;
};

/** Runs a soak on a fresh store; PostgreSQL is one of its own, because it is ended. */
export async function openSoak(dialect: DialectName, { databaseKills, ...plan }: SoakOptions): Promise<SoakResult> {
  if (dialect === 'SQLite') {
    const address = await createMigratedStoreAddress('SQLite', '');
    const result = await runSoak({ ...plan, address });
    await address.remove();
    return result;
  }
  const postgres = await startPostgres();
  await createTemplate(postgres.url);
  const address = await createMigratedStoreAddress('PostgreSQL', postgres.url);
  const { crash, start } = postgres;
  const result = await runSoak({ ...plan, address, database: { crash, start, kills: databaseKills } });
  await address.remove();
  await postgres.stop();
  return result;
}
