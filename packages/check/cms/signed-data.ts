import { toDer } from '../asn1/ber.ts';
import {
  type DerElement,
  derTags,
  listChildren,
  readChildren,
  readContent,
  readEncoding,
  readOid,
  readWhole,
} from '../asn1/der.ts';
import type { Bytes } from '../bytes.ts';

/** An algorithm with the DER of its parameters. */
export type AlgorithmId = { readonly oid: string; readonly parameters: Bytes | undefined };

/** An attribute by its object identifier. */
export type Attribute = { readonly type: string; readonly values: readonly DerElement[] };

/** A signer of a message (RFC 5652, section 5.3). */
export type MessageSigner = {
  /** Issuer and serial number of the certificate as they are encoded, its key identifier, or the certificate itself. */
  readonly certificateId:
    | { readonly issuer: Bytes; readonly serialNumber: Bytes }
    | { readonly keyId: Bytes }
    | { readonly der: Bytes };
  /** Object identifier. */
  readonly digest: string;
  readonly algorithm: AlgorithmId;
  readonly signature: Bytes;
  /** The attributes, and what is signed of them: their DER as a SET (section 5.4). */
  readonly signed: { readonly der: Bytes; readonly attributes: readonly Attribute[] } | undefined;
  readonly unsigned: readonly Attribute[];
};

/** SignedData (RFC 5652, section 5.1). */
export type Message = {
  readonly digests: readonly string[];
  readonly contentType: string;
  readonly content: Bytes | undefined;
  /** DER; attribute certificates are left out. */
  readonly certificates: readonly Bytes[];
  /** RevocationInfoChoice (section 10.2.1), not verified; none where they cannot be read. */
  readonly revocations: readonly Bytes[];
  readonly signers: readonly MessageSigner[];
};

const idSignedData = '1.2.840.113549.1.7.2';

/** A chain has four; those of a message are read one by one, for each signature. */
const mostCertificates = 100;

/** Parses SignedData from DER; `undefined` for anything else, and where anything stands that the standard does not have. */
export function readSignedData(der: Bytes): Message | undefined {
  const fields = readFields(der);
  if (!fields || !hasTags(fields, ['02', '31', '30', 'a0?', 'a1?', '31'])) return undefined;
  const [, digestSet, encapsulated] = fields;
  const digests = readChildren(digestSet)?.map((element) => readAlgorithm(element)?.oid);
  const signers = readChildren(fields.at(-1))?.map(readSigner);
  const content = listChildren(encapsulated);
  const [type, wrapped] = content;
  const [octets, ...others] = listChildren(wrapped);
  const contentType = readOid(type);
  const isWhole = hasTags(content, ['06', 'a0?']) && others.length === 0;
  if (!isWhole || contentType === undefined || (wrapped && octets?.tag !== derTags.octetString)) return undefined;
  if (!areAll(digests) || !areAll(signers)) return undefined;
  const certificates = readCertificates(fields);
  if (!certificates || certificates.length > mostCertificates) return undefined;
  return {
    digests,
    contentType,
    content: octets && readContent(octets),
    certificates,
    revocations: listChildren(fields.find(({ tag }) => tag === 0xa1)).map(readEncoding),
    signers,
  };
}

function areAll<Value>(values: readonly (Value | undefined)[] | undefined): values is readonly Value[] {
  return values?.every((value) => value !== undefined) === true;
}

/** The fields of SignedData, which must be all that the message has. */
function readFields(der: Bytes): readonly DerElement[] | undefined {
  const whole = readWhole(der);
  const outer = listChildren(whole);
  const [type, wrapped] = outer;
  if (whole?.tag !== derTags.sequence || !hasTags(outer, ['06', 'a0'])) return undefined;
  if (readOid(type) !== idSignedData) return undefined;
  const [data, ...others] = listChildren(wrapped);
  return others.length === 0 && data?.tag === derTags.sequence ? readChildren(data) : undefined;
}

