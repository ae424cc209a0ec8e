import type { FastifyBaseLogger } from 'fastify';
import { site } from '#content/site.ts';
import { findApplication, listApplications, readResume } from '#database/application/application-store.ts';
import type { Executor, Store } from '#database/connect.ts';
import { findEnquiry, listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { claimDue, deleteDelivered, queueMessage, recordAttempt } from '#database/outbox/outbox-store.ts';
import { forgetSubmissions } from '#database/submission/recent-submission-store.ts';
import { channelOf, type OutboxChannel, outboxMessages } from '#domain/outbox/outbox.ts';
import { findIndianDay, findIndianTime, toMoment } from '#domain/time.ts';
import { patientBackoff } from '#mail/outbox/backoff.ts';
import { type Delivery, deliver, type Subjects } from '#mail/outbox/deliver.ts';
import { type OutboxWorker, startWorker, type WorkerEvent } from '#mail/outbox/worker.ts';
import { createSmtpSender } from '#mail/smtp.ts';
import { createLeadSender } from '#mail/webhook.ts';
import type { Config } from '#server/config.ts';

const aDay = 24 * 3_600_000;
/** What is delivered stays this long, so that a day's counts and the day's digest are known. Milliseconds. */
const deliveredIsKeptFor = 7 * aDay;
const housekeepingEvery = 3_600_000;
const pollSeconds = 5;

/** Delivers what waits in the store's outbox, by whatever is configured; the rest goes on waiting. */
export function startOutbox({ db }: Store, config: Config, log: FastifyBaseLogger): OutboxWorker {
  const delivery = toDelivery(db, config);
  const isConfigured = { mail: delivery.sendMail !== undefined, webhook: delivery.sendLead !== undefined };
  const start = (channel: OutboxChannel, tick: (now: Date) => Promise<void>): OutboxWorker => {
    const messages = outboxMessages.filter((message) => channelOf(message) === channel && isConfigured[channel]);
    return startWorker({
      outbox: {
        claim: (leaseSeconds, now) => claimDue(db, { messages, leaseSeconds, now }),
        record: (id, attempt) => recordAttempt(db, id, attempt),
      },
      deliver: (entry, signal) => deliver(entry, delivery, signal),
      backoff: { ...patientBackoff, firstSeconds: config.mail.retrySeconds },
      pollSeconds: Math.min(pollSeconds, config.mail.retrySeconds),
      tick,
      tell: (event) => logEvent(log, event),
    });
  };
  // One for each channel, so that a CRM which is down or never answers does not hold up the mail.
  const workers = [start('mail', doByTheClock(db, config.mail.digestTime)), start('webhook', async () => {})];
  return {
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop(graceSeconds) {
      await Promise.all(workers.map((worker) => worker.stop(graceSeconds)));
    },
  };
}

function toDelivery(db: Executor, { mail, webhook }: Config): Delivery {
  return {
    house: site,
    desks: mail.desks,
    subjects: toSubjects(db, mail.digestTime),
    sendMail: mail.smtpUrl === '' ? undefined : createSmtpSender(mail.smtpUrl, mail.from, site),
    sendLead: webhook.url === '' ? undefined : createLeadSender(webhook.url, webhook.secret),
  };
}

function toSubjects(db: Executor, digestTime: string): Subjects {
  return {
    findEnquiry: (id) => findEnquiry(db, id),
    findApplication: (id) => findApplication(db, id),
    readResume: (id) => readResume(db, id),
    async listLeads(day) {
      const before = toMoment(day, digestTime || '00:00');
      const since = new Date(before.getTime() - aDay);
      const filter = { since: since.toISOString(), before: before.toISOString(), suspected: false };
      return { enquiries: await listEnquiries(db, filter), applications: await listApplications(db, filter) };
    },
  };
}

/**
 * Writes the digest when its time of day in India has come, or the last one when the server was down from then on and there
 * is something to tell; forgets once an hour what is no longer needed.
 */
function doByTheClock(db: Executor, digestTime: string): (now: Date) => Promise<void> {
  const { listLeads } = toSubjects(db, digestTime);
  let digestDay = '';
  let keptHouseAt = 0;
  const isOwed = async (day: string, today: string): Promise<boolean> => {
    if (day === today) return true;
    const { enquiries, applications } = await listLeads(day);
    return enquiries.length + applications.length > 0;
  };
  return async (now) => {
    const today = findIndianDay(now);
    const day = findIndianTime(now) >= digestTime ? today : findIndianDay(new Date(now.getTime() - aDay));
    if (digestTime !== '' && day !== digestDay) {
      if (await isOwed(day, today)) await queueMessage(db, 'digest', day, now);
      digestDay = day;
    }
    if (now.getTime() - keptHouseAt < housekeepingEvery) return;
    keptHouseAt = now.getTime();
    await deleteDelivered(db, new Date(now.getTime() - deliveredIsKeptFor).toISOString());
    await forgetSubmissions(db, now);
  };
}

function logEvent(log: FastifyBaseLogger, event: WorkerEvent): void {
  if (event.event === 'fault') log.error({ err: event.error }, 'the outbox could not be read');
  else if (event.event === 'delivered') log.info(event, 'a message was delivered');
  else log.warn(event, 'a message was not delivered');
}
