import type { Kysely } from 'kysely';

type Files = { media_file: { hash: string; name: string; bytes: Uint8Array } };

/** Bytes of a part. */
const partSize = 131_072;

/** PDFs in parts, which `0022-whole-pdfs` puts together again. The whole files stay for the processes of the former version. */
export async function up(db: Kysely<Files>): Promise<void> {
  const files = db.selectFrom('media_file').where('name', '=', 'file.pdf');
  // One after the other: each is up to 10 MB.
  for (const { hash } of await files.select('hash').execute()) {
    const { bytes } = await files.select('bytes').where('hash', '=', hash).executeTakeFirstOrThrow();
    for (let index = 0; index * partSize < bytes.length; index += 1) {
      const name = `file.pdf.${String(index).padStart(3, '0')}`;
      const part = bytes.subarray(index * partSize, (index + 1) * partSize);
      await db.insertInto('media_file').values({ hash, name, bytes: part }).execute();
    }
  }
}
