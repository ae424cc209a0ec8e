import { readOr } from '#trust/budget.ts';
import type { Bytes } from '#trust/bytes.ts';
import type { Outline } from '#trust/pdf/changes/outline.ts';
import { decodeStream } from '#trust/pdf/decode-stream.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import { as, type PdfDict, type PdfValue } from '#trust/pdf/objects.ts';
import { readCertificates } from '#trust/read-certificate.ts';

/** The document security store (ISO 32000-2, section 12.8.4.3). What it says of single signatures is read with the rest. */
export async function readValidationData({ document, catalogue }: Outline) {
  const { budget } = document;
  const store = await document.resolveDict(catalogue.entries.get('DSS'));
  if (!store) return { certificates: [], embedded: { lists: [], responses: [] } };
  const list = (dict: PdfDict | undefined, key: string) => document.resolveItems(dict?.entries.get(key));
  const [certs, crls, ocsps] = [await list(store, 'Certs'), await list(store, 'CRLs'), await list(store, 'OCSPs')];
  const [crlsOfOne, ocspsOfOne]: [PdfValue[], PdfValue[]] = [[], []];
  const ofSignatures = (await document.resolveDict(store.entries.get('VRI')))?.entries.values() ?? [];
  for (const value of ofSignatures) {
    budget.checkTime();
    const dict = await document.resolveDict(value);
    crlsOfOne.push(...(await list(dict, 'CRL')));
    ocspsOfOne.push(...(await list(dict, 'OCSP')));
  }
  const certificates = await readStreams(certs, document);
  return {
    counts: { certificates: certs.length, crls: crls.length, ocsps: ocsps.length },
    certificates: readCertificates(certificates, budget),
    embedded: {
      lists: await readStreams([...crls, ...crlsOfOne], document),
      responses: await readStreams([...ocsps, ...ocspsOfOne], document),
    },
  };
}

/** The streams, each once. */
async function readStreams(values: readonly PdfValue[], document: PdfDocument): Promise<readonly Bytes[]> {
  const byNumber = new Map(values.map((value) => [as(value, 'ref')?.number ?? value, value]));
  const found: Bytes[] = [];
  for (const value of [...byNumber.values()].slice(0, document.budget.limits.certificates)) {
    const bytes = await readStored(value, document);
    if (bytes) found.push(bytes);
  }
  return found;
}

/** What cannot be read helps no signature, and spoils nothing else. */
function readStored(value: PdfValue, { resolveStream, budget }: PdfDocument): Promise<Bytes | undefined> {
  return readOr(undefined, async () => {
    const stream = await resolveStream(value);
    const bytes = stream && (await decodeStream(stream, budget));
    budget.countBytes(bytes?.length ?? 0);
    return bytes?.slice();
  });
}
