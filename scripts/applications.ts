import { listApplications } from '#database/application/application-store.ts';
import type { StoredApplication } from '#domain/application/application.ts';
import { toReference } from '#domain/submission/submission.ts';
import { readArguments, readSaveFolder, runCommand, withStore } from '#scripts/command/command.ts';
import {
  type Columns,
  formatChanges,
  formatList,
  listOptions,
  listUsage,
  readMark,
  reportSuspected,
  toFilter,
} from '#scripts/command/list-submissions.ts';
import { saveResumes } from '#scripts/command/save-resumes.ts';
import { setStatus } from '#services/set-status.ts';

// `npm run applications [-- --csv] [-- --since 2026-11-01]` prints the applications, oldest first; `--save DIR` writes
// their resumes into a folder. Standard output has only the list. `--status` and `--mark` as for `npm run enquiries`.
const columns = {
  receivedAt: true,
  fullName: true,
  email: true,
  phone: true,
  post: true,
  expectedSalaryLpa: true,
  resumeName: true,
  resumeSize: true,
  id: true,
  reference: true,
  status: true,
} as const satisfies Columns<ReturnType<typeof toRow>>;

await runCommand(async () => {
  const { values: options, positionals } = readArguments({
    about: 'Lists job applications, oldest first, saves their resumes, or sets their status.',
    usage: `[--save DIR] ${listUsage}`,
    options: { ...listOptions, save: { type: 'string' } },
  });
  const filter = toFilter(options);
  const mark = readMark(options, positionals);
  const folder = readSaveFolder('--save', options.save);
  await withStore(async (db) => {
    if (mark) return void process.stdout.write(formatChanges(await setStatus(db, 'application', positionals, mark)));
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
