import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { indexEmails } from '#services/desk/index-leads.ts';
import { findPersonalData } from '#services/personal-data.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { sampleApplication, sampleEnquiry, storeApplication, storeEnquiry } from '#tests/submissions.ts';
import { migrations } from './migrations.ts';

test.each(dialects)('leads of an earlier release are found by their address in any case on %s', async (dialect) => {
  await using store = await openTestStore(dialect, inject('postgresUrl'));
  await storeEnquiry(store.db, { ...sampleEnquiry, email: 'ASHA@Example.in' });
  await storeEnquiry(store.db, { ...sampleEnquiry, email: 'Älva@ÄRZTE.example' });
  await storeApplication(store.db, { ...sampleApplication, email: 'Asha@EXAMPLE.in' });
  for (const table of ['enquiry', 'application']) {
    for (const column of ['email_key', 'phone']) {
      await sql`drop index ${sql.id(`${table}_${column}`)}`.execute(store.db);
    }
    await sql`alter table ${sql.table(table)} drop column email_key`.execute(store.db);
  }

  await migrations['0018-email-key']?.up(store.db.withoutPlugins());
  const count = async (email: string) => {
    const { enquiries, applications } = await findPersonalData(store.db, email);
    return [enquiries.length, applications.length];
  };
  expect(await count('asha@example.in')).toEqual([1, 1]);
  expect(await count('älva@ärzte.example')).toEqual([1, 0]);
  await indexEmails(store);
  expect(await count('asha@example.in')).toEqual([1, 1]);
  const keys = await store.db.selectFrom('enquiry').select('emailKey').orderBy('emailKey').execute();
  expect(keys.map(({ emailKey }) => emailKey)).toEqual(['asha@example.in', 'älva@ärzte.example']);
});
