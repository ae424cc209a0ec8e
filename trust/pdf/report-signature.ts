import type { AlterationCode, BytesAnswer, SignatureReport, TimeAnswer } from '#domain/check/pdf-report.ts';
import { deriveSignatureVerdict } from '#domain/check/pdf-verdict.ts';
import { formatName } from '#domain/name.ts';
import type { EmbeddedRevocation } from '#trust/certificate/check-embedded.ts';
import { type ReportOptions, reportCertificate } from '#trust/certificate/report-certificate.ts';
import type { TrustContext } from '#trust/certificate/trust-context.ts';
import { verifyTimestamp } from '#trust/cms/timestamp.ts';
import { type CheckedSigner, verifySigner } from '#trust/cms/verify-signer.ts';
import { type Coverage, readCoverage } from '#trust/pdf/byte-range.ts';
import { classifyChanges } from '#trust/pdf/changes/classify-changes.ts';
import type { Outline } from '#trust/pdf/changes/outline.ts';
import { judgeChanges, readCertification, readDocumentCertification, readLock } from '#trust/pdf/doc-mdp.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import type { SignatureField } from '#trust/pdf/fields.ts';
import { nameOf, type PdfDict, textOf } from '#trust/pdf/objects.ts';
import { mergeEmbedded, readEmbedded, readMessage } from '#trust/pdf/read-message.ts';
import { answerByTimestamp, findSigningTime, readPdfDate } from '#trust/pdf/signing-time.ts';
import { type ReadCertificate, readCertificates } from '#trust/read-certificate.ts';

/** What all signatures of a document are verified with. */
export type SignatureContext = {
  readonly outline: Outline;
  readonly trust: TrustContext;
  readonly candidates: readonly ReadCertificate[];
  /** In the document's own store; each signature has more. */
  readonly embedded: EmbeddedRevocation;
};

const noTime: TimeAnswer = {
  source: 'none',
  time: '',
  authority: '',
  isTimestampInvalid: false,
  certificate: 'unknown',
};
const unread = {
  signer: { status: 'not-read' },
  chain: { to: 'not-read' },
  time: noTime,
  algorithm: '',
  weaknesses: [],
} as const;

type Answers = Pick<SignatureReport, 'bytes' | 'signer' | 'chain' | 'time' | 'algorithm' | 'weaknesses'>;

/** The answers about a signature, and the revision that it covers. Not the content itself: that of a hundred takes gigabytes. */
type Verified = { readonly report: Omit<SignatureReport, 'verdict'>; readonly revision: PdfDocument | undefined };

/** Verifies the signatures and answers their questions; the one that covers least comes first. */
export async function reportSignatures(
  signatures: readonly SignatureField[],
  context: SignatureContext,
): Promise<readonly SignatureReport[]> {
  const verified: (Verified & { readonly number: number | undefined })[] = [];
  for (const signature of signatures) {
    verified.push({ ...(await verify(signature, context)), number: signature.number });
  }
  verified.sort((one, other) => one.report.signedLength - other.report.signedLength);
  // An addition is a signature only if that holds itself, so that the last one is judged first.
  const intact = new Set<number | undefined>();
  const reports: SignatureReport[] = [];
  for (const { report, revision, number } of verified.reverse()) {
    const isVerified = report.bytes.status === 'unchanged' && revision !== undefined;
    const bytes = isVerified ? await findAppended(revision, report, context, intact) : report.bytes;
    if (bytes.status === 'unchanged') intact.add(number);
    const whole = { ...report, bytes };
    reports.unshift({ ...whole, verdict: deriveSignatureVerdict(whole) });
  }
  return reports;
}

