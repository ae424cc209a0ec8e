import type { Selectable } from 'kysely';
import type { Executor } from '#database/connect.ts';
import type { ApplicationTable } from '#database/schema.ts';
import { toStoredSubmission, toSubmissionColumns } from '#database/submission/submission-store.ts';
import type { Application, Resume, StoredApplication } from '#domain/application/application.ts';
import { resumeKinds } from '#domain/application/resume.ts';
import type { StoredSubmission, SubmissionFilter } from '#domain/submission/submission.ts';

/** Inserts an application and its resume. Call it in a transaction. */
export async function insertApplication(
  db: Executor,
  application: Application,
  resume: Resume,
  submission: StoredSubmission,
): Promise<void> {
  await db
    .insertInto('application')
    .values({
      ...toSubmissionColumns(submission),
      full_name: application.fullName,
      email: application.email,
      phone: application.phone,
      post: application.post,
      expected_salary: application.expectedSalary,
      resume_kind: resume.kind,
      resume_name: resume.name,
      resume_size: resume.bytes.byteLength,
    })
    .execute();
  await db.insertInto('resume').values({ application_id: submission.id, bytes: resume.bytes }).execute();
}

/** The applications that match the filter, oldest first, without the bytes of their resumes. */
export async function listApplications(db: Executor, filter: SubmissionFilter = {}): Promise<StoredApplication[]> {
  const { since, before, suspected } = filter;
  let query = db.selectFrom('application').selectAll().orderBy('received_at').orderBy('id');
  if (since !== undefined) query = query.where('received_at', '>=', since);
  if (before !== undefined) query = query.where('received_at', '<', before);
  if (suspected !== undefined) query = query.where('suspicion', suspected ? '!=' : '=', '');
  return (await query.execute()).map(toApplication);
}

/** One application; `undefined` when it was deleted. */
export async function findApplication(db: Executor, id: string): Promise<StoredApplication | undefined> {
  const row = await db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toApplication(row);
}

/** The bytes of an application's resume; `undefined` when it was deleted. */
export async function findResume(db: Executor, applicationId: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('resume')
    .select('bytes')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row?.bytes;
}

function toApplication(row: Selectable<ApplicationTable>): StoredApplication {
  return {
    ...toStoredSubmission(row),
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    post: row.post,
    expectedSalary: row.expected_salary,
    resumeKind: resumeKinds.find((kind) => kind === row.resume_kind) ?? 'pdf',
    resumeName: row.resume_name,
    resumeSize: row.resume_size,
  };
}
