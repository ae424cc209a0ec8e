import { toDer } from '../asn1/ber.ts';
import { type DerElement, derTags, listChildren, readChildren, readFields, readOid, readWhole } from '../asn1/der.ts';
import type { Bytes } from '../bytes.ts';

/** An algorithm with the DER of its parameters. */
export type AlgorithmId = { readonly oid: string; readonly parameters: Bytes | undefined };

/** An attribute by its object identifier. */
export type Attribute = { readonly type: string; readonly values: readonly DerElement[] };

/** A signer of a message (RFC 5652, section 5.3). */
export type MessageSigner = {
  /** Issuer and serial number of the certificate as they are encoded, its key identifier, or the certificate itself. */
  readonly certificateId:
    | { readonly issuer: Bytes; readonly serialNumber: DerElement }
    | { readonly keyId: Bytes }
    | { readonly der: Bytes };
  /** Object identifier. */
  readonly digest: string;
  readonly algorithm: AlgorithmId;
  readonly signature: Bytes;
  /** The attributes, and their signed form: DER as a SET (section 5.4). */
  readonly signed: { readonly der: Bytes; readonly attributes: readonly Attribute[] } | undefined;
  readonly unsigned: readonly Attribute[];
};

/** SignedData (RFC 5652, section 5.1). */
export type Message = {
  readonly contentType: string;
  readonly content: Bytes | undefined;
  /** DER; attribute certificates are left out. */
  readonly certificates: readonly Bytes[];
  /** RevocationInfoChoice (section 10.2.1), not verified; none where they cannot be read. */
  readonly revocations: readonly Bytes[];
  readonly signers: readonly MessageSigner[];
};

const idSignedData = '1.2.840.113549.1.7.2';

/** A chain has four. The certificates of a message are read one by one, for each signature. */
const maxCertificates = 100;

/**
 * Parses SignedData from DER; `undefined` for anything else, and for elements that the standard does not have.
 */
export function readSignedData(der: Bytes): Message | undefined {
  const [, digests, encapsulated, listed, revocations, signerSet] = readData(der);
  const [type, wrapped] = readFields(encapsulated, '06 a0?');
  const [octets] = readFields(wrapped, '04', 0xa0);
  const contentType = readOid(type);
  const certificates = readCertificates(listed);
  const signers = readChildren(signerSet)?.map(readSigner);
  if (!readChildren(digests)?.every(readAlgorithm) || contentType === undefined || (wrapped && !octets))
    return undefined;
  if (!certificates || certificates.length > maxCertificates || !areAll(signers)) return undefined;
  return {
    contentType,
    content: octets?.octets,
    certificates,
    revocations: listChildren(revocations).map(({ encoding }) => encoding),
    signers,
  };
}

function areAll<Value>(values: readonly (Value | undefined)[] | undefined): values is readonly Value[] {
  return values?.every((value) => value !== undefined) === true;
}

/**
 * The fields of SignedData, which must be all that the message has: version, digests, content, certificates, lists,
 * signers.
 */
function readData(der: Bytes): readonly (DerElement | undefined)[] {
  const [type, wrapped] = readFields(readWhole(der), '06 a0');
  const [data] = readFields(wrapped, '30', 0xa0);
  return readOid(type) === idSignedData ? readFields(data, '02 31 30 a0? a1? 31') : [];
}

function readCertificates(set: DerElement | undefined): readonly Bytes[] | undefined {
  if (!set) return [];
  const choices = readChildren(set)?.filter(({ tag }) => tag === derTags.sequence);
  return choices?.map(({ encoding }) => encoding);
}

function readSigner(signer: DerElement): MessageSigner | undefined {
  const isKeyId = listChildren(signer)[1]?.tag === 0x80;
  const [, id, digest, signedSet, scheme, value, unsignedSet] = readFields(
    signer,
    `02 ${isKeyId ? '80' : '30'} 30 a0? 30 04 a1?`,
  );
  const [issuer, serial] = isKeyId ? [] : readFields(id, '30 02');
  const digestAlgorithm = readAlgorithm(digest);
  const algorithm = readAlgorithm(scheme);
  const attributes = signedSet ? readAttributes(signedSet) : [];
  const unsigned = unsignedSet ? readAttributes(unsignedSet) : [];
  if (!id || !digestAlgorithm || !algorithm || !value || !attributes || !unsigned) return undefined;
  const name = issuer && serial && { issuer: issuer.encoding, serialNumber: serial };
  const certificateId = isKeyId ? { keyId: id.octets } : name;
  return (
    certificateId && {
      certificateId,
      digest: digestAlgorithm.oid,
      algorithm,
      signature: value.octets,
      signed: signedSet && { der: asSet(signedSet), attributes },
      unsigned,
    }
  );
}

/** Attributes stand in a message under the tag [0], and are signed under the tag of a SET. */
function asSet(attributes: DerElement): Bytes {
  const bytes = attributes.encoding;
  bytes[0] = derTags.set;
  return bytes;
}

function readAttributes(set: DerElement): readonly Attribute[] | undefined {
  const attributes = readChildren(set)?.map((element): Attribute | undefined => {
    const [type, values] = readFields(element, '06 31');
    const oid = readOid(type);
    const found = readChildren(values);
    return oid && found ? { type: oid, values: found } : undefined;
  });
  return areAll(attributes) ? attributes : undefined;
}

/** AlgorithmIdentifier (RFC 5280, section 4.1.1.2). */
export function readAlgorithm(element: DerElement | undefined): AlgorithmId | undefined {
  const [type, parameters, ...more] = listChildren(element);
  const oid = readOid(type);
  if (element?.tag !== derTags.sequence || oid === undefined || more.length > 0) return undefined;
  return { oid, parameters: parameters?.encoding };
}

/** The certificates in PKCS #7 or CMS, octet for octet; `undefined` where it is not SignedData. */
export function listCertificates(ber: Bytes): readonly Bytes[] | undefined {
  const der = toDer(ber)?.der;
  const fields = der ? readData(der) : [];
  return fields.length > 0 ? readCertificates(fields[3]) : undefined;
}

/**
 * The DER of a message that zeros may follow (ISO 32000-2, section 12.8.3.3.1); `undefined` where anything else does.
 */
export function removePadding(bytes: Bytes): Bytes | undefined {
  const message = toDer(bytes);
  return message && bytes.subarray(message.end).every((octet) => octet === 0) ? message.der : undefined;
}