/** Verifies one signature over the bytes that it covers. */
async function verify(signature: SignatureField, context: SignatureContext): Promise<Verified> {
  const { dict, field } = signature;
  const { document } = context.outline;
  const subFilter = nameOf(await document.resolve(dict.entries.get('SubFilter')));
  const coverage = await readCoverage(signature, document);
  const revision = 'error' in coverage ? undefined : coverage.revision;
  const certification = await readCertification(dict, revision ?? document);
  const lock = await readLock(dict, field.dict, revision ?? document);
  const report = {
    field: formatName(field.name),
    kind: subFilter === 'ETSI.RFC3161' ? ('document-timestamp' as const) : ('signature' as const),
    subFilter: formatName(subFilter),
    reason: formatName(textOf(await document.resolve(dict.entries.get('Reason')))),
    location: formatName(textOf(await document.resolve(dict.entries.get('Location')))),
    ...(certification ? { certification } : {}),
    ...(lock ? { lock } : {}),
    signedLength: revision?.bytes.length ?? 0,
    ...('error' in coverage ? alter(coverage.error) : await answer(subFilter, dict, coverage, context)),
  };
  return { report, revision };
}

function alter(error: AlterationCode): Answers {
  return { ...unread, bytes: { status: 'altered', error } };
}

/** What follows the signed revision, once its bytes are verified. */
async function findAppended(
  revision: PdfDocument,
  { lock }: Pick<SignatureReport, 'lock'>,
  { outline }: SignatureContext,
  intact: ReadonlySet<number | undefined>,
): Promise<BytesAnswer> {
  if (revision === outline.document) return { status: 'unchanged', added: [] };
  const changes = await classifyChanges(revision, outline);
  const areIntact = changes.signatures.every((number) => intact.has(number));
  return judgeChanges(changes, await readDocumentCertification(revision), lock, areIntact);
}

async function answer(
  subFilter: string,
  dict: PdfDict,
  coverage: Coverage,
  { outline: { document }, trust, candidates, embedded: stored }: SignatureContext,
): Promise<Answers> {
  document.budget.checkTime();
  const found = await readMessage(subFilter, coverage, dict, document);
  if ('altered' in found) return alter(found.altered);
  // What cannot be read is not accused.
  if ('unchecked' in found) {
    const detail = found.unchecked === 'form' ? formatName(subFilter) : '';
    return { ...unread, bytes: { status: 'not-checked', reason: found.unchecked, detail } };
  }
  const own = readCertificates(found.message.certificates, document.budget);
  const all = [...own, ...candidates];
  const signer = await verifySigner(found.message, found.signer, found.content, all);
  const claimed = readPdfDate(textOf(await document.resolve(dict.entries.get('M'))));
  const isTimestamp = subFilter === 'ETSI.RFC3161';
  const timestamp = isTimestamp ? await verifyTimestamp(found.der, coverage.content) : undefined;
  const time = timestamp
    ? await answerByTimestamp(timestamp, signer.certificate, all, trust)
    : await findSigningTime(signer, claimed, all, trust);
  const bytes = answerBytes(signer);
  const embedded = mergeEmbedded([readEmbedded(found.message, found.signer), stored]);
  const isForeign = isTimestamp && !timestamp && bytes.status === 'unchanged';
  return {
    bytes: isForeign ? { status: 'altered', error: 'digest-differs' } : bytes,
    ...(await answerSigner(signer, time, { candidates: all, embedded }, trust)),
    time,
    algorithm: signer.algorithm,
    weaknesses: found.usesSha1 ? [...new Set([...signer.weaknesses, 'sha-1' as const])] : signer.weaknesses,
  };
}

function answerBytes({ result }: CheckedSigner): BytesAnswer {
  if (result.status === 'failed') return { status: 'altered', error: result.error };
  if (result.status === 'not-supported') {
    return { status: 'not-checked', reason: 'algorithm', detail: result.algorithm };
  }
  // Without the certificate the digest was compared, and nothing else.
  return { status: 'unchanged', added: [] };
}

async function answerSigner(
  { certificate }: CheckedSigner,
  { source, time }: TimeAnswer,
  options: ReportOptions,
  trust: TrustContext,
): Promise<Pick<Answers, 'signer' | 'chain'>> {
  if (!certificate) return { signer: { status: 'certificate-missing' }, chain: { to: 'not-read' } };
  const chainAt = source === 'proven' ? new Date(time) : undefined;
  const report = await reportCertificate(certificate, trust, { ...options, chainAt });
  const { holder, organisation, chain } = report;
  return { signer: { status: 'found', name: holder, organisation, certificate: report }, chain };
}
