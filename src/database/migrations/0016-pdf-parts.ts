import type { Kysely } from 'kysely';
import { splitFile } from '#database/media/split-file.ts';
import { pdfFile } from '#domain/media/media.ts';

type Files = { media_file: { hash: string; name: string; bytes: Uint8Array } };

/** PDFs in parts. The whole files stay for the processes of the former version. */
export async function up(db: Kysely<Files>): Promise<void> {
  const files = db.selectFrom('media_file').where('name', '=', pdfFile);
  // One after the other: each is up to 10 MB.
  for (const { hash } of await files.select('hash').execute()) {
    const { bytes } = await files.select('bytes').where('hash', '=', hash).executeTakeFirstOrThrow();
    for (const part of splitFile({ name: pdfFile, bytes })) {
      await db
        .insertInto('media_file')
        .values({ hash, ...part })
        .execute();
    }
  }
}
