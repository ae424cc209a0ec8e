import { type Budget, createBudget, failLimit, failPdf, readOr } from '../budget.ts';
import type { Bytes } from '../bytes.ts';
import { type ReadCertificate, readCertificates } from '../certificate/read-certificate.ts';
import type { TrustContext } from '../certificate/trust-context.ts';
import type { CheckLimits } from '../report/limits.ts';
import type { PdfReport } from '../report/pdf-report.ts';
import { derivePdfVerdict } from '../report/pdf-verdict.ts';
import { decodeStream } from './decode-stream.ts';
import { openDocument, type PdfDocument } from './document.ts';
import { listSignatures } from './fields.ts';
import { findCautions } from './find-cautions.ts';
import { asType, emptyDict, nameOf, type PdfDict, type PdfValue } from './objects.ts';
import { parseValue } from './parse-value.ts';
import { findRemoved } from './removed-signatures.ts';
import { reportSignatures } from './report-signature.ts';
import { createScanner, findLast, isSpace, readNatural, skipWord } from './scanner.ts';
import { readWholeFile } from './update/revision.ts';

const header = '%PDF-';

/** Whether the bytes have a PDF's header at or near their start, where readers look for it. */
export function isPdf(bytes: Bytes): boolean {
  return findLast(bytes.subarray(0, 1_024), header) >= 0;
}

export type PdfOptions = {
  /** Certificates of other files: chains may use them. */
  readonly candidates: readonly ReadCertificate[];
  readonly passwords: readonly string[];
  readonly limits: CheckLimits;
};

/** Verifies the signatures of a PDF. Throws a `RefusalError`. */
export async function reportPdf(
  bytes: Bytes,
  trust: TrustContext,
  { candidates, passwords, limits }: PdfOptions,
): Promise<PdfReport> {
  // Offsets and byte ranges count from the first byte; some programs begin with a line end.
  const start = findLast(bytes.subarray(0, 1_024), header);
  if (start < 0 || !bytes.subarray(0, start).every(isSpace)) return failPdf('header-missing');
  const budget = createBudget(limits);
  const document = await openDocument(bytes, budget, passwords);
  const whole = await readWholeFile(document);
  const { signatures: found, emptyFields } = await listSignatures(document, whole.allFields);
  if (found.length > limits.signatures) return failLimit('signatures');
  const catalogue = (await document.resolveDict(document.trailer.entries.get('Root'))) ?? emptyDict;
  const { counts, certificates, embedded } = await readValidationData(document, catalogue);
  const context = { whole, trust, candidates: [...certificates, ...candidates], embedded };
  const signatures = await reportSignatures(found, context);
  const removed = await findRemoved(document, found);
  const isLinear = await isLinearised(bytes, budget);
  return {
    version: readVersion(document, catalogue, start),
    isEncrypted: document.isEncrypted,
    isLinearised: isLinear,
    // The first revision of a linearised file has two sections.
    revisions: document.sections.length - (isLinear ? 1 : 0),
    signatures,
    emptyFields,
    removed,
    cautions: await findCautions(whole),
    ...(counts ? { validationData: counts } : {}),
    verdict: derivePdfVerdict(signatures, removed),
  };
}

/** The version in the header, or a later one in the catalogue (ISO 32000-2, section 7.5.2). */
function readVersion(document: PdfDocument, catalogue: PdfDict, start: number): string {
  const at = start + header.length;
  const first = new TextDecoder('latin1').decode(document.bytes.subarray(at, at + 3));
  const later = nameOf(catalogue.entries.get('Version'));
  return later > first ? later : first;
}

/** Whether the first object says so (ISO 32000-2, annex F). */
function isLinearised(bytes: Bytes, budget: Budget): Promise<boolean> {
  return readOr(false, async () => {
    const scanner = createScanner(bytes, budget);
    if (readNatural(scanner) === undefined || readNatural(scanner) === undefined) return false;
    const first = skipWord(scanner, 'obj') ? parseValue(scanner, budget.limits.depth) : null;
    return asType(first, 'dict')?.entries.has('Linearized') === true;
  });
}

/**
 * The document security store (ISO 32000-2, section 12.8.4.3). CRLs and responses for single signatures (VRI) are read
 * together with those for all.
 */
async function readValidationData(document: PdfDocument, catalogue: PdfDict) {
  const { budget } = document;
  const store = await document.resolveDict(catalogue.entries.get('DSS'));
  if (!store) return { certificates: [], embedded: { crls: [], responses: [] } };
  const listItems = (dict: PdfDict | undefined, key: string) => document.resolveItems(dict?.entries.get(key));
  const certs = await listItems(store, 'Certs');
  const crls = await listItems(store, 'CRLs');
  const ocsps = await listItems(store, 'OCSPs');
  const crlsOfOne: PdfValue[] = [];
  const ocspsOfOne: PdfValue[] = [];
  const ofSignatures = (await document.resolveDict(store.entries.get('VRI')))?.entries.values() ?? [];
  for (const value of ofSignatures) {
    budget.checkTime();
    const dict = await document.resolveDict(value);
    crlsOfOne.push(...(await listItems(dict, 'CRL')));
    ocspsOfOne.push(...(await listItems(dict, 'OCSP')));
  }
  const certificates = await readStreams(certs, document);
  return {
    counts: { certificates: certs.length, crls: crls.length, ocsps: ocsps.length },
    certificates: readCertificates(certificates, budget),
    embedded: {
      crls: await readStreams([...crls, ...crlsOfOne], document),
      responses: await readStreams([...ocsps, ...ocspsOfOne], document),
    },
  };
}

/** The streams, each once. What cannot be read helps no signature, and spoils nothing else. */
async function readStreams(values: readonly PdfValue[], { resolve, budget }: PdfDocument): Promise<readonly Bytes[]> {
  const byNumber = new Map(values.map((value) => [asType(value, 'ref')?.number ?? value, value]));
  const found: Bytes[] = [];
  for (const value of [...byNumber.values()].slice(0, budget.limits.certificates)) {
    const bytes = await readOr(undefined, async () => {
      const stream = asType(await resolve(value), 'stream');
      return stream && decodeStream(stream, budget);
    });
    budget.countBytes(bytes?.length ?? 0);
    if (bytes) found.push(bytes.slice());
  }
  return found;
}
