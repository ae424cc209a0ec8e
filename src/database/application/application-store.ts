import type { Executor } from '#database/connect.ts';
import { matchesFilter, toRow, toStored } from '#database/submission/submission-store.ts';
import type { Application, Resume, StoredApplication } from '#domain/application/application.ts';
import type { StoredSubmission, SubmissionFilter } from '#domain/submission/submission.ts';

/** Inserts an application and its resume. Call it in a transaction. */
export async function insertApplication(
  db: Executor,
  application: Application,
  { kind, name, bytes }: Resume,
  submission: StoredSubmission,
): Promise<void> {
  const resume = { resumeKind: kind, resumeName: name, resumeSize: bytes.byteLength };
  await db
    .insertInto('application')
    .values(toRow({ ...application, ...resume, ...submission }))
    .execute();
  await db.insertInto('resume').values({ applicationId: submission.id, bytes }).execute();
}

/** The applications that match the filter, oldest first, without the bytes of their resumes. */
export async function listApplications(db: Executor, filter: SubmissionFilter = {}): Promise<StoredApplication[]> {
  const matching = db.selectFrom('application').selectAll().where(matchesFilter(filter));
  return (await matching.orderBy('receivedAt').orderBy('id').execute()).map(toStored);
}

/** One application; `undefined` when it was deleted. */
export async function findApplication(db: Executor, id: string): Promise<StoredApplication | undefined> {
  const row = await db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toStored(row);
}

/** The bytes of an application's resume; `undefined` when it was deleted. */
export async function findResume(db: Executor, applicationId: string): Promise<Uint8Array | undefined> {
  const matching = db.selectFrom('resume').select('bytes').where('applicationId', '=', applicationId);
  return (await matching.executeTakeFirst())?.bytes;
}
