import { findApplication, findResume } from '#database/application/application-store.ts';
import type { Executor } from '#database/connect.ts';
import { findEnquiry } from '#database/enquiry/enquiry-store.ts';
import { findReply } from '#database/lead/lead-notes.ts';
import { findState } from '#database/lead/lead-store.ts';
import { type MailboxName, mailboxNames, type OutboxMessage, type OutboxMessageKind } from '#domain/outbox/outbox.ts';
import { applicationAcknowledgement, applicationNotification } from '#mail/application/application-messages.ts';
import { digestMessage, suspicionReport } from '#mail/digest/digest-messages.ts';
import { enquiryAcknowledgement, enquiryNotification } from '#mail/enquiry/enquiry-messages.ts';
import { replyMessage, testMessage } from '#mail/lead/lead-messages.ts';
import type { Message, Organisation } from '#mail/message.ts';
import { listDayLeads } from '#services/queue-digests.ts';

export type MailContext = {
  readonly db: Executor;
  readonly organisation: Organisation;
  /** Addresses of our mailboxes. */
  readonly mailboxes: { readonly [name in MailboxName]: string };
  /** Time of day in India, `09:30`; blank for no digest. */
  readonly digestTime: string;
};

/** Every message but the webhook. */
type MailKind = Exclude<OutboxMessageKind, 'enquiry-webhook'>;

/**
 * Composes a mail from the current data of its subject. `undefined` if the subject was erased after the message was
 * queued: such a message counts as delivered, because there is nothing to send.
 */
export async function composeMail(
  kind: MailKind,
  { id, subjectId, createdAt }: OutboxMessage,
  { db, organisation, mailboxes, digestTime }: MailContext,
): Promise<{ to: string; message: Message } | undefined> {
  switch (kind) {
    case 'digest':
      return {
        to: mailboxes.digest,
        message: digestMessage(subjectId, await listDayLeads(db, kind, subjectId, digestTime)),
      };
    case 'suspicion-report':
      return {
        to: mailboxes.digest,
        message: suspicionReport(subjectId, await listDayLeads(db, kind, subjectId, digestTime)),
      };
    case 'test': {
      const name = mailboxNames.find((known) => known === subjectId);
      return name && { to: mailboxes[name], message: testMessage(createdAt) };
    }
    case 'reply': {
      const reply = await findReply(db, id);
      const lead = await findState(db, subjectId);
      return reply && lead && { to: lead.email, message: replyMessage(reply, organisation, lead.table) };
    }
    case 'enquiry-notification': {
      const enquiry = await findEnquiry(db, subjectId);
      return enquiry && { to: mailboxes[enquiry.kind], message: enquiryNotification(enquiry) };
    }
    case 'enquiry-acknowledgement': {
      const enquiry = await findEnquiry(db, subjectId);
      return enquiry && { to: enquiry.email, message: enquiryAcknowledgement(enquiry, organisation) };
    }
    case 'application-notification': {
      const application = await findApplication(db, subjectId);
      const resume = await findResume(db, subjectId);
      return application && resume && { to: mailboxes.career, message: applicationNotification(application, resume) };
    }
    case 'application-acknowledgement': {
      const application = await findApplication(db, subjectId);
      return application && { to: application.email, message: applicationAcknowledgement(application, organisation) };
    }
    default:
      throw new TypeError(`there is no message of kind ${kind satisfies never}`);
  }
}
