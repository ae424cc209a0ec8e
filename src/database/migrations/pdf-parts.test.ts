import { expect, inject, test } from 'vitest';
import { findMediaFile } from '#database/media/media-store.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { migrations } from './migrations.ts';

test.each(dialects)('a PDF that an earlier release stored in parts is whole on %s', async (dialect) => {
  await using store = await openTestStore(dialect, inject('postgresUrl'));
  const bytes = new Uint8Array(300_000).map((_, index) => index % 251);
  const hash = 'a'.repeat(32);
  await store.db.insertInto('media').values({ hash, kind: 'pdf', width: 0, height: 0, widths: '[]' }).execute();
  await store.db.insertInto('mediaFile').values({ hash, name: 'file.pdf', bytes }).execute();
  await migrations['0016-pdf-parts']?.up(store.db.withoutPlugins());
  await store.db.deleteFrom('mediaFile').where('name', '=', 'file.pdf').execute();
  expect((await findMediaFile(store.db, hash, 'file.pdf.002'))?.length).toBe(300_000 - 2 * 131_072);

  await migrations['0022-whole-pdfs']?.up(store.db.withoutPlugins());
  expect(Buffer.compare((await findMediaFile(store.db, hash, 'file.pdf')) ?? Buffer.of(), bytes)).toBe(0);
});
