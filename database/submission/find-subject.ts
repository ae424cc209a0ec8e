import { findApplication } from '#database/application/application-store.ts';
import type { Executor } from '#database/connect.ts';
import { findEnquiry } from '#database/enquiry/enquiry-store.ts';
import { listInPortions } from '#database/submission/portions.ts';
import type { StoredApplication } from '#domain/application/application.ts';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';

/** All that is kept of one person, but for the bytes of resumes. */
export type Subject = {
  readonly enquiries: readonly StoredEnquiry[];
  readonly applications: readonly StoredApplication[];
  /** What was or is to be told of them, oldest first; times in UTC, ISO 8601. */
  readonly outbox: readonly {
    readonly id: string;
    readonly message: string;
    readonly subjectId: string;
    readonly createdAt: string;
    readonly dueAt: string;
    readonly attempts: number;
    readonly state: string;
    readonly lastFault: string;
  }[];
};

/** Finds everything of an address, in whatever case, a robot's included. */
export async function findSubject(db: Executor, mail: string): Promise<Subject> {
  const enquiryIds = await findIds(db, 'enquiry', mail);
  const applicationIds = await findIds(db, 'application', mail);
  const outbox = await listInPortions([...enquiryIds, ...applicationIds], (ids) =>
    db
      .selectFrom('outbox')
      .select(['id', 'message', 'subject_id as subjectId', 'created_at as createdAt'])
      .select(['due_at as dueAt', 'attempts', 'state', 'last_fault as lastFault'])
      .where('subject_id', 'in', ids)
      .orderBy('id')
      .execute(),
  );
  return {
    enquiries: await findEach(enquiryIds, (id) => findEnquiry(db, id)),
    applications: await findEach(applicationIds, (id) => findApplication(db, id)),
    outbox,
  };
}

/** Addresses are compared here: SQLite, and PostgreSQL in some locales, fold the case of no letter beyond A to Z. */
async function findIds(db: Executor, table: 'enquiry' | 'application', mail: string): Promise<string[]> {
  const rows = await db.selectFrom(table).select(['id', 'mail']).orderBy('received_at').orderBy('id').execute();
  return rows.filter((row) => fold(row.mail) === fold(mail)).map(({ id }) => id);
}

function fold(mail: string): string {
  return mail.normalize('NFC').toLowerCase();
}

async function findEach<Found>(ids: readonly string[], find: (id: string) => Promise<Found | undefined>) {
  const found: Found[] = [];
  for (const id of ids) {
    const one = await find(id);
    if (one !== undefined) found.push(one);
  }
  return found;
}
