import type { StoredApplication } from '#domain/application/application.ts';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { tellOfApplication, thankForApplication } from '#mail/application/application-mails.ts';
import { type DigestLeads, tellOfDay } from '#mail/digest/digest-mail.ts';
import { tellOfEnquiry, thankForEnquiry } from '#mail/enquiry/enquiry-mails.ts';
import { DeliveryError } from '#mail/fault.ts';
import type { House, Message } from '#mail/message.ts';
import type { SendMail } from '#mail/smtp.ts';
import type { SendLead } from '#mail/webhook.ts';

/** Where a message's subject is read when its turn comes; `undefined` when it was erased meanwhile. */
export type Subjects = {
  findEnquiry(id: string): Promise<StoredEnquiry | undefined>;
  findApplication(id: string): Promise<StoredApplication | undefined>;
  readResume(applicationId: string): Promise<Uint8Array | undefined>;
  /** What came in during the day that ends when the digest of this day is due. */
  listLeads(day: string): Promise<DigestLeads>;
};

/** Our desks, by what they are told of. */
export type Desks = {
  readonly contact: string;
  readonly partner: string;
  readonly career: string;
  readonly digest: string;
};

/** Everything that a delivery needs; an absent sender is one that is not configured. */
export type Delivery = {
  readonly house: House;
  readonly desks: Desks;
  readonly subjects: Subjects;
  readonly sendMail: SendMail | undefined;
  readonly sendLead: SendLead | undefined;
};

/** An acknowledgement that has waited so long would only puzzle. Milliseconds. */
const thanksAreStaleAfter = 3 * 24 * 3_600_000;

/** Writes the message from its subject as it is now and hands it over. Rejects with a `DeliveryError`. */
export async function deliver(entry: OutboxEntry, delivery: Delivery, signal: AbortSignal): Promise<void> {
  if (entry.message.endsWith('-acknowledgement') && Date.now() - Date.parse(entry.createdAt) > thanksAreStaleAfter) {
    throw new DeliveryError('refused', 'it has waited for more than three days');
  }
  if (entry.message === 'enquiry-webhook') {
    const enquiry = await delivery.subjects.findEnquiry(entry.subjectId);
    if (enquiry) await delivery.sendLead?.(entry.id, enquiry, signal);
    return;
  }
  const mail = await writeMail(entry, delivery);
  if (mail) await delivery.sendMail?.(entry.id, mail.to, mail.message, signal);
}

async function writeMail(
  { message, subjectId }: OutboxEntry,
  { house, desks, subjects }: Delivery,
): Promise<{ to: string; message: Message } | undefined> {
  if (message === 'digest')
    return { to: desks.digest, message: tellOfDay(subjectId, await subjects.listLeads(subjectId)) };
  if (message === 'enquiry-notification' || message === 'enquiry-acknowledgement') {
    const enquiry = await subjects.findEnquiry(subjectId);
    if (!enquiry) return undefined;
    return message === 'enquiry-notification'
      ? { to: desks[enquiry.kind], message: tellOfEnquiry(enquiry) }
      : { to: enquiry.email, message: thankForEnquiry(enquiry, house) };
  }
  const application = await subjects.findApplication(subjectId);
  if (!application) return undefined;
  if (message === 'application-acknowledgement') {
    return { to: application.email, message: thankForApplication(application, house) };
  }
  const resume = await subjects.readResume(subjectId);
  return resume && { to: desks.career, message: tellOfApplication(application, resume) };
}
