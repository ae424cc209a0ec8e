import { setClockAhead } from '#tests/clock.ts';
import { startPostgres, type TestPostgres } from '#tests/postgres/postgres.ts';
import {
  crashDatabase,
  type Fault,
  fillDisk,
  freezeDatabase,
  killProcess,
  mountDisk,
  moveStoreAway,
  startDuringOutage,
} from '#tests/soak/faults.ts';
import { runSoak, type SoakPlan, type SoakResult } from '#tests/soak/run-soak.ts';
import { createMigratedStoreAddress, createTemplate, type DialectName } from '#tests/store.ts';

type SoakOptions = Pick<SoakPlan, 'processes' | 'least' | 'retries' | 'random' | 'print'> & {
  readonly kills: number;
  /** How often PostgreSQL ends; SQLite is moved away instead. */
  readonly outages: number;
  /**
   * Whether the disk is full as well, PostgreSQL freezes and is away when a process starts, and one has a wrong clock.
   */
  readonly hasAllFaults: boolean;
};

/** Runs a soak on a fresh store; PostgreSQL is one of its own, because it is ended. */
export async function openSoak(dialect: DialectName, options: SoakOptions): Promise<SoakResult> {
  const postgres = dialect === 'PostgreSQL' ? await startPostgres() : undefined;
  if (postgres) await createTemplate(postgres.url);
  const address = await createMigratedStoreAddress(dialect, postgres?.url ?? '');
  const { dataDir } = address;
  const result = await (async () => {
    using disk = options.hasAllFaults ? mountDisk(dataDir) : undefined;
    if (options.hasAllFaults && !disk) options.print('without a full disk: only root may mount one');
    const faults: Fault[] = [
      ...Array(options.kills).fill(killProcess),
      ...Array(options.outages).fill(postgres ? crashDatabase(postgres) : moveStoreAway(dataDir)),
      ...(disk ? [fillDisk(dataDir), fillDisk(dataDir)] : []),
      ...(options.hasAllFaults && postgres ? listFreezes(postgres) : []),
    ];
    using clock = options.hasAllFaults && postgres ? setClockAhead() : undefined;
    return await runSoak({ ...options, address, faults, ...(clock ? { firstEnv: clock.env } : {}) });
  })();
  await address.remove();
  await postgres?.stop();
  return result;
}

const listFreezes = (postgres: TestPostgres): Fault[] => [freezeDatabase(postgres), startDuringOutage(postgres)];
