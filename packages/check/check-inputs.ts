import { createBudget, failLimit, RefusalError } from './budget.ts';
import { type Bytes, digest } from './bytes.ts';
import { readCertificateInput } from './certificate/certificate-input.ts';
import { longestCertificate, type ReadCertificate, readCertificates } from './certificate/read-certificate.ts';
import { type Repository, readRepository } from './certificate/read-repository.ts';
import { reportCertificate } from './certificate/report-certificate.ts';
import type { RecognisedRoot, TrustContext } from './certificate/trust-context.ts';
import { formatHex } from './fingerprints.ts';
import { formatName } from './names.ts';
import { isPdf, reportPdf } from './pdf/report-pdf.ts';
import type { CertificateReport } from './report/certificate-report.ts';
import type { CheckReport, FileReport } from './report/file-report.ts';
import { type CheckLimits, defaultLimits, maxFileBytes } from './report/limits.ts';
import type { Refusal } from './report/refusal.ts';

/**
 * A file to check; its name is only shown. A function is called when the check of the file begins, and may throw a
 * `RefusalError`.
 */
export type Input = { readonly name: string; readonly bytes: Bytes | (() => Promise<Bytes>) };

export type CheckOptions = {
  readonly repository: Repository;
  readonly now: Date;
  /** Compared with the certificates; never saved. */
  readonly pan?: string | undefined;
  /** Each is tried for each encrypted PDF; never saved. */
  readonly passwords?: readonly string[] | undefined;
  readonly limits?: CheckLimits | undefined;
  /** Called before a file is read and before it is reported. */
  readonly onFile?: ((name: string) => void) | undefined;
  readonly recognisedRoots?: readonly RecognisedRoot[] | undefined;
};

/** The kind of a file; a PDF is read when its check begins. */
type Prepared =
  | { readonly kind: 'pdf' }
  | { readonly kind: 'certificates'; readonly certificates: readonly ReadCertificate[]; readonly damaged: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Checks files, one at a time. The certificates of all of them help to build each chain. */
export async function checkInputs(inputs: readonly Input[], options: CheckOptions): Promise<CheckReport> {
  const limits = options.limits ?? defaultLimits;
  const context = await readRepository(options.repository, options.recognisedRoots ?? [], options.now);
  const prepared: Prepared[] = [];
  for (const input of inputs) {
    options.onFile?.(input.name);
    prepared.push(await prepare(input, limits));
  }
  const candidates = prepared
    .flatMap((input) => (input.kind === 'certificates' ? input.certificates : []))
    .slice(0, limits.certificates);
  const files: FileReport[] = [];
  for (const [index, input] of inputs.entries()) {
    options.onFile?.(input.name);
    const found = prepared[index];
    if (found) files.push(await report(input, found, candidates, context, options, limits));
  }
  return { checkedAt: options.now.toISOString(), files };
}

async function readBytes({ bytes }: Input): Promise<Bytes> {
  return typeof bytes === 'function' ? bytes() : bytes;
}

async function prepare(input: Input, limits: CheckLimits): Promise<Prepared> {
  const bytes = await catchRefusal(() => readBytes(input));
  if ('refusal' in bytes) return bytes;
  if (bytes.length > maxFileBytes) return { kind: 'refused', refusal: { code: 'too-large', limit: maxFileBytes } };
  return isPdf(bytes) ? { kind: 'pdf' } : catchRefusal(() => readInput(bytes, limits));
}

/** The result, or why the check of this file ended. */
async function catchRefusal<Result>(
  work: () => Result,
): Promise<Awaited<Result> | Extract<Prepared, { kind: 'refused' }>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusalError) return { kind: 'refused', refusal: error.refusal };
    throw error;
  }
}

function readInput(bytes: Bytes, limits: CheckLimits): Prepared {
  const found = readCertificateInput(bytes);
  if ('refusal' in found) return { kind: 'refused', ...found };
  if (found.certificates.length > limits.certificates) failLimit('certificates');
  if (found.certificates.some(({ length }) => length > longestCertificate)) failLimit('certificate-size');
  const certificates = readCertificates(found.certificates, createBudget(limits));
  const damaged = found.damaged + found.certificates.length - certificates.length;
  if (certificates.length > 0) return { kind: 'certificates', certificates, damaged };
  return { kind: 'refused', refusal: { code: 'unreadable', error: 'damaged' } };
}

/** Holders before authorities: a visitor with a chain wants to check the certificate at its end. */
function sortByHolder(certificates: readonly CertificateReport[]): readonly CertificateReport[] {
  return certificates.toSorted((a, b) => Number(a.purpose === 'authority') - Number(b.purpose === 'authority'));
}

async function report(
  input: Input,
  prepared: Prepared,
  candidates: readonly ReadCertificate[],
  context: TrustContext,
  { pan, passwords = [] }: CheckOptions,
  limits: CheckLimits,
): Promise<FileReport> {
  const bytes = await catchRefusal(() => readBytes(input));
  const name = formatName(input.name);
  if ('refusal' in bytes) return { file: { name, size: 0, sha256: '' }, ...bytes };
  const isTooLarge = bytes.length > maxFileBytes;
  const sha256 = isTooLarge ? '' : formatHex(await digest('SHA-256', bytes));
  const file = { name, size: bytes.length, sha256 };
  if (prepared.kind === 'refused') return { file, ...prepared };
  const result = await catchRefusal(async () => {
    if (prepared.kind === 'pdf') {
      return { kind: 'pdf', pdf: await reportPdf(bytes, context, { candidates, passwords, limits }) } as const;
    }
    const certificates: CertificateReport[] = [];
    const budget = createBudget(limits);
    for (const certificate of prepared.certificates) {
      budget.checkTime();
      certificates.push(await reportCertificate(certificate, context, { candidates, pan }));
    }
    return { kind: 'certificates', certificates: sortByHolder(certificates), damaged: prepared.damaged } as const;
  });
  return { file, ...result };
}
