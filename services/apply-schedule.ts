import type { Executor } from '#database/connect.ts';
import { incrementRevision } from '#database/counter/counter-store.ts';
import { updatePostCounts } from '#database/post/post-store.ts';
import { setActive } from '#database/published-item.ts';
import { listScheduled, takeScheduled } from '#database/schedule/schedule-store.ts';

/** Shows and withdraws what is due by now, in the order in which it was due: each once, of several processes. */
export async function applySchedule(db: Executor, now: Date): Promise<void> {
  for (const change of await listScheduled(db, now.toISOString())) {
    await db.transaction().execute(async (trx) => {
      if (!(await takeScheduled(trx, change))) return;
      if ((await setActive(trx, change, change.isActive === 1)) !== 'changed') return;
      await updatePostCounts(trx);
      await incrementRevision(trx);
    });
  }
}