function readCertificates(fields: readonly DerElement[]): readonly Bytes[] | undefined {
  const set = fields.find(({ tag }) => tag === 0xa0);
  if (!set) return [];
  const choices = readChildren(set)?.filter(({ tag }) => tag === derTags.sequence);
  return choices?.map(readEncoding);
}

function readSigner(signer: DerElement): MessageSigner | undefined {
  const fields = listChildren(signer);
  const [, id, digestAlgorithm, ...rest] = fields;
  const isKeyId = id?.tag === 0x80;
  if (signer.tag !== derTags.sequence || !id) return undefined;
  if (!hasTags(fields, ['02', isKeyId ? '80' : '30', '30', 'a0?', '30', '04', 'a1?'])) return undefined;
  const find = (tag: number): DerElement | undefined => rest.find((field) => field.tag === tag);
  const [issuer, serial, ...more] = isKeyId ? [] : listChildren(id);
  const isNamed = issuer?.tag === derTags.sequence && serial?.tag === derTags.integer && more.length === 0;
  const [signedSet, unsignedSet, value] = [find(0xa0), find(0xa1), find(derTags.octetString)];
  const digest = readAlgorithm(digestAlgorithm)?.oid;
  const algorithm = readAlgorithm(find(derTags.sequence));
  const attributes = signedSet ? readAttributes(signedSet) : [];
  const unsigned = unsignedSet ? readAttributes(unsignedSet) : [];
  if ((!isKeyId && !isNamed) || !digest || !algorithm || !value || !attributes || !unsigned) return undefined;
  return {
    certificateId:
      isNamed && issuer && serial
        ? { issuer: readEncoding(issuer), serialNumber: readContent(serial) }
        : { keyId: readContent(id) },
    digest,
    algorithm,
    signature: readContent(value),
    signed: signedSet && { der: asSet(signedSet), attributes },
    unsigned,
  };
}

/** Attributes stand in a message under the tag [0], and are signed under that of a SET. */
function asSet(attributes: DerElement): Bytes {
  const bytes = readEncoding(attributes);
  bytes[0] = derTags.set;
  return bytes;
}

function readAttributes(set: DerElement): readonly Attribute[] | undefined {
  const attributes = readChildren(set)?.map((element): Attribute | undefined => {
    const fields = listChildren(element);
    const [type, values] = fields;
    const oid = readOid(type);
    const found = readChildren(values);
    if (element.tag !== derTags.sequence || !hasTags(fields, ['06', '31']) || !oid || !found) return undefined;
    return { type: oid, values: found };
  });
  return areAll(attributes) ? attributes : undefined;
}

/** AlgorithmIdentifier (RFC 5280, section 4.1.1.2). */
export function readAlgorithm(element: DerElement | undefined): AlgorithmId | undefined {
  const [type, parameters, ...more] = listChildren(element);
  const oid = readOid(type);
  if (element?.tag !== derTags.sequence || oid === undefined || more.length > 0) return undefined;
  return { oid, parameters: parameters && readEncoding(parameters) };
}

/** Whether elements have these tags, in hexadecimal; a question mark follows one that may be absent. */
function hasTags(elements: readonly DerElement[], tags: readonly string[]): boolean {
  const found = elements.map(({ tag }) => tag.toString(16).padStart(2, '0'));
  let next = 0;
  for (const expected of tags) {
    if (found[next] === expected.slice(0, 2)) next += 1;
    else if (!expected.endsWith('?')) return false;
  }
  return next === found.length;
}

/** The certificates in PKCS #7 or CMS, octet for octet; `undefined` where it is not SignedData. */
export function listCertificates(ber: Bytes): readonly Bytes[] | undefined {
  const der = toDer(ber)?.der;
  const fields = der && readFields(der);
  return fields && readCertificates(fields);
}

/**
 * The DER of the message that a PDF pads with zeros (ISO 32000-2, section 12.8.3.3.1), which may be BER (RFC 5652, section
 * 5.1); `undefined` where anything else follows.
 */
export function removePadding(bytes: Bytes): Bytes | undefined {
  const message = toDer(bytes);
  return message && bytes.subarray(message.end).every((octet) => octet === 0) ? message.der : undefined;
}
