import { type DerElement, derTags, listChildren, readElement, readOid } from '../asn1/der.ts';
import { areEqual, type Bytes, digest } from '../bytes.ts';
import type { EmbeddedRevocation } from '../certificate/embedded-revocation.ts';
import { type Message, type MessageSigner, readSignedData, removePadding } from '../cms/signed-data.ts';
import type { AlterationCode, UncheckedReason } from '../report/pdf-report.ts';
import type { Coverage } from './byte-range.ts';
import type { PdfDocument } from './document.ts';
import { asType, type PdfDict, type PdfValue } from './objects.ts';

/** The message of a signature, its only signer, and the signed content. */
export type SignatureMessage = {
  readonly message: Message;
  readonly signer: MessageSigner;
  readonly content: Bytes;
  /** DER of the message; for a document timestamp, its token. */
  readonly der: Bytes;
  readonly usesSha1: boolean;
};

export type MessageError = { readonly unchecked: UncheckedReason } | { readonly altered: AlterationCode };

/** The kinds of value by the form of the signature (ISO 32000-2, table 260). */
const forms: ReadonlyMap<string, 'detached' | 'timestamp' | 'digest' | 'bare'> = new Map([
  ['adbe.pkcs7.detached', 'detached'],
  ['ETSI.CAdES.detached', 'detached'],
  // PAdES of Brazil’s public-key infrastructure (DOC-ICP-15.03).
  ['PBAD.PAdES', 'detached'],
  ['ETSI.RFC3161', 'timestamp'],
  ['adbe.pkcs7.sha1', 'digest'],
  ['adbe.x509.rsa_sha1', 'bare'],
]);

/** Reads the value of a signature dictionary. */
export async function readMessage(
  subFilter: string,
  coverage: Coverage,
  dict: PdfDict,
  document: PdfDocument,
): Promise<SignatureMessage | MessageError> {
  const { contents, content } = coverage;
  const form = forms.get(subFilter);
  if (!form) return { unchecked: 'form' };
  if (form === 'bare') return readBare(coverage, await document.resolve(dict.entries.get('Cert')));
  const der = removePadding(contents);
  const message = der && readSignedData(der);
  const [signer, ...more] = message?.signers ?? [];
  if (!der || !message || !signer) return { unchecked: 'message' };
  // A signature of a PDF has exactly one signer (ISO 32000-2, section 12.8.3.3.1).
  if (more.length > 0) return { unchecked: 'several-signers' };
  const inner = message.content;
  // Readers differ about a message that has a content of its own although its form does not allow it.
  if ((form === 'detached') === (inner !== undefined)) return { unchecked: 'message' };
  // The content of the message is the SHA-1 of the document (ISO 32000-1, section 12.8.3.3.1; deprecated since).
  const usesSha1 = form === 'digest';
  const isOther = usesSha1 && inner && !areEqual(inner, await digest('SHA-1', content));
  // A timestamp token signs its own content, and that has the digest of the document.
  return isOther ? { altered: 'digest-differs' } : { message, signer, der, content: inner ?? content, usesSha1 };
}

/**
 * A bare RSA signature in an OCTET STRING, with its certificates in /Cert (ISO 32000-1, section 12.8.3.2; deprecated
 * since).
 */
function readBare({ contents, content }: Coverage, listed: PdfValue): SignatureMessage | MessageError {
  const value = readElement(contents);
  const strings = asType(listed, 'array')?.items ?? [listed];
  const certificates = strings.flatMap((each) => asType(each, 'string')?.bytes ?? []);
  const [first] = certificates;
  if (value?.tag !== derTags.octetString || !first) return { unchecked: 'message' };
  const signer: MessageSigner = {
    certificateId: { der: first },
    digest: '1.3.14.3.2.26',
    algorithm: { oid: '1.2.840.113549.1.1.1', parameters: undefined },
    signature: value.octets,
    signed: undefined,
    unsigned: [],
  };
  const plain = { contentType: '1.2.840.113549.1.7.1', content: undefined, revocations: [] };
  const message = { ...plain, certificates, signers: [signer] };
  return { message, signer, content, der: contents, usesSha1: true };
}

/** Adobe's RevocationInfoArchival (ISO 32000-2, section 12.8.3.3.2). */
const revocationInfoArchival = '1.2.840.113583.1.1.8';
/** An OCSP response among the lists of a message (RFC 5940, section 2.1). */
const ocspResponse = '1.3.6.1.5.5.7.16.2';

/**
 * What a message carries: in Adobe's attribute, signed or added later, and beside its certificates (RFC 5652, section
 * 10.2.1).
 */
export function readEmbedded({ revocations }: Message, { signed, unsigned }: MessageSigner): EmbeddedRevocation {
  const attributes = [...(signed?.attributes ?? []), ...unsigned];
  const archived = attributes.filter(({ type }) => type === revocationInfoArchival).flatMap(({ values }) => values);
  return mergeEmbedded([...revocations.map(readChoice), ...archived.map(readArchived)]);
}

export function mergeEmbedded(all: readonly EmbeddedRevocation[]): EmbeddedRevocation {
  return { crls: all.flatMap(({ crls }) => crls), responses: all.flatMap(({ responses }) => responses) };
}

/** A CRL, or an OCSP response in a form of its own. */
function readChoice(der: Bytes): EmbeddedRevocation {
  const whole = readElement(der);
  if (whole?.tag === derTags.sequence) return { crls: [der], responses: [] };
  const [type, response] = listChildren(whole);
  const isResponse = response !== undefined && readOid(type) === ocspResponse;
  return { crls: [], responses: isResponse ? [response.encoding] : [] };
}

/** A sequence of CRLs under [0], of OCSP responses under [1]. */
function readArchived(archive: DerElement): EmbeddedRevocation {
  const fields = listChildren(archive);
  const listItems = (tag: number): readonly Bytes[] => {
    const [sequence] = listChildren(fields.find((field) => field.tag === tag));
    return listChildren(sequence).map(({ encoding }) => encoding);
  };
  return { crls: listItems(0xa0), responses: listItems(0xa1) };
}
