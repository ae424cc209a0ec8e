import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { describeReport } from '#content/check/describe-report.ts';
import { site } from '#content/site.ts';
import type { Executor } from '#database/connect.ts';
import { largestFile } from '#domain/check/limits.ts';
import { isGood } from '#domain/check/pdf-verdict.ts';
import { MoharError } from '#domain/errors.ts';
import { runCommand, withStore } from '#scripts/command.ts';
import type { Config } from '#server/config.ts';
import { renewDemonstration } from '#services/renew-crl.ts';
import { withTrustThread } from '#services/trust-thread.ts';
import { readOwnFiles, readOwnVersion } from '#services/watch-repository.ts';
import { checkInputs, type Input } from '#trust/check-input.ts';

const usage = 'FILE… [--json] [--pan PAN] [--password PASSWORD]';

// `npm run check -- FILE…` explains certificates and signed PDFs as the page /check does, against the repository that is
// configured here. Status 1 when something is not good. A password on the command line is visible to the machine's users.
await runCommand(async () => {
  const { values, positionals } = readArguments();
  const inputs = positionals.map(readInput);
  const report = await withStore(async (db, config) => {
    const repository = await readRepository(db, config);
    return checkInputs(inputs, { ...repository, now: new Date(), pan: values.pan, password: values.password });
  });
  console.log(values.json ? JSON.stringify(report, null, 2) : describeReport(report));
  if (!report.files.every(isGood)) process.exitCode = 1;
});

function readArguments() {
  const options = { json: { type: 'boolean' }, pan: { type: 'string' }, password: { type: 'string' } } as const;
  try {
    const parsed = parseArgs({ options, allowPositionals: true });
    if (parsed.positionals.length > 0) return parsed;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new MoharError('config-invalid', `Name the files to check; use ${usage}.`);
}

/** Of a file that is too large only as much is read as shows that it is. */
function readInput(path: string): Input {
  const found = existsSync(path) ? statSync(path) : undefined;
  if (!found?.isFile()) throw new MoharError('config-invalid', `${path}: not a file.`);
  const bytes = found.size > largestFile ? new Uint8Array(largestFile + 1) : new Uint8Array(readFileSync(path));
  return { name: basename(path), bytes };
}

/** The authority's own files, or the demonstration that the site shows in their place. */
async function readRepository(db: Executor, { repositoryDir, demonstration, siteUrl }: Config) {
  if (readOwnVersion(repositoryDir) !== '') {
    return { repository: await readOwnFiles(repositoryDir), isDemonstration: false };
  }
  if (!demonstration) return { repository: {}, isDemonstration: false };
  const organisation = { name: site.name, siteUrl };
  const { bytes } = await withTrustThread((trust) => renewDemonstration(db, trust, organisation, () => new Date()));
  return { repository: bytes, isDemonstration: true };
}
