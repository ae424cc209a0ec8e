import { examineConfig } from '#scripts/doctor/examine-config.ts';
import { examineFiles } from '#scripts/doctor/examine-files.ts';
import { examineRepository } from '#scripts/doctor/examine-repository.ts';
import { readOptions } from '#scripts/read-options.ts';
import { runCommand, withStore } from '#scripts/run-command.ts';

// `npm run doctor` looks at a site as it is configured here and says what is wrong with it, and what is missing before it
// goes live. Changes nothing; status 1 when something is wrong.
await runCommand(async () => {
  readOptions({}, 'no options');
  const findings = await withStore(async (db, config) => [
    ...(await examineRepository(db, config, new Date())),
    ...examineFiles(config),
    ...examineConfig(config),
  ]);
  const grades = ['wrong', 'missing', 'note'] as const;
  for (const grade of grades) {
    for (const { text } of findings.filter((finding) => finding.grade === grade)) {
      console.log(`${grade.padEnd(7)} ${text}`);
    }
  }
  const count = findings.filter(({ grade }) => grade === 'wrong').length;
  console.log(count === 0 ? 'Nothing is wrong.' : `${count} ${count === 1 ? 'thing is' : 'things are'} wrong.`);
  if (count > 0) process.exitCode = 1;
});
