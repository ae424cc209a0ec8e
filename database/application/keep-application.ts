import { createHash } from 'node:crypto';
import { addApplication } from '#database/application/application-store.ts';
import { type Executor, inTransaction } from '#database/connect.ts';
import { addThanks, addToOutbox } from '#database/outbox/outbox-store.ts';
import { claimSubmission } from '#database/submission/recent-submission-store.ts';
import type { Application, Resume } from '#domain/application/application.ts';
import type { KeepOutcome, SubmissionNote } from '#domain/submission/submission.ts';

/**
 * Keeps an application, its resume and the mails that tell of it, in one transaction, the caller's or its own. An identical one within ten
 * minutes is not kept again; a robot's is kept without mail.
 */
export function keepApplication(
  db: Executor,
  application: Application,
  resume: Resume,
  note: SubmissionNote,
  now = new Date(),
): Promise<KeepOutcome> {
  const { fullName, email, phone, post, expectedSalary } = application;
  const file = createHash('sha256').update(resume.bytes).digest('hex');
  const parts = ['application', note.suspicion, fullName, email, phone, post, String(expectedSalary), file];
  return inTransaction(db, async (transaction) => {
    if (!(await claimSubmission(transaction, parts, now))) return 'repeat';
    const id = await addApplication(transaction, application, resume, note, now);
    if (note.suspicion === '') {
      await addToOutbox(transaction, 'application-notice', id, now);
      await addThanks(transaction, 'application-thanks', { subjectId: id, mail: email }, now);
    }
    return 'kept';
  });
}
