import type { ValidationData } from '#domain/check/pdf-report.ts';
import { decodeStream } from '#trust/pdf/decode-stream.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import { as, type PdfValue } from '#trust/pdf/objects.ts';
import { type Budget, PdfError } from '#trust/pdf/pdf-error.ts';
import { type ReadCertificate, readCertificate } from '#trust/read-certificate.ts';

/** The document security store (ISO 32000-2, section 12.8.4.3): counts, and certificates through which chains may lead. */
export async function readValidationData(
  document: PdfDocument,
  budget: Budget,
): Promise<{ readonly counts?: ValidationData; readonly certificates: readonly ReadCertificate[] }> {
  const catalogue = await document.resolveDict(document.trailer.entries.get('Root'));
  const store = await document.resolveDict(catalogue?.entries.get('DSS'));
  if (!store) return { certificates: [] };
  const list = async (key: string): Promise<readonly PdfValue[]> =>
    as(await document.resolve(store.entries.get(key)), 'array')?.items ?? [];
  const streams = await list('Certs');
  const certificates: ReadCertificate[] = [];
  for (const value of streams.slice(0, budget.limits.certificates)) {
    const found = await readStored(value, document, budget);
    if (found) certificates.push(found);
  }
  const counts = {
    certificates: streams.length,
    crls: (await list('CRLs')).length,
    ocsps: (await list('OCSPs')).length,
  };
  return { counts, certificates };
}

/** A certificate that cannot be read helps no chain, and spoils nothing else. */
async function readStored(
  value: PdfValue,
  document: PdfDocument,
  budget: Budget,
): Promise<ReadCertificate | undefined> {
  try {
    const stream = as(await document.resolve(value), 'stream');
    return stream && readCertificate((await decodeStream(stream, budget)).slice());
  } catch (error) {
    if (error instanceof PdfError && error.refusal.code === 'unreadable') return undefined;
    throw error;
  }
}
