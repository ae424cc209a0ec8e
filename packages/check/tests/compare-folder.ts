import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileReport } from '../report/file-report.ts';
import type { SignatureReport } from '../report/pdf-report.ts';
import { isInstalled } from './external-tools/install.ts';
import { type PdfsigResult, verifyWithPdfsig } from './external-tools/pdfsig.ts';
import { checkFixtures, type FixtureOptions } from './make-certificates.ts';

// `node packages/check/tests/compare-folder.ts FOLDER [PASSWORD]` checks every PDF below a folder beside poppler's
// `pdfsig`, lists where the two disagree, and counts. Keep the PDFs of other projects outside of this one.

/** Where the check and `pdfsig` disagree about a file, or what the check cannot do. */
type Disagreement = { readonly group: string; readonly file: string; readonly found: string };

export type Comparison = {
  readonly reports: ReadonlyMap<string, FileReport>;
  readonly rows: readonly Disagreement[];
  /** Files with signatures, signatures, and those that are valid, by `pdfsig`. */
  readonly signed: number;
  readonly signatures: number;
  readonly valid: number;
};

/** The line of a signature in the table. */
function formatSignature({ field, bytes, later }: SignatureReport): string {
  if (bytes.status === 'not-intact') return `${field}: not intact ${bytes.error}`;
  if (bytes.status === 'not-checked') return `${field}: not checked ${bytes.reason} ${bytes.detail}`;
  return `${field}: ${later?.class} ${later?.isAllowed ? '' : 'not allowed '}${later?.entries.join(' ')}`;
}

function compare(report: FileReport, verified: readonly PdfsigResult[]): readonly Omit<Disagreement, 'file'>[] {
  const valid = verified.filter(({ isValid }) => isValid).length;
  if (report.kind !== 'pdf') {
    return valid > 0 ? [{ group: 'not read', found: JSON.stringify('refusal' in report && report.refusal) }] : [];
  }
  const { signatures } = report.pdf;
  const rows: Omit<Disagreement, 'file'>[] = [];
  for (const signature of signatures) {
    const own = verified.filter(({ field }) => field === signature.field);
    const isValid = own.length > 0 && own.every((each) => each.isValid);
    const found = formatSignature(signature);
    if (isValid && signature.bytes.status === 'not-intact') rows.push({ group: 'accused', found });
    if (isValid && signature.later?.class === 'other') rows.push({ group: 'something else', found });
    if (signature.bytes.status === 'not-checked') rows.push({ group: 'cannot check', found });
    const isIntact = signature.bytes.status === 'intact';
    if (isIntact && own.some(({ isRefuted }) => isRefuted)) rows.push({ group: 'laxer', found });
    if (isValid && signature.later?.class === 'nothing' && own.every((each) => !each.coversWholeFile)) {
      rows.push({ group: 'calmer', found });
    }
  }
  if (valid > signatures.length) rows.push({ group: 'not found', found: `${signatures.length} of ${valid}` });
  return rows;
}

/** Compares every PDF below a folder; where `pdfsig` is not installed, the reports are all there is. */
export async function compareFolder(folder: string, options: FixtureOptions): Promise<Comparison> {
  const [password] = options.passwords ?? [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.pdf$/i.test(name));
  const reports = new Map<string, FileReport>();
  const rows: Disagreement[] = [];
  const all: PdfsigResult[] = [];
  let signed = 0;
  for (const file of names.sort()) {
    const bytes = new Uint8Array(readFileSync(join(folder, file)));
    const start = performance.now();
    const [report] = (await checkFixtures([{ name: file, bytes }], options)).files;
    const duration = performance.now() - start;
    if (duration > 1_000) rows.push({ group: 'slow', file, found: `${Math.round(duration)} ms` });
    if (report) reports.set(file, report);
    if (!report || !isInstalled('pdfsig')) continue;
    const verified = verifyWithPdfsig(bytes, password === undefined ? ['-nocert'] : ['-nocert', '-upw', password]);
    if (verified.length > 0) signed += 1;
    all.push(...verified);
    for (const row of compare(report, verified)) rows.push({ file, ...row });
  }
  return { reports, rows, signed, signatures: all.length, valid: all.filter(({ isValid }) => isValid).length };
}

if (import.meta.main) {
  const [folder = '.', password] = process.argv.slice(2);
  const options = { repository: {}, now: new Date(), password };
  const { reports, rows, signed, signatures, valid } = await compareFolder(folder, options);
  for (const { group, file, found } of rows) console.log(`${group}\t${file}\t${found}`);
  const counts = Map.groupBy(rows, ({ group }) => group);
  const summary = [...counts].map(([group, found]) => `${group} ${found.length}`).sort();
  console.log(
    `${reports.size} PDFs, ${signed} signed, ${signatures} signatures, ${valid} valid: ${summary.join(', ')}`,
  );
}
