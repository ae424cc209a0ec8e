import { parseArgs } from 'node:util';
import type { Executor } from '#database/connect.ts';
import type { Publication, PublishReport } from '#database/publish.ts';
import { publish, publishWithin } from '#database/publish.ts';
import { MoharError } from '#domain/errors.ts';
import { readPublication } from '#scripts/publishing/read-publication.ts';
import { runCommand, withStore } from '#scripts/run-command.ts';

// `npm run content -- FILE… [--dry-run]` publishes posts (Markdown), notices, advertisements and the banner (YAML): all
// of it or, when one will not do, nothing. Running servers show it within two seconds.
await runCommand(async () => {
  const { files, isDryRun } = readArguments();
  const publication = await readPublication(files);
  const report = await withStore((db) => (isDryRun ? rehearse(db, publication) : publish(db, publication)));
  for (const { name, outcome } of report) console.log(`${outcome.padEnd(9)} ${name}`);
  if (isDryRun) console.log('Nothing was written: this was a dry run.');
});

/** Publishes within a transaction that is taken back. */
async function rehearse(db: Executor, publication: Publication): Promise<PublishReport> {
  let report: PublishReport = [];
  const takenBack = new Error('a dry run');
  try {
    await db.transaction().execute(async (transaction) => {
      report = await publishWithin(transaction, publication, new Date());
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
  return report;
}

function readArguments(): { files: string[]; isDryRun: boolean } {
  const advice = 'use: npm run content -- FILE… [--dry-run]';
  try {
    const { values, positionals } = parseArgs({ options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true });
    if (positionals.length === 0) throw new TypeError('no file is named');
    return { files: positionals, isDryRun: values['dry-run'] ?? false };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MoharError('config-invalid', `${reason}; ${advice}`);
  }
}
