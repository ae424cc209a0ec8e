import { statSync } from 'node:fs';
import { exitStatus } from '@mohar/check/report';
import { formatReport } from '#content/check/format-report.ts';
import { site } from '#content/site.ts';
import type { Executor } from '#database/connect.ts';
import { MoharError } from '#domain/errors.ts';
import { formatName } from '#domain/name.ts';
import { checkInThread } from '#scripts/check/check-thread.ts';
import { readArguments, rejectUsage, runCommand, withStore } from '#scripts/command/command.ts';
import type { Config } from '#server/config.ts';
import { withCertificateThread } from '#services/certificate-thread.ts';
import { readOwnFiles, readOwnVersion } from '#services/own-repository.ts';
import { renewDemonstration } from '#services/renew-crl.ts';

const usage = 'FILE… [--json] [--pan PAN] [--password PASSWORD]';

// `npm run check -- FILE…` explains certificates and signed PDFs like the page /check, against the configured
// repository. `packages/check/report/pdf-verdict.ts` has the exit status. A password on the command line is visible to
// the machine's users.
await runCommand(async () => {
  const { values, positionals } = readArguments({
    about: 'Explains certificates and signed PDFs, against the configured repository.',
    usage,
    options: { json: { type: 'boolean' }, pan: { type: 'string' }, password: { type: 'string' } },
  });
  if (positionals.length === 0) rejectUsage(`name the files to check; use ${usage}.`);
  for (const path of positionals) {
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
      throw new MoharError('config-invalid', `${formatName(path)}: not a file.`);
    }
  }
  const report = await withStore(async (db, config) => {
    const repository = await readRepository(db, config);
    return checkInThread({
      paths: positionals,
      ...repository,
      pan: values.pan,
      passwords: values.password ? [values.password] : [],
    });
  });
  console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report));
  process.exitCode = exitStatus(report.files);
});

/** The authority's own files, or the demonstration as on the site. */
async function readRepository(db: Executor, { repositoryDir, demonstration, siteUrl }: Config) {
  if (readOwnVersion(repositoryDir) !== '') {
    const { bytes } = await readOwnFiles(repositoryDir);
    return { repository: bytes, isDemonstration: false };
  }
  if (!demonstration) return { repository: {}, isDemonstration: false };
  const organisation = { name: site.name, siteUrl };
  const { bytes } = await withCertificateThread((certificates) =>
    renewDemonstration(db, certificates, organisation, () => new Date()),
  );
  return { repository: bytes, isDemonstration: true };
}
