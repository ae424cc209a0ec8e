import type { Kysely } from 'kysely';

type Files = { media_file: { hash: string; name: string; bytes: Uint8Array } };

/** PDFs as one file again: they have 5 MB at most. The parts stay for the processes of the former version. */
export async function up(db: Kysely<Files>): Promise<void> {
  const parts = db.selectFrom('media_file').where('name', 'like', 'file.pdf.%');
  const whole = db.selectFrom('media_file').where('name', '=', 'file.pdf');
  const hashes = await parts.select('hash').distinct().where('hash', 'not in', whole.select('hash')).execute();
  for (const { hash } of hashes) {
    const found = await parts.select('bytes').where('hash', '=', hash).orderBy('name').execute();
    const bytes = Buffer.concat(found.map((part) => part.bytes));
    await db.insertInto('media_file').values({ hash, name: 'file.pdf', bytes }).execute();
  }
}
