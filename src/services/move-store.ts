import type { StoreAddress } from '#database/connect.ts';
import { insertRows } from '#database/copy/insert-rows.ts';
import { type Snapshot, sumTable, withSnapshot } from '#database/copy/snapshot.ts';
import { openStagedStore, requireEmpty, requireKnownSchema, type StagedStore } from '#database/copy/staging.ts';
import { MoharError } from '#domain/errors.ts';
import type { ReportProgress } from '#services/progress.ts';

/** A move from a store to an empty one. */
export type Move = { readonly from: StoreAddress; readonly to: StoreAddress; readonly report: ReportProgress };

/** How many rows were moved, and how many of them an earlier attempt had moved already. */
export type MoveResult = { readonly rows: number; readonly resumed: number };

/**
 * Copies every row into an empty store, resumes pictures and all. The rows wait out of sight until each table has been read
 * again from both stores with the same count and SHA-256; then they appear at once. A move that is killed continues after
 * the last row that was written. The source is only read. Throws `copy-failed` when it was written to meanwhile.
 */
export async function moveStore({ from, to, report }: Move): Promise<MoveResult> {
  await requireEmpty(to);
  let staged: StagedStore | undefined;
  let discard = false;
  try {
    const result = await withSnapshot(from, async (source) => {
      requireKnownSchema(source.schemaVersion, source.name);
      const options = { source: source.name, schemaVersion: source.schemaVersion, resumes: true };
      staged = await openStagedStore(to, options);
      return copyRows(source, staged, report);
    });
    if (!staged) throw new TypeError('the snapshot was not read');
    await compareStores(from, staged, report);
    await staged.publish();
    return result;
  } catch (error) {
    // Rows that do not fit each other cannot be completed; what is merely interrupted can.
    discard = error instanceof MoharError && error.code === 'copy-failed';
    throw error;
  } finally {
    await staged?.close({ discard });
  }
}

async function copyRows(source: Snapshot, staged: StagedStore, report: ReportProgress): Promise<MoveResult> {
  let rows = 0;
  let resumed = 0;
  for (const table of source.tables) {
    const total = await source.count(table);
    const written = await withSnapshot(staged.address, async (target) => ({
      count: await target.count(table),
      lastKey: await target.findLastKey(table),
    }));
    let done = written.count;
    for await (const batch of source.read(table, written.lastKey)) {
      await insertRows(staged.db, table, batch);
      done += batch.length;
      report({ step: table.name, done, total });
    }
    rows += done;
    resumed += written.count;
  }
  return { rows, resumed };
}

/** Compares with a newer state of the source, so that what was written to it meanwhile is noticed. */
async function compareStores(from: StoreAddress, staged: StagedStore, report: ReportProgress): Promise<void> {
  await withSnapshot(from, (source) =>
    withSnapshot(staged.address, async (target) => {
      for (const table of source.tables) {
        const total = await source.count(table);
        let done = 0;
        const expected = await sumTable(source, table, (count) => {
          done += count;
          report({ step: `${table.name}, verified`, done, total });
        });
        const { rows, sha256 } = await sumTable(target, table);
        if (rows === expected.rows && sha256 === expected.sha256) continue;
        throw new MoharError(
          'copy-failed',
          `${table.name} was written to while it was moved; nothing was changed. Stop the site, then run it again.`,
        );
      }
    }),
  );
}
