import type { AlterationCode, UncheckedReason } from '#domain/check/pdf-report.ts';
import { areEqual, type Bytes } from '#trust/bytes.ts';
import { type Message, type MessageSigner, readSignedData, removePadding } from '#trust/cms/signed-data.ts';
import { derTags, readContent, readElement } from '#trust/der.ts';
import type { Coverage } from '#trust/pdf/byte-range.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import { as, type PdfDict } from '#trust/pdf/objects.ts';

/** The message of a signature, its only signer, and the content over which that signed. */
export type SignatureMessage = {
  readonly message: Message;
  readonly signer: MessageSigner;
  readonly content: Bytes;
  /** DER of the message, which is the timestamp token of a document timestamp. */
  readonly der: Bytes;
  readonly usesSha1: boolean;
};

export type MessageError = { readonly unchecked: UncheckedReason } | { readonly altered: AlterationCode };

/** By form (ISO 32000-2, table 260), what reads it. */
const forms: {
  readonly [subFilter: string]: (
    coverage: Coverage,
    dict: PdfDict,
    document: PdfDocument,
  ) => Promise<SignatureMessage | MessageError>;
} = {
  'adbe.pkcs7.detached': readDetached,
  'ETSI.CAdES.detached': readDetached,
  // PAdES of Brazil’s public-key infrastructure (DOC-ICP-15.03).
  'PBAD.PAdES': readDetached,
  'ETSI.RFC3161': readTimestamp,
  'adbe.pkcs7.sha1': readSha1,
  'adbe.x509.rsa_sha1': readBare,
};

/** Reads what a signature dictionary holds as its value. */
export async function readMessage(
  subFilter: string,
  coverage: Coverage,
  dict: PdfDict,
  document: PdfDocument,
): Promise<SignatureMessage | MessageError> {
  const read = Object.hasOwn(forms, subFilter) ? forms[subFilter] : undefined;
  return read ? read(coverage, dict, document) : { unchecked: 'form' };
}

function readSigned(contents: Bytes): Omit<SignatureMessage, 'content' | 'usesSha1'> | MessageError {
  const der = removePadding(contents);
  const message = der && readSignedData(der);
  const [signer, ...more] = message?.signers ?? [];
  if (!der || !message || !signer) return { unchecked: 'message' };
  // A signature of a PDF has exactly one signer (ISO 32000-2, section 12.8.3.3.1).
  return more.length > 0 ? { unchecked: 'several-signers' } : { message, signer, der };
}

/** A message with a content of its own, which this form does not allow, is one that readers take differently. */
async function readDetached({ contents, content }: Coverage): Promise<SignatureMessage | MessageError> {
  const found = readSigned(contents);
  if (!('message' in found)) return found;
  return found.message.content ? { unchecked: 'message' } : { ...found, content, usesSha1: false };
}

/** A timestamp token signs its own content, in which the digest of the document is. */
async function readTimestamp({ contents }: Coverage): Promise<SignatureMessage | MessageError> {
  const found = readSigned(contents);
  if (!('message' in found)) return found;
  const inner = found.message.content;
  return inner ? { ...found, content: inner, usesSha1: false } : { unchecked: 'message' };
}

/** The content of the message is the SHA-1 of the document (ISO 32000-1, section 12.8.3.3.1; deprecated since). */
async function readSha1({ contents, content }: Coverage): Promise<SignatureMessage | MessageError> {
  const found = readSigned(contents);
  if (!('message' in found)) return found;
  const inner = found.message.content;
  if (!inner) return { unchecked: 'message' };
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', content));
  return areEqual(inner, digest) ? { ...found, content: inner, usesSha1: true } : { altered: 'digest-differs' };
}

/** A bare RSA signature in an OCTET STRING, with its certificates in /Cert (ISO 32000-1, section 12.8.3.2; deprecated since). */
async function readBare(
  { contents, content }: Coverage,
  dict: PdfDict,
  document: PdfDocument,
): Promise<SignatureMessage | MessageError> {
  const value = readElement(contents);
  const listed = await document.resolve(dict.entries.get('Cert'));
  const strings = as(listed, 'array')?.items ?? [listed];
  const certificates = strings.flatMap((each) => as(each, 'string')?.bytes ?? []);
  const [first] = certificates;
  if (value?.tag !== derTags.octetString || !first) return { unchecked: 'message' };
  const digest = '1.3.14.3.2.26';
  const signer: MessageSigner = {
    certificateId: { der: first },
    digest,
    algorithm: { oid: '1.2.840.113549.1.1.1', parameters: undefined },
    signature: readContent(value),
    signed: undefined,
    unsigned: [],
  };
  const contentType = '1.2.840.113549.1.7.1';
  const message = {
    digests: [digest],
    contentType,
    content: undefined,
    certificates,
    revocations: [],
    signers: [signer],
  };
  return { message, signer, content, der: contents, usesSha1: true };
}
