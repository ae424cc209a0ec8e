import { insertEnquiry } from '#database/enquiry/enquiry-store.ts';
import { queueMessage } from '#database/outbox/outbox-store.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import {
  queueAcknowledgement,
  type SubmissionContext,
  type SubmissionResult,
  type Submitter,
  saveSubmission,
} from '#services/save-submission.ts';

/**
 * Saves a valid enquiry of the contact or the partner form and queues its messages: the notification to a desk, the
 * visitor's acknowledgement and, where a CRM is configured, the webhook. A suspected robot's is saved without messages.
 */
export function submitEnquiry(
  context: SubmissionContext & { readonly hasWebhook: boolean },
  enquiry: Enquiry,
  submitter: Submitter,
): Promise<SubmissionResult> {
  const { kind, name, companyName, email, phone, address, pincode, message } = enquiry;
  const fields = [kind, name, companyName, email, phone, address, pincode, message];
  return saveSubmission(
    context,
    submitter,
    (suspicion) => ['enquiry', suspicion, ...fields],
    async (trx, submission, now) => {
      await insertEnquiry(trx, enquiry, submission);
      if (submission.suspicion !== '') return;
      await queueMessage(trx, 'enquiry-notification', submission.id, now);
      await queueAcknowledgement(trx, 'enquiry-acknowledgement', { subjectId: submission.id, email }, now);
      if (context.hasWebhook) await queueMessage(trx, 'enquiry-webhook', submission.id, now);
    },
  );
}
