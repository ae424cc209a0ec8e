import { randomUUIDv7 } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Executor } from '#database/connect.ts';
import type { ApplicationTable } from '#database/schema.ts';
import { toKeptNote, toNoteColumns } from '#database/submission/note-columns.ts';
import type { Application, Resume, StoredApplication } from '#domain/application/application.ts';
import { resumeKinds } from '#domain/application/resume.ts';
import type { SubmissionFilter, SubmissionNote } from '#domain/submission/submission.ts';

/** Writes an application with its resume and what is kept beside it; answers its id. Call it in a transaction. */
export async function addApplication(
  db: Executor,
  application: Application,
  resume: Resume,
  note: SubmissionNote,
  now: Date,
): Promise<string> {
  const id = randomUUIDv7();
  const receivedAt = now.toISOString();
  await db
    .insertInto('application')
    .values({
      id,
      full_name: application.fullName,
      mail: application.email,
      phone: application.phone,
      post: application.post,
      expected_salary: application.expectedSalary,
      resume_kind: resume.kind,
      resume_name: resume.name,
      resume_size: resume.bytes.byteLength,
      received_at: receivedAt,
      ...toNoteColumns(note, receivedAt),
    })
    .execute();
  await db.insertInto('resume').values({ application_id: id, bytes: resume.bytes }).execute();
  return id;
}

/** The kept applications that the filter lets through, oldest first, without the bytes of their resumes. */
export async function listApplications(db: Executor, filter: SubmissionFilter = {}): Promise<StoredApplication[]> {
  const { since, before, suspected } = filter;
  let query = db.selectFrom('application').selectAll().orderBy('received_at').orderBy('id');
  if (since !== undefined) query = query.where('received_at', '>=', since);
  if (before !== undefined) query = query.where('received_at', '<', before);
  if (suspected !== undefined) query = query.where('suspicion', suspected ? '!=' : '=', '');
  return (await query.execute()).map(toApplication);
}

/** One application; `undefined` when it was erased. */
export async function findApplication(db: Executor, id: string): Promise<StoredApplication | undefined> {
  const row = await db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toApplication(row);
}

/** The bytes of an application's resume; `undefined` when it was erased. */
export async function readResume(db: Executor, applicationId: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('resume')
    .select('bytes')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row?.bytes;
}

function toApplication(row: Selectable<ApplicationTable>): StoredApplication {
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.mail,
    phone: row.phone,
    post: row.post,
    expectedSalary: row.expected_salary,
    resumeKind: resumeKinds.find((kind) => kind === row.resume_kind) ?? 'pdf',
    resumeName: row.resume_name,
    resumeSize: row.resume_size,
    receivedAt: row.received_at,
    ...toKeptNote(row),
  };
}
