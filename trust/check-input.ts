import type { CertificateReport } from '#domain/check/certificate-report.ts';
import type { CheckedInput, CheckReport, FileReport } from '#domain/check/file-report.ts';
import { type CheckLimits, defaultLimits, largestFile } from '#domain/check/limits.ts';
import { type RecognisedRoot, recognisedRoots } from '#domain/check/recognised-roots.ts';
import { type CertificateInput, readCertificateInput } from '#trust/certificate/certificate-input.ts';
import { reportCertificate } from '#trust/certificate/report-certificate.ts';
import { createTrustContext, type TrustContext } from '#trust/certificate/trust-context.ts';
import type { FileBytes } from '#trust/check-files.ts';
import { formatHex } from '#trust/fingerprints.ts';
import { isPdf, reportPdf } from '#trust/pdf/report-pdf.ts';
import { type ReadCertificate, readCertificate } from '#trust/read-certificate.ts';

/** A file to check. Its name is only shown: what it is follows from its content. */
export type Input = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

export type CheckOptions = {
  /** The repository's files in DER, with all of its lists: they are matched by issuer and key, not by name. */
  readonly repository: FileBytes;
  readonly isDemonstration: boolean;
  readonly now: Date;
  /** Compared with the certificates; never saved. */
  readonly pan?: string | undefined;
  /** Of encrypted PDFs. */
  readonly password?: string | undefined;
  readonly limits?: CheckLimits | undefined;
  readonly recognisedRoots?: readonly RecognisedRoot[] | undefined;
};

type Prepared = { readonly file: CheckedInput; readonly bytes: Input['bytes'] } & (
  | { readonly kind: 'pdf' }
  | { readonly kind: 'certificates'; readonly certificates: readonly ReadCertificate[] }
  | { readonly kind: 'refused'; readonly refusal: Extract<FileReport, { kind: 'refused' }>['refusal'] }
);

/** Checks files. The certificates of all of them help to build each chain. */
export async function checkInputs(inputs: readonly Input[], options: CheckOptions): Promise<CheckReport> {
  const limits = options.limits ?? defaultLimits;
  const roots = options.recognisedRoots ?? recognisedRoots;
  const context = await createTrustContext(options.repository, roots, options.now);
  const prepared = await Promise.all(inputs.map((input) => prepare(input, limits)));
  const candidates = prepared
    .flatMap((input) => (input.kind === 'certificates' ? input.certificates : []))
    .slice(0, limits.certificates);
  const files: FileReport[] = [];
  for (const input of prepared) files.push(await report(input, candidates, context, options, limits));
  return { checkedAt: options.now.toISOString(), isDemonstration: options.isDemonstration, files };
}

async function prepare({ name, bytes }: Input, limits: CheckLimits): Promise<Prepared> {
  const size = bytes.length;
  if (size > largestFile) {
    const refusal = { code: 'too-large', limit: largestFile } as const;
    return { file: { name, size, sha256: '' }, bytes, kind: 'refused', refusal };
  }
  const file = { name, size, sha256: formatHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) };
  if (isPdf(bytes)) return { file, bytes, kind: 'pdf' };
  const found = readInput(bytes, limits);
  return 'refusal' in found
    ? { file, bytes, kind: 'refused', ...found }
    : { file, bytes, kind: 'certificates', ...found };
}

function readInput(bytes: Input['bytes'], limits: CheckLimits) {
  const found: CertificateInput = readCertificateInput(bytes);
  if ('refusal' in found) return found;
  if (found.certificates.length > limits.certificates) {
    return { refusal: { code: 'limit-reached', limit: 'certificates' } } as const;
  }
  const certificates = found.certificates.flatMap((der) => readCertificate(der) ?? []);
  if (certificates.length === found.certificates.length) return { certificates };
  return { refusal: { code: 'unreadable', error: 'damaged' } } as const;
}

/** Holders before authorities: who asks about a file with a chain asks about the certificate at its end. */
function sortByHolder(certificates: readonly CertificateReport[]): readonly CertificateReport[] {
  return certificates.toSorted((a, b) => Number(a.purpose === 'authority') - Number(b.purpose === 'authority'));
}

async function report(
  input: Prepared,
  candidates: readonly ReadCertificate[],
  context: TrustContext,
  { pan, password }: CheckOptions,
  limits: CheckLimits,
): Promise<FileReport> {
  const { file, kind } = input;
  if (kind === 'refused') return { file, kind, refusal: input.refusal };
  if (kind === 'pdf') {
    const result = await reportPdf(input.bytes, context, { candidates, password, limits });
    return 'refusal' in result ? { file, kind: 'refused', ...result } : { file, kind, pdf: result };
  }
  const options = { candidates, pan };
  const reports = input.certificates.map((certificate) => reportCertificate(certificate, context, options));
  return { file, kind, certificates: sortByHolder(await Promise.all(reports)) };
}
