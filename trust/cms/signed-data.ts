import { ContentInfo, id_signedData, SignedData, type SignerInfo } from '@peculiar/asn1-cms';
import { AsnConvert } from '@peculiar/asn1-schema';
import { type DerElement, derTags, readChildren, readElement, readOid } from '#trust/der.ts';
import { isDerSequence } from '#trust/x509.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A signer of a message, with what it signed: the DER of its signed attributes as a SET (RFC 5652, section 5.4). */
export type MessageSigner = { readonly info: SignerInfo; readonly signedAttributes: Bytes | undefined };

export type Message = { readonly data: SignedData; readonly signers: readonly MessageSigner[] };

/** Parses SignedData (RFC 5652, section 5.1) from DER; `undefined` for anything else. */
export function readSignedData(der: Bytes): Message | undefined {
  if (!isDerSequence(der)) return undefined;
  try {
    const info = AsnConvert.parse(der, ContentInfo);
    if (info.contentType !== id_signedData) return undefined;
    const data = AsnConvert.parse(info.content, SignedData);
    const set = readFields(der)?.at(-1);
    const elements = set?.tag === derTags.set ? readChildren(der, set) : undefined;
    if (elements?.length !== data.signerInfos.length) return undefined;
    const signers = data.signerInfos.map((signer, index) => ({
      info: signer,
      signedAttributes: readSignedAttributes(der, elements[index]),
    }));
    return { data, signers };
  } catch (error) {
    // The library throws for whatever the schema does not allow.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** The fields of SignedData. */
function readFields(der: Bytes): readonly DerElement[] | undefined {
  const [type, wrapped] = readChildren(der, readElement(der)) ?? [];
  if (readOid(der, type) !== id_signedData || !wrapped) return undefined;
  return readChildren(der, readElement(der, wrapped.content, wrapped.end));
}

/** They follow version, identifier and digest algorithm under the tag [0], and are signed under that of a SET. */
function readSignedAttributes(der: Bytes, signer: DerElement | undefined): Bytes | undefined {
  const attributes = readChildren(der, signer)?.[3];
  if (attributes?.tag !== 0xa0) return undefined;
  const bytes = der.slice(attributes.start, attributes.end);
  bytes[0] = derTags.set;
  return bytes;
}

/**
 * The certificates in PKCS #7 or CMS (RFC 5652, section 5.1), octet for octet; `undefined` where it is not SignedData in
 * DER. Attribute certificates are left out.
 */
export function listCertificates(der: Bytes): readonly Bytes[] | undefined {
  const fields = readFields(der);
  const set = fields?.find(({ tag }) => tag === 0xa0);
  if (!fields || !set) return fields && [];
  const choices = readChildren(der, set)?.filter(({ tag }) => tag === derTags.sequence);
  return choices?.map(({ start, end }) => der.slice(start, end));
}

/**
 * The first DER element of bytes that zeros follow, as a PDF pads the value of a signature (ISO 32000-2, section 12.8.3.3.1);
 * `undefined` where anything else follows.
 */
export function removePadding(bytes: Bytes): Bytes | undefined {
  const element = readElement(bytes);
  if (!element) return undefined;
  return bytes.subarray(element.end).every((octet) => octet === 0) ? bytes.slice(0, element.end) : undefined;
}
