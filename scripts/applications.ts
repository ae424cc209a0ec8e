import { listApplications } from '#database/application/application-store.ts';
import type { StoredApplication } from '#domain/application/application.ts';
import { toReference } from '#domain/submission/submission.ts';
import { readOptions, readSaveFolder, runCommand, withStore } from '#scripts/command.ts';
import { formatList, listOptions, listUsage, reportSuspected, toFilter } from '#scripts/list-submissions.ts';
import { saveResumes } from '#scripts/save-resumes.ts';

// `npm run applications [-- --csv] [-- --since 2026-11-01]` prints the applications, oldest first; `--save DIR` writes
// their resumes into a folder. Standard output has only the list.
const columns = [
  'receivedAt',
  'fullName',
  'email',
  'phone',
  'post',
  'expectedSalaryLpa',
  'resumeName',
  'resumeSize',
  'id',
  'reference',
] as const;

await runCommand(async () => {
  const options = readOptions({ ...listOptions, save: { type: 'string' } }, `${listUsage} [--save DIR]`);
  const filter = toFilter(options);
  const folder = readSaveFolder(options.save);
  await withStore(async (db) => {
    const applications = await listApplications(db, filter);
    process.stdout.write(formatList(columns, applications.map(toRow), options));
    if (!options.suspected) reportSuspected((await listApplications(db, { ...filter, suspected: true })).length);
    if (folder !== undefined) console.error(await saveResumes(db, applications, folder));
  });
});

function toRow(application: StoredApplication) {
  return {
    ...application,
    expectedSalaryLpa: String(application.expectedSalary / 100_000),
    resumeSize: String(application.resumeSize),
    reference: toReference(application.id),
  };
}
