import { insertEnquiry } from '#database/enquiry/enquiry-store.ts';
import { type Enquiry, enteredFields } from '#domain/enquiry/enquiry.ts';
import {
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
  return saveSubmission(context, submitter, {
    table: 'enquiry',
    email: enquiry.email,
    values: [enquiry.kind, ...enteredFields.map((field) => enquiry[field])],
    insert: (trx, submission) => insertEnquiry(trx, enquiry, submission),
    notifications: context.hasWebhook ? ['enquiry-notification', 'enquiry-webhook'] : ['enquiry-notification'],
    acknowledgement: 'enquiry-acknowledgement',
  });
}
