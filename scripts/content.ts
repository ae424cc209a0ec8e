import { parseArgs } from 'node:util';
import { MoharError } from '#domain/errors.ts';
import { runCommand, withStore } from '#scripts/command/command.ts';
import { readPublication } from '#scripts/publishing/read-publication.ts';
import { publishContent } from '#services/publish-content.ts';

// `npm run content -- FILE… [--dry-run]` publishes posts (Markdown), notices, advertisements and the banner (YAML): all
// of them or, when one is invalid, none. Running servers show them within two seconds.
await runCommand(async () => {
  const { files, isDryRun } = readArguments();
  const publication = await readPublication(files);
  const report = await withStore((db) => publishContent(db, publication, new Date(), { isDryRun }));
  for (const { name, outcome } of report) console.log(`${outcome.padEnd(9)} ${name}`);
  if (isDryRun) console.log('Nothing was written: this was a dry run.');
});

function readArguments(): { files: string[]; isDryRun: boolean } {
  const usage = 'use: npm run content -- FILE… [--dry-run]';
  try {
    const { values, positionals } = parseArgs({ options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true });
    if (positionals.length === 0) throw new TypeError('no file is named');
    return { files: positionals, isDryRun: values['dry-run'] ?? false };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MoharError('config-invalid', `${reason}; ${usage}`);
  }
}
