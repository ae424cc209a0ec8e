import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FileReport } from '#domain/check/file-report.ts';
import type { SignatureReport } from '#domain/check/pdf-report.ts';
import { type PdfsigResult, verifyWithPdfsig } from '#tests/external-tools/pdfsig.ts';
import { checkInputs } from '#trust/check-input.ts';

// `node tests/check/compare-folder.ts FOLDER [PASSWORD]` checks every PDF below a folder beside poppler's `pdfsig`, lists where
// the two disagree, and counts. The PDFs of other projects are to be kept outside of this one.

type Row = { readonly group: string; readonly file: string; readonly found: string };

/** What a signature is called, in the words of the table. */
function describe({ field, bytes }: SignatureReport): string {
  if (bytes.status === 'altered') return `${field}: altered ${bytes.error}`;
  if (bytes.status === 'appended') return `${field}: appended ${bytes.kinds.join('+')} ${bytes.permission}`;
  return `${field}: ${bytes.status}${bytes.status === 'not-checked' ? ` ${bytes.reason} ${bytes.detail}` : ''}`;
}

/** What a reader would take for an accusation. */
function isAccused({ bytes }: SignatureReport): boolean {
  if (bytes.status === 'altered') return true;
  return bytes.status === 'appended' && (bytes.kinds.includes('other') || bytes.permission === 'not-permitted');
}

function compare(report: FileReport, judged: readonly PdfsigResult[]): readonly Omit<Row, 'file'>[] {
  const valid = judged.filter(({ isValid }) => isValid).length;
  if (report.kind !== 'pdf') {
    return valid > 0 ? [{ group: 'not read', found: JSON.stringify('refusal' in report && report.refusal) }] : [];
  }
  const { signatures } = report.pdf;
  const rows: Omit<Row, 'file'>[] = [];
  for (const signature of signatures) {
    const own = judged.filter(({ field }) => field === signature.field);
    const isValid = own.length > 0 && own.every((each) => each.isValid);
    const found = describe(signature);
    if (isValid && isAccused(signature)) rows.push({ group: 'accused', found });
    if (signature.bytes.status === 'not-checked') rows.push({ group: 'cannot check', found });
    const isIntact = signature.bytes.status === 'unchanged' || signature.bytes.status === 'appended';
    if (isIntact && own.some(({ isRefuted }) => isRefuted)) rows.push({ group: 'laxer', found });
    if (isValid && signature.bytes.status === 'unchanged' && own.every((each) => !each.isTotal)) {
      rows.push({ group: 'calmer', found });
    }
  }
  if (valid > signatures.length) rows.push({ group: 'not found', found: `${signatures.length} of ${valid}` });
  return rows;
}

const [folder = '.', password] = process.argv.slice(2);
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.pdf$/i.test(name));
const rows: Row[] = [];
let [signatures, valid, files] = [0, 0, 0];
for (const name of names.sort()) {
  const bytes = new Uint8Array(readFileSync(join(folder, name)));
  const judged = verifyWithPdfsig(bytes, password === undefined ? ['-nocert'] : ['-nocert', '-upw', password]);
  const start = performance.now();
  const options = { repository: {}, isDemonstration: false, now: new Date(), password };
  const {
    files: [report],
  } = await checkInputs([{ name, bytes }], options);
  const duration = performance.now() - start;
  const file = relative('.', name);
  if (duration > 1_000) rows.push({ group: 'slow', file, found: `${Math.round(duration)} ms` });
  if (judged.length > 0) files += 1;
  signatures += judged.length;
  valid += judged.filter(({ isValid }) => isValid).length;
  if (report) for (const row of compare(report, judged)) rows.push({ file, ...row });
}
for (const { group, file, found } of rows) console.log(`${group}\t${file}\t${found}`);
const counts = Map.groupBy(rows, ({ group }) => group);
const summary = [...counts].map(([group, found]) => `${group} ${found.length}`).sort();
console.log(`${names.length} PDFs, ${files} signed, ${signatures} signatures, ${valid} valid: ${summary.join(', ')}`);
