import { hash } from 'node:crypto';
import { insertApplication } from '#database/application/application-store.ts';
import { type Application, applicationFields, type Resume } from '#domain/application/application.ts';
import {
  type SubmissionContext,
  type SubmissionResult,
  type Submitter,
  saveSubmission,
} from '#services/save-submission.ts';

/**
 * Saves a valid application with its resume and queues its messages: the notification to HR and the applicant's
 * acknowledgement. A suspected robot's application is saved without messages.
 */
export function submitApplication(
  context: SubmissionContext,
  application: Application,
  resume: Resume,
  submitter: Submitter,
): Promise<SubmissionResult> {
  const { expectedSalary, ...texts } = application;
  const entries = { ...texts, expSalary: String(expectedSalary) };
  const fields = applicationFields.map((field) => entries[field]);
  return saveSubmission(context, submitter, {
    table: 'application',
    email: application.email,
    values: [...fields, hash('sha256', resume.bytes)],
    insert: (trx, submission) => insertApplication(trx, application, resume, submission),
    notifications: ['application-notification'],
    acknowledgement: 'application-acknowledgement',
  });
}
