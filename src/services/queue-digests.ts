import { listApplications } from '#database/application/application-store.ts';
import type { Executor } from '#database/connect.ts';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { findLastSubject, queueMessages } from '#database/outbox/outbox-store.ts';
import { findIndianTime, toIndianDay, toMoment } from '#domain/time.ts';
import type { DigestLeads } from '#mail/digest/digest-messages.ts';

const day = 24 * 3_600_000;
/** Missed digests are sent for so many days. Delivered messages are deleted a day later. */
const lateDays = 6;

/**
 * Returns a function that queues the digest of the day once `digestTime` has passed (India, `09:30`). It also queues
 * missed digests since the last one, if no server ran at that time, for days with leads.
 */
export function createDigestQueue(db: Executor, digestTime: string): (now: Date) => Promise<void> {
  let queuedDay = '';
  return async (now) => {
    const isDue = findIndianTime(now) >= digestTime;
    const newest = toIndianDay(isDue ? now : new Date(now.getTime() - day));
    if (newest === queuedDay) return;
    // Without an earlier digest only the newest is queued.
    const last = await findLastSubject(db, 'digest');
    const missed = listDays(now, lateDays).filter((due) => last && due > last && due < newest);
    for (const due of [...missed, newest]) {
      const { enquiries, applications } = await listDigestLeads(db, due, digestTime);
      const isToday = isDue && due === newest;
      if (isToday || enquiries.length + applications.length > 0) {
        await queueMessages(db, [{ kind: 'digest', subjectId: due }], now);
      }
    }
    queuedDay = newest;
  };
}

/** The submissions of the 24 hours before the digest is due, without suspected robots. */
export async function listDigestLeads(db: Executor, indianDay: string, digestTime: string): Promise<DigestLeads> {
  const before = toMoment(indianDay, digestTime || '00:00');
  const since = new Date(before.getTime() - day);
  const filter = { since: since.toISOString(), before: before.toISOString(), suspected: false };
  return { enquiries: await listEnquiries(db, filter), applications: await listApplications(db, filter) };
}

/** The last `count` days before a moment, in India, oldest first. */
function listDays(now: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => toIndianDay(new Date(now.getTime() - (count - at) * day)));
}
