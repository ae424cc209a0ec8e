import { replyTexts, testTexts } from '#content/lead/mail-texts.ts';
import { findReplyMailbox, type LeadReply } from '#domain/lead/lead.ts';
import { type SubmissionTableName, toReference } from '#domain/submission/submission.ts';
import { formatIndianTime } from '#domain/time.ts';
import type { Message, Organisation } from '#mail/message.ts';

/** A reply of our staff to an enquiry or an application, unchanged. The visitor's answer goes to the mailbox. */
export function replyMessage(
  { leadId, subject, text }: Pick<LeadReply, 'leadId' | 'subject' | 'text'>,
  { emails }: Organisation,
  table: SubmissionTableName,
): Message {
  return {
    subject: replyTexts.formatSubject(subject, toReference(leadId)),
    replyTo: findReplyMailbox(table, emails),
    blocks: text.split(/\n{2,}/),
    isPersonal: true,
  };
}

/** A test mail to one of our mailboxes. `createdAt` is the time of queueing, UTC. */
export function testMessage(createdAt: string): Message {
  return { subject: testTexts.subject, blocks: [testTexts.describe(formatIndianTime(createdAt))] };
}
