import { sql } from 'kysely';
import type { Store, StoreAddress } from '#database/connect.ts';
import { sumTable, type TableSum, withSnapshot } from '#database/copy/snapshot.ts';
import type { Schema } from '#database/schema.ts';

const time = '2026-11-22T04:30:00.000Z';
const bytes = new Uint8Array([0, 37, 80, 68, 70, 255]);
const hash = 'a'.repeat(32);
const place = { address: '12 Civil Lines', pincode: '201301', cityName: 'Noida', stateName: 'Uttar Pradesh' };
const submission = {
  consentVersion: '2026-11',
  consentedAt: time,
  suspicion: '',
  status: 'new',
  receivedAt: time,
  ownerId: 's1',
  revision: 3,
  answeredAt: '',
  followUpOn: '2026-11-30',
  isIndexed: 1,
} as const;
const postText = { title: 'Bid', summary: 'S.', markdown: 'Words', pictureHash: '', pictureAlt: '', isPopular: 1 };
const dates = { createdAt: time, updatedAt: time, isActive: 1 };

/**
 * A row of every table, in an order that foreign keys allow; texts that JSON, SQL and other alphabets make difficult. A
 * table or a column that is missing here is an error of types.
 */
export const storedRows: { readonly [Table in keyof Schema]: Schema[Table] } = {
  enquiry: {
    id: 'e1',
    kind: 'contact',
    name: 'आशा "Asha"; \\ O’Rao',
    companyName: '',
    email: 'asha@example.in',
    emailKey: 'asha@example.in',
    ...place,
    phone: '9876543210',
    message: 'One\r\n\ttwo\u2028three 😀 ₹',
    ...submission,
    consentedAt: null,
  },
  application: {
    id: 'a1',
    fullName: 'Ravi',
    email: 'ravi@example.in',
    phone: '9123456780',
    post: 'Clerk',
    emailKey: 'ravi@example.in',
    expectedSalary: 2_147_483_647,
    resumeKind: 'pdf',
    resumeName: 'Ravi.pdf',
    resumeSize: bytes.length,
    ...submission,
  },
  resume: { applicationId: 'a1', bytes },
  outbox: {
    id: 'o1',
    kind: 'application-notification',
    subjectId: 'a1',
    onceKey: 'application-notification:a1',
    createdAt: time,
    dueAt: time,
    attempts: 1,
    state: 'waiting',
    lastError: '421 later',
    leaseUntil: '',
  },
  recentSubmission: { fingerprint: 'f'.repeat(64), receivedAt: time, submissionId: 'e1' },
  media: { hash, kind: 'picture', width: 960, height: 540, widths: '[480,960]' },
  mediaFile: { hash, name: '960.jpeg', bytes: new Uint8Array(0) },
  post: {
    id: 1,
    slug: 'bid',
    title: 'Bid',
    summary: 'S.',
    html: '<p>Words</p>',
    pictureHash: hash,
    pictureAlt: 'A',
    shareHash: '',
    isPopular: 1,
    ...dates,
  },
  notice: { id: 1, key: 'n', title: 'N', kind: 'link', href: '/', mediaHash: null, alt: '', ...dates },
  advertisement: { id: 1, key: 'ad', mediaHash: hash, alt: 'A', platforms: '[1]', position: 0, isActive: 1 },
  banner: { key: 'banner', text: 'B', href: '', isActive: 1 },
  counter: { name: 'revision', value: 7 },
  demonstrationFile: { name: 'crl', bytes },
  repositoryChange: { path: '/repository/ca.crl', step: 1, sha256: 'ab', noticedAt: time },
  repositoryCopy: { host: 'web1', path: '/repository/ca.crl', sha256: 'ab', seenAt: time },
  staff: { id: 's1', name: 'Meera', role: 'owner', createdAt: time, revokedAt: '' },
  passkey: { id: 'k1', staffId: 's1', publicKey: bytes, counter: 0, transports: '["internal"]', createdAt: time },
  invitation: { tokenHash: 'c'.repeat(64), staffId: 's1', expiresAt: time },
  staffSession: { tokenHash: 'd'.repeat(64), staffId: 's1', createdAt: time, seenAt: time, device: 'Firefox' },
  challenge: { hash: 'e'.repeat(64), purpose: 'sign-in', expiresAt: time },
  leadWord: { word: 'asha', leadId: 'e1' },
  leadNote: { id: 'n1', leadId: 'e1', staffId: 's1', at: time, kind: 'call', text: 'Called; no answer' },
  leadReply: { id: 'r1', leadId: 'e1', staffId: 's1', at: time, text: 'आप का प्रमाणपत्र', subject: 'Your DSC' },
  replyDraft: { leadId: 'e1', staffId: 's1', at: time, subject: 'Your DSC', text: 'Dear “Asha”,\n' },
  savedReply: { id: 'sr1', title: 'Prices', text: 'Dear {name},\n₹1,770', revision: 2 },
  scheduledChange: { kind: 'notice', key: 'n', isActive: 0, dueAt: '2099-01-01T00:00:00.000Z' },
  postDraft: { slug: 'bid', stateId: 'd1', staffId: 's1', savedAt: time, ...postText, markdown: 'New **words**' },
  postVersion: { id: 'v1', slug: 'bid', staffId: '', at: time, isPublished: 1, ...postText },
  audit: { id: 'u1', at: time, staffId: 's1', action: 'signed-in', subjectId: '', detail: '' },
};

/** Inserts the rows above, and more enquiries: two languages sort their ids differently. */
export async function fillStore({ db }: Store, { enquiries = 3 }: { enquiries?: number } = {}): Promise<void> {
  for (const [table, row] of Object.entries(storedRows)) {
    await db
      .insertInto(table as 'counter')
      .values(row as Schema['counter'])
      .execute();
  }
  for (let start = 0; start < enquiries; start += 1_000) {
    const count = Math.min(1_000, enquiries - start);
    const rows = Array.from({ length: count }, (_, at) => {
      return { ...storedRows.enquiry, id: `${'aBé_Z-'[(start + at) % 6]}${start + at}` };
    });
    await db.insertInto('enquiry').values(rows).execute();
  }
}

/** An application with a resume of so many bytes. */
export async function insertResume({ db }: Store, id: string, size: number): Promise<void> {
  await db
    .insertInto('application')
    .values({ ...storedRows.application, id, resumeSize: size })
    .execute();
  await db
    .insertInto('resume')
    .values({ applicationId: id, bytes: Buffer.alloc(size, id) })
    .execute();
}

/** The count and the sum of every table, by its name in SQL. */
export function sumStore(address: StoreAddress): Promise<Readonly<Record<string, TableSum>>> {
  return withSnapshot(address, async (snapshot) => {
    const sums: Record<string, TableSum> = {};
    for (const table of snapshot.tables) sums[table.name] = await sumTable(snapshot, table);
    return sums;
  });
}

/** The names of all tables in SQL, the migrations' own included; on PostgreSQL the tables of the given schema. */
export async function listTables({ db }: Store, schema = 'public'): Promise<readonly string[]> {
  const tables = await db.withoutPlugins().introspection.getTables({ withInternalKyselyTables: true });
  return tables.filter((table) => (table.schema ?? schema) === schema).map(({ name }) => name);
}

/** Says that the store was migrated by a version that does not exist yet. */
export async function markAsNewer({ db }: Store): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(db);
}
