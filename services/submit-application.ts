import { hash } from 'node:crypto';
import { insertApplication } from '#database/application/application-store.ts';
import type { Application, Resume } from '#domain/application/application.ts';
import {
  queueSubmissionMessages,
  type SubmissionContext,
  type SubmissionResult,
  type Submitter,
  saveSubmission,
} from '#services/save-submission.ts';

/**
 * Saves a valid application with its resume and queues its messages: the notification to HR and the applicant's
 * acknowledgement. A suspected robot's is saved without messages.
 */
export function submitApplication(
  context: SubmissionContext,
  application: Application,
  resume: Resume,
  submitter: Submitter,
): Promise<SubmissionResult> {
  const { fullName, email, phone, post: designation, expectedSalary } = application;
  const fields = [fullName, email, phone, designation, String(expectedSalary)];
  const resumeHash = hash('sha256', resume.bytes);
  return saveSubmission(
    context,
    submitter,
    (suspicion) => ['application', suspicion, ...fields, resumeHash],
    async (trx, submission, now) => {
      await insertApplication(trx, application, resume, submission);
      if (submission.suspicion !== '') return;
      const kinds = { desk: ['application-notification'], acknowledgement: 'application-acknowledgement' } as const;
      await queueSubmissionMessages(trx, { id: submission.id, email }, kinds, now);
    },
  );
}
