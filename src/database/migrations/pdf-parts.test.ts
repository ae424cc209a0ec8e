import { expect, inject, test } from 'vitest';
import { findPdfSize, readPdf } from '#database/media/media-store.ts';
import { dialects, openTestStore } from '#tests/store.ts';
import { migrations } from './migrations.ts';

test.each(dialects)('a PDF of an earlier release is read in parts on %s', async (dialect) => {
  await using store = await openTestStore(dialect, inject('postgresUrl'));
  const bytes = new Uint8Array(300_000).map((_, index) => index % 251);
  const hash = 'a'.repeat(32);
  await store.db.insertInto('media').values({ hash, kind: 'pdf', width: 0, height: 0, widths: '[]' }).execute();
  await store.db.insertInto('mediaFile').values({ hash, name: 'file.pdf', bytes }).execute();

  await migrations['0016-pdf-parts']?.up(store.db.withoutPlugins());
  expect(await findPdfSize(store.db, hash)).toBe(300_000);
  const part = await readPdf(store.db, hash, 140_000);
  expect(part.length).toBe(2 * 131_072 - 140_000);
  expect(Buffer.compare(part, bytes.subarray(140_000, 2 * 131_072))).toBe(0);
  expect(await findPdfSize(store.db, 'b'.repeat(32))).toBeUndefined();
});
