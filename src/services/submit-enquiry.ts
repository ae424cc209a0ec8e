import { insertEnquiry } from '#database/enquiry/enquiry-store.ts';
import { type Enquiry, listEnteredFields } from '#domain/enquiry/enquiry.ts';
import {
  queueSubmissionMessages,
  type SubmissionContext,
  type SubmissionResult,
  type Submitter,
  saveSubmission,
} from '#services/save-submission.ts';

/**
 * Saves a valid enquiry of the contact or the partner form and queues its messages: the notification to a mailbox, the
 * visitor's acknowledgement and, with a CRM, the webhook. A suspected robot's enquiry is saved without messages.
 */
export function submitEnquiry(
  context: SubmissionContext & { readonly hasWebhook: boolean },
  enquiry: Enquiry,
  submitter: Submitter,
): Promise<SubmissionResult> {
  const fields = [enquiry.kind, ...listEnteredFields('partner').map((field) => enquiry[field])];
  return saveSubmission(
    context,
    submitter,
    (suspicion) => ['enquiry', suspicion, ...fields],
    async (trx, submission, now) => {
      await insertEnquiry(trx, enquiry, submission);
      if (submission.suspicion !== '') return;
      const ours = ['enquiry-notification', ...(context.hasWebhook ? (['enquiry-webhook'] as const) : [])] as const;
      const kinds = { ours, acknowledgement: 'enquiry-acknowledgement' } as const;
      await queueSubmissionMessages(trx, { id: submission.id, email: enquiry.email }, kinds, now);
    },
  );
}
