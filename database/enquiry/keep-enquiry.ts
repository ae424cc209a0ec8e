import { type Executor, inTransaction } from '#database/connect.ts';
import { addEnquiry } from '#database/enquiry/enquiry-store.ts';
import { addThanks, addToOutbox } from '#database/outbox/outbox-store.ts';
import { claimSubmission } from '#database/submission/recent-submission-store.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import type { KeepOutcome, SubmissionNote } from '#domain/submission/submission.ts';

/**
 * Keeps an enquiry and the messages that tell of it, in one transaction: the caller's, or its own, which is on
 * the disk when this resolves. An identical one within ten minutes is not kept again; a robot's is kept without messages.
 */
export function keepEnquiry(
  db: Executor,
  enquiry: Enquiry,
  note: SubmissionNote,
  { hasWebhook, now = new Date() }: { hasWebhook: boolean; now?: Date },
): Promise<KeepOutcome> {
  const { kind, name, companyName, mail, phone, address, pincode, message } = enquiry;
  const parts = ['enquiry', note.suspicion, kind, name, companyName, mail, phone, address, pincode, message];
  return inTransaction(db, async (transaction) => {
    if (!(await claimSubmission(transaction, parts, now))) return 'repeat';
    const id = await addEnquiry(transaction, enquiry, note, now);
    if (note.suspicion === '') {
      await addToOutbox(transaction, 'enquiry-notice', id, now);
      await addThanks(transaction, 'enquiry-thanks', { subjectId: id, mail }, now);
      if (hasWebhook) await addToOutbox(transaction, 'enquiry-webhook', id, now);
    }
    return 'kept';
  });
}
