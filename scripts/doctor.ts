import { type Executor, requireWritable } from '#database/connect.ts';
import { checkCorruption } from '#database/corruption.ts';
import type { MoharError } from '#domain/errors.ts';
import { type Finding, severities } from '#domain/finding.ts';
import { readOptions, runCommand, withStore } from '#scripts/command/command.ts';
import { versionText } from '#server/build-folder.ts';
import type { Config } from '#server/config.ts';
import { checkConfigured, checkSite } from '#server/doctor/check-site.ts';

// `npm run doctor` checks the configured site for errors, and for what is missing before it goes live. Read-only.
// Status 1 when there is an error.
await runCommand(async () => {
  readOptions({
    about: 'Checks the configured site: errors, and what is missing before it goes live. Status 1 with an error.',
    usage: 'no options',
    options: {},
  });
  const findings = await withStore(findAll);
  console.log(`Version: ${versionText}`);
  for (const severity of severities) {
    for (const [at, text] of findings) if (at === severity) console.log(`${severity.padEnd(7)} ${text}`);
  }
  const count = findings.filter(([severity]) => severity === 'error').length;
  console.log(count === 0 ? 'No errors.' : `${count} ${count === 1 ? 'error' : 'errors'}.`);
  if (count > 0) process.exitCode = 1;
});

/** Checks the store, and its content only if it can be read. */
async function findAll(db: Executor, config: Config): Promise<readonly Finding[]> {
  const now = new Date();
  const readOnly: readonly Finding[] = await requireWritable({ db, name: 'The store' }).then(
    () => [],
    (error: MoharError) => [['error', error.message]],
  );
  const check = await checkCorruption(db);
  if ('needs' in check) {
    const line = `The store: run "${check.needs}" in it as a superuser to have it checked here.`;
    return [...readOnly, ...(await checkSite(db, config, now)), ['note', line]];
  }
  const [first, ...more] = check.corruption;
  if (first === undefined) return [...readOnly, ...(await checkSite(db, config, now))];
  const count = more.length === 0 ? '' : ` (and ${more.length} more)`;
  const line = `The store is corrupt: ${first.replace(/; restore a backup\.?$/, '').replaceAll(/\s+/g, ' ')}${count}; restore a backup.`;
  return [['error', line], ...checkConfigured(config, now)];
}
