import { expect, inject, test } from 'vitest';
import { indexLeads } from '#services/desk/index-leads.ts';
import { addNote } from '#services/desk/leads.ts';
import { addStaff, createDeskContext } from '#tests/staff.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { sampleEnquiry, storeApplication, storeEnquiry } from '#tests/submissions.ts';
import { migrations } from './migrations.ts';

test.each(dialects)(
  'what an earlier release left of erased leads is deleted, and nothing else, on %s',
  async (dialect) => {
    await using store = await openTestStore(dialect, inject('postgresUrl'));
    const { db } = store;
    const desk = createDeskContext(store);
    const meera = await addStaff(store, 'Meera Iyer');
    await storeEnquiry(db, { ...sampleEnquiry, email: 'erased@example.in' });
    const staying = await storeEnquiry(db);
    await storeApplication(db);
    const leads = await db.selectFrom('enquiry').select(['id', 'email']).execute();
    for (const { id } of leads) await addNote(desk, meera, id, { text: 'Called' });
    await indexLeads(desk);
    const isErased = (row: { leadId: string }): boolean =>
      leads.some(({ id, email }) => id === row.leadId && /^erased/.test(email));
    const list = async () => ({
      words: await db.selectFrom('leadWord').selectAll().orderBy('word').orderBy('leadId').execute(),
      notes: await db.selectFrom('leadNote').selectAll().execute(),
    });
    const before = await list();
    await db.deleteFrom('enquiry').where('email', '=', 'erased@example.in').execute();

    await migrations['0021-orphans']?.up(db.withoutPlugins());
    const { words, notes } = await list();
    expect(notes).toMatchObject([{ leadId: 'id' in staying ? staying.id : '' }]);
    expect(words).toEqual(before.words.filter((row) => !isErased(row)));
    expect(before.words.length).toBeGreaterThan(words.length);
  },
);
