import { findSubject } from '#database/submission/find-subject.ts';
import { isEmail } from '#domain/email.ts';
import { MoharError } from '#domain/errors.ts';
import { eraseAndTell } from '#scripts/erase-and-tell.ts';
import { readFolder, readOptions } from '#scripts/read-options.ts';
import { runCommand, withStore } from '#scripts/run-command.ts';
import { saveResumes } from '#scripts/save-resumes.ts';

// `npm run subject -- --mail asha@example.in` prints as JSON all that is kept of one person's address; `--save DIR`
// writes the resumes; `--erase` erases it all and prints counts in place of the data.
await runCommand(async () => {
  const options = readOptions(
    { mail: { type: 'string' }, save: { type: 'string' }, erase: { type: 'boolean' } },
    '--mail asha@example.in [--save DIR] [--erase]',
  );
  const mail = readMail(options.mail);
  const folder = options.save === undefined ? undefined : readFolder('--save', options.save);
  await withStore(async (db) => {
    const subject = await findSubject(db, mail);
    if (!options.erase) process.stdout.write(`${JSON.stringify({ mail, ...subject }, undefined, 2)}\n`);
    // Saved first: a resume that cannot be written keeps everything from being erased.
    if (folder !== undefined) console.error(await saveResumes(db, subject.applications, folder));
    if (options.erase) await eraseAndTell(db, subject);
  });
});

function readMail(value = ''): string {
  const mail = value.trim();
  if (isEmail(mail)) return mail;
  const fault = mail === '' ? 'name the address of a person' : `${JSON.stringify(mail)} is no mail address`;
  throw new MoharError('config-invalid', `--mail: ${fault}; use --mail asha@example.in.`);
}
