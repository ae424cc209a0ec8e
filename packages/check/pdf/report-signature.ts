import type { EmbeddedRevocation } from '../certificate/embedded-revocation.ts';
import { type ReadCertificate, readCertificates } from '../certificate/read-certificate.ts';
import { type ReportOptions, reportCertificate } from '../certificate/report-certificate.ts';
import type { TrustContext } from '../certificate/trust-context.ts';
import { verifyTimestamp } from '../cms/timestamp.ts';
import { type CheckedSigner, verifySigner } from '../cms/verify-signer.ts';
import { formatName } from '../names.ts';
import type { AlterationCode, BytesAnswer, SignatureReport, TimeAnswer } from '../report/pdf-report.ts';
import { deriveSignatureVerdict } from '../report/pdf-verdict.ts';
import { type Coverage, readCoverage } from './byte-range.ts';
import { allows, readCertification, readLock } from './doc-mdp.ts';
import type { Field, SignatureField } from './fields.ts';
import { asType, nameOf, type PdfDict, textOf } from './objects.ts';
import { mergeEmbedded, readEmbedded, readMessage } from './read-message.ts';
import { answerByTimestamp, findSigningTime, readPdfDate } from './signing-time.ts';
import { classifyUpdate, type Update } from './update/classify-update.ts';
import { findMark } from './update/mark.ts';
import { type Revision, readRevision, type WholeFile } from './update/revision.ts';

/** The context that all signatures of a document share. */
export type SignatureContext = {
  readonly whole: WholeFile;
  readonly trust: TrustContext;
  readonly candidates: readonly ReadCertificate[];
  /** In the document's own store; each signature has more. */
  readonly embedded: EmbeddedRevocation;
};

const noTime: TimeAnswer = { source: 'none', time: '', authority: '', timestamp: 'none', certificate: 'unknown' };
const unread = {
  signer: { status: 'not-read' },
  chain: { to: 'not-read' },
  time: noTime,
  algorithm: '',
  weaknesses: [],
} as const;

const day = 86_400_000;

type Answers = Pick<SignatureReport, 'bytes' | 'signer' | 'chain' | 'time' | 'algorithm' | 'weaknesses'>;

/** Verifies the signatures and answers their questions; the one that covers least comes first. */
export async function reportSignatures(
  signatures: readonly SignatureField[],
  context: SignatureContext,
): Promise<readonly SignatureReport[]> {
  const names = new Map(signatures.map(({ number, field }) => [number, formatName(field.name)]));
  const found: Omit<SignatureReport, 'verdict'>[] = [];
  for (const signature of signatures) found.push(await reportSignature(signature, names, context));
  // A later signature that is not intact counts as another change; a timestamp may lack its certificate.
  const isCounted = ({ kind, bytes }: Pick<SignatureReport, 'kind' | 'bytes'>): boolean =>
    bytes.status === 'intact' || (bytes.status === 'not-checked' && kind === 'document-timestamp');
  const broken = new Set(found.filter((report) => !isCounted(report)).map(({ field }) => field));
  const marked = new Set(found.filter(({ mark }) => mark.page !== undefined).map(({ field }) => field));
  const reports = found.map((report): SignatureReport => {
    const { later, certification, lock } = report;
    const hasBroken = later?.signatures.some((field) => broken.has(field)) === true;
    const hasMark = later?.signatures.some((field) => marked.has(field)) === true;
    const other = { class: 'other' as const, isAllowed: allows(certification, lock, 'other') };
    const complete = { ...report, ...(later ? { later: { ...later, hasMark, ...(hasBroken ? other : {}) } } : {}) };
    return { ...complete, verdict: deriveSignatureVerdict(complete) };
  });
  return reports.sort((one, other) => one.signedLength - other.signedLength);
}

