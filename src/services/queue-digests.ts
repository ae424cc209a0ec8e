import { listApplications } from '#database/application/application-store.ts';
import type { Executor } from '#database/connect.ts';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { findLastSubject, findQueuedAt, queueMessages } from '#database/outbox/outbox-store.ts';
import { findIndianTime, toIndianDay, toMoment } from '#domain/time.ts';
import type { DigestLeads } from '#mail/digest/digest-messages.ts';

const day = 24 * 3_600_000;
/** Missed digests are sent for so many days. Delivered messages are deleted a day later. */
const lateDays = 6;

/** The time of day for the report of suspected robots where no time for a digest is configured. */
const reportTime = '09:30';

/** Mails to us, once a day: the leads of the day, and how many submissions are suspected to be robots'. */
type DailyKind = 'digest' | 'suspicion-report';

/**
 * Returns a function that queues the daily mail of a kind once `time` has passed (India, `09:30`). It also queues those
 * that were missed because no server ran. Days without submissions get none, but for the digest of today.
 */
export function createDailyQueue(db: Executor, kind: DailyKind, time: string): (now: Date) => Promise<void> {
  let queuedDay = '';
  return async (now) => {
    const isDue = findIndianTime(now) >= (time || reportTime);
    const newest = toIndianDay(isDue ? now : new Date(now.getTime() - day));
    if (newest === queuedDay) return;
    // Days after `newest` were queued by a clock that was ahead.
    const last = await findLastSubject(db, kind, newest);
    // A store without any digest has just been given a time for it. Reports exist only for days with suspected robots.
    const missesSince = kind === 'digest' ? (last ?? newest) : (last ?? '');
    const missed = listDays(now, lateDays).filter((due) => due > missesSince && due < newest);
    for (const due of [...missed, newest]) {
      const { enquiries, applications } = await listDayLeads(db, kind, due, time);
      const isToday = isDue && due === newest;
      if ((isToday && kind === 'digest') || enquiries.length + applications.length > 0) {
        await queueMessages(db, [{ kind, subjectId: due }], now);
      }
    }
    queuedDay = newest;
  };
}

/**
 * The submissions of the 24 hours before the mail is due: people's, or those of suspected robots. After the time of day
 * was moved to a later hour they are more: those since the mail of the day before.
 */
export async function listDayLeads(
  db: Executor,
  kind: DailyKind,
  indianDay: string,
  time: string,
): Promise<DigestLeads> {
  const before = toMoment(indianDay, time || reportTime);
  const dayBefore = new Date(before.getTime() - day);
  const previous = await findQueuedAt(db, kind, toIndianDay(dayBefore));
  // It was queued within a minute after its time.
  const previousDue = previous === undefined ? dayBefore.getTime() : Date.parse(previous) - 60_000;
  const since = new Date(Math.min(dayBefore.getTime(), previousDue)).toISOString();
  const suspected = kind === 'suspicion-report';
  const filter = { since, before: before.toISOString(), suspected };
  return { enquiries: await listEnquiries(db, filter), applications: await listApplications(db, filter) };
}

/** The last `count` days before a moment, in India, oldest first. */
function listDays(now: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => toIndianDay(new Date(now.getTime() - (count - at) * day)));
}
