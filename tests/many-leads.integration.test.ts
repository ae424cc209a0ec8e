import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { findPersonalData } from '#services/personal-data.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { sampleEnquiry, storeEnquiry } from '#tests/submissions.ts';

test.each(dialects)('one of 300,000 leads is found by address or phone within 50 ms on %s', async (dialect) => {
  await using store = await openTestStore(dialect, inject('postgresUrl'));
  const { db } = store;
  await storeEnquiry(db, { ...sampleEnquiry, email: 'wanted@example.in', phone: '9000000001' });
  await fill(db, dialect);
  const contacts = ['Wanted@example.in', '9000000001'];
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const start = performance.now();
    const { enquiries } = await findPersonalData(db, contacts[round % 2] ?? '');
    times.push(performance.now() - start);
    expect(enquiries).toHaveLength(1);
  }
  expect(times.toSorted((a, b) => a - b)[5]).toBeLessThan(50);
});

/** Copies the one enquiry 300,000 times, with other addresses and phone numbers. */
async function fill(db: Parameters<typeof findPersonalData>[0], dialect: (typeof dialects)[number]): Promise<void> {
  const numbers =
    dialect === 'SQLite'
      ? sql`(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 300000) select n from numbers)`
      : sql`generate_series(1, 300000) as numbers(n)`;
  const [wanted] = await db.selectFrom('enquiry').selectAll().execute();
  const own = ['id', 'email', 'emailKey', 'phone'];
  const copied = Object.keys(wanted ?? {}).filter((column) => !own.includes(column));
  const columns = sql.join(copied.map((column) => sql.ref(column)));
  await sql`insert into enquiry (id, email, email_key, phone, ${columns})
    select 'copy-' || n, 'other' || n || '@example.in', 'other' || n || '@example.in', cast(9100000000 + n as text), ${columns}
    from enquiry, ${numbers}`.execute(db);
}