/** Verifies one signature over the bytes that it covers, and classifies what came after them. */
async function reportSignature(
  signature: SignatureField,
  names: ReadonlyMap<number | undefined, string>,
  context: SignatureContext,
): Promise<Omit<SignatureReport, 'verdict'>> {
  const { dict, field } = signature;
  const { document } = context.whole;
  const subFilter = nameOf(await document.resolve(dict.entries.get('SubFilter')));
  const coverage = await readCoverage(signature, document);
  const revision = 'error' in coverage ? undefined : coverage.revision;
  const certification = await readCertification(dict, revision ?? document);
  const signed = revision && (await readRevision(revision));
  const signedField = (signed && findField(signature, signed)) ?? field;
  const lock = await readLock(dict, signedField.dict, revision ?? document);
  const answers = 'error' in coverage ? refuse(coverage.error) : await answer(subFilter, dict, coverage, context);
  const isIntact = answers.bytes.status === 'intact';
  const update = signed && isIntact ? await classifyLater(signed, names, context.whole) : undefined;
  const later = update && {
    class: update.class,
    isAllowed: allows(certification, lock, update.class),
    signatures: [...update.signatures].flatMap((number) => names.get(number) ?? []),
    // `reportSignatures` knows the marks of all signatures.
    hasMark: false,
    entries: [...update.entries].slice(0, 20).map(formatName),
  };
  return {
    field: formatName(field.name),
    kind: subFilter === 'ETSI.RFC3161' ? 'document-timestamp' : 'signature',
    subFilter: formatName(subFilter),
    reason: formatName(textOf(await document.resolve(dict.entries.get('Reason')))),
    location: formatName(textOf(await document.resolve(dict.entries.get('Location')))),
    mark: await findMark(field, context.whole),
    ...(certification ? { certification } : {}),
    ...(lock ? { lock } : {}),
    signedLength: revision?.bytes.length ?? 0,
    ...answers,
    isInFuture: Date.parse(answers.time.time) > context.trust.now.getTime() + day,
    ...(later ? { later } : {}),
  };
}

/** The update after a revision. A later signature that is not in the report was not verified: it is something else. */
async function classifyLater(
  signed: Revision,
  reported: ReadonlyMap<number | undefined, string>,
  whole: WholeFile,
): Promise<Update> {
  const update = await classifyUpdate(signed, whole);
  return update.signatures.isSubsetOf(reported) ? update : { ...update, class: 'other' };
}

/** The field in the revision that it signed: an update may have changed or replaced it. */
function findField({ field, number }: SignatureField, { allFields }: Revision): Field | undefined {
  const isSame = (candidate: Field): boolean =>
    number === undefined
      ? candidate.number === field.number && candidate.name === field.name
      : asType(candidate.value, 'ref')?.number === number;
  return allFields.find(isSame);
}

function refuse(error: AlterationCode): Answers {
  return { ...unread, bytes: { status: 'not-intact', error } };
}

async function answer(
  subFilter: string,
  dict: PdfDict,
  coverage: Coverage,
  { whole: { document }, trust, candidates, embedded: stored }: SignatureContext,
): Promise<Answers> {
  document.budget.checkTime();
  const found = await readMessage(subFilter, coverage, dict, document);
  if ('altered' in found) return refuse(found.altered);
  // An unreadable message proves no change.
  if ('unchecked' in found) {
    const detail = found.unchecked === 'form' ? formatName(subFilter) : '';
    return { ...unread, bytes: { status: 'not-checked', reason: found.unchecked, detail } };
  }
  const own = readCertificates(found.message.certificates, document.budget);
  const all = [...own, ...candidates];
  const signer = await verifySigner(found.message, found.signer, found.content, all);
  const claimed = readPdfDate(textOf(await document.resolve(dict.entries.get('M'))));
  const isTimestamp = subFilter === 'ETSI.RFC3161';
  const timestamp = isTimestamp ? await verifyTimestamp(found.der, coverage.content, all) : undefined;
  const time =
    timestamp && 'authority' in timestamp
      ? await answerByTimestamp(timestamp, signer.certificate, all, trust)
      : await findSigningTime(signer, claimed, all, trust);
  const embedded = mergeEmbedded([readEmbedded(found.message, found.signer), stored]);
  return {
    bytes: timestamp?.status === 'wrong' ? { status: 'not-intact', error: 'timestamp-wrong' } : answerBytes(signer),
    ...(await answerSigner(signer, time, { candidates: all, embedded }, trust)),
    time,
    algorithm: signer.algorithm,
    weaknesses: found.usesSha1 ? [...new Set([...signer.weaknesses, 'sha-1' as const])] : signer.weaknesses,
  };
}

function answerBytes({ result }: CheckedSigner): BytesAnswer {
  if (result.status === 'failed') return { status: 'not-intact', error: result.error };
  if (result.status === 'verified') return { status: 'intact' };
  if (result.status === 'certificate-missing') return { status: 'not-checked', reason: result.status, detail: '' };
  return { status: 'not-checked', reason: 'algorithm', detail: result.algorithm };
}

async function answerSigner(
  { certificate }: CheckedSigner,
  { source, time }: TimeAnswer,
  options: ReportOptions,
  trust: TrustContext,
): Promise<Pick<Answers, 'signer' | 'chain'>> {
  if (!certificate) return { signer: { status: 'not-read' }, chain: { to: 'not-read' } };
  const chainAt = source === 'proven' ? new Date(time) : undefined;
  const report = await reportCertificate(certificate, trust, { ...options, chainAt });
  const { holder, organisation, chain } = report;
  return { signer: { status: 'found', name: holder, organisation, certificate: report }, chain };
}
