import { isEmail } from '#domain/email.ts';
import { normalisePhone, phonePattern } from '#domain/phone.ts';
import { readOptions, readSaveFolder, rejectUsage, runCommand, withStore } from '#scripts/command/command.ts';
import { formatCounts } from '#scripts/command/report-erasure.ts';
import { saveResumes } from '#scripts/command/save-resumes.ts';
import { eraseSubmissions } from '#services/erase-submissions.ts';
import { findPersonalData } from '#services/personal-data.ts';

// `npm run subject -- --email asha@example.in`, or with a phone number, prints all stored data of one person as JSON.
// `--save DIR` writes the resumes; `--erase` erases everything and prints counts instead of the data.
await runCommand(async () => {
  const options = readOptions({
    about: 'Prints everything that is stored of one person, saves the resumes, or erases everything.',
    usage: '--email asha@example.in [--save DIR] [--erase]',
    options: { email: { type: 'string' }, save: { type: 'string' }, erase: { type: 'boolean' } },
  });
  const email = readEmail(options.email);
  const folder = readSaveFolder('--save', options.save);
  await withStore(async (db) => {
    const data = await findPersonalData(db, email);
    if (!options.erase) process.stdout.write(`${JSON.stringify({ email, ...data }, undefined, 2)}\n`);
    // Before the erasure: a resume that cannot be written prevents it.
    if (folder !== undefined) console.error(await saveResumes(db, data.applications, folder));
    if (!options.erase) return;
    const { counts, remains } = await eraseSubmissions(db, data);
    console.log(formatCounts(`Erased of ${email}`, counts));
    if (remains) throw remains;
  });
});

function readEmail(value = ''): string {
  const email = value.trim();
  if (isEmail(email) || phonePattern.test(normalisePhone(email))) return email;
  const problem =
    email === ''
      ? 'name the address of a person'
      : `${JSON.stringify(email)} is neither an e-mail address nor a phone number`;
  return rejectUsage(`--email: ${problem}; use --email asha@example.in.`);
}
