import { listApplications } from '#database/application/application-store.ts';
import type { StoredApplication } from '#domain/application/application.ts';
import { toReference } from '#domain/submission/submission.ts';
import { readOptions, readSaveFolder, runCommand, withStore } from '#scripts/command/command.ts';
import {
  type Columns,
  formatList,
  listOptions,
  listUsage,
  reportSuspected,
  toFilter,
} from '#scripts/command/list-submissions.ts';
import { saveResumes } from '#scripts/command/save-resumes.ts';

// `npm run applications [-- --csv] [-- --since 2026-11-01]` prints the applications, oldest first; `--save DIR` writes
// their resumes into a folder. Standard output has only the list.
const columns = {
  ...{ receivedAt: true, fullName: true, email: true, phone: true, post: true, expectedSalaryLpa: true },
  ...{ resumeName: true, resumeSize: true, id: true, reference: true },
} as const satisfies Columns<ReturnType<typeof toRow>>;

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

function toRow({ expectedSalary, resumeKind: _, ...application }: StoredApplication) {
  return {
    ...application,
    expectedSalaryLpa: String(expectedSalary / 100_000),
    resumeSize: String(application.resumeSize),
    reference: toReference(application.id),
  };
}
