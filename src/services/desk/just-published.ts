import { isDeepStrictEqual } from 'node:util';
import { listAudit } from '#database/audit/audit-store.ts';
import type { Executor } from '#database/connect.ts';
import type { ItemKind } from '#database/published-item.ts';
import { findScheduled } from '#database/schedule/schedule-store.ts';
import type { ScheduledChange } from '#database/schema.ts';
import { type AuditAction, findSubject } from '#domain/audit/audit.ts';
import type { Actor } from '#domain/staff/staff.ts';

/** The same entry by the same person within this time is a repetition. Milliseconds. */
const repetitionMs = 600_000;

type Changes = readonly Pick<ScheduledChange, 'isActive' | 'dueAt'>[];

/** Whether the scheduled changes of an item are these. */
async function hasSchedule(
  trx: Executor,
  item: Pick<ScheduledChange, 'kind' | 'key'>,
  changes: Changes,
): Promise<boolean> {
  const scheduled = await findScheduled(trx, item);
  return isDeepStrictEqual(
    scheduled.map(({ isActive, dueAt }) => ({ isActive, dueAt })),
    changes,
  );
}

/** The entry of the audit log for a new item. */
const actions = {
  post: ['post-drafted'],
  notice: ['notice-published', 'content-scheduled'],
  advertisement: ['advertisement-published', 'content-scheduled'],
} as const satisfies Partial<Record<ItemKind, readonly AuditAction[]>>;

/**
 * The keys of the items that somebody has created within the last ten minutes, the newest first. An equal item among
 * them is a repetition: its form was sent again, by a second press or after its answer was lost.
 */
export async function listJustPublished(
  trx: Executor,
  { id: staffId }: Actor,
  kind: keyof typeof actions,
  now: Date,
): Promise<readonly string[]> {
  const since = new Date(now.getTime() - repetitionMs).toISOString();
  const entries = await listAudit(trx, { staffId, action: actions[kind], since }, 100);
  return entries.flatMap((entry) => {
    const subject = findSubject(entry);
    return subject?.kind === kind ? [subject.key] : [];
  });
}

/**
 * The key of an item that somebody has created within the last ten minutes with the same entries, as `isSame` compares
 * them, and the same first and last day; `undefined` if there is none.
 */
export async function findRepeated(
  trx: Executor,
  actor: Actor,
  { kind, changes, now }: { kind: 'notice' | 'advertisement'; changes: Changes; now: Date },
  isSame: (key: string) => Promise<boolean>,
): Promise<string | undefined> {
  for (const key of await listJustPublished(trx, actor, kind, now)) {
    if ((await isSame(key)) && (await hasSchedule(trx, { kind, key }, changes))) return key;
  }
  return undefined;
}
