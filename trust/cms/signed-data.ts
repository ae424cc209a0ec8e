import { toDer } from '#trust/ber.ts';
import { type DerElement, derTags, readChildren, readContent, readElement, readOid } from '#trust/der.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** An algorithm with the DER of its parameters. */
export type AlgorithmId = { readonly oid: string; readonly parameters: Bytes | undefined };

/** The DER of each value. */
export type Attribute = { readonly type: string; readonly values: readonly Bytes[] };

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
  const digests = readChildren(der, digestSet)?.map((element) => readAlgorithm(der, element)?.oid);
  const signers = readChildren(der, fields.at(-1))?.map((element) => readSigner(der, element));
  const content = readChildren(der, encapsulated);
  const [type, wrapped] = content ?? [];
  const [octets, ...others] = wrapped ? (readChildren(der, wrapped) ?? []) : [];
  const contentType = readOid(der, type);
  const isWhole = hasTags(content, ['06', 'a0?']) && others.length === 0;
  if (!isWhole || contentType === undefined || (wrapped && octets?.tag !== derTags.octetString)) return undefined;
  if (!areAll(digests) || !areAll(signers)) return undefined;
  const certificates = readCertificates(der, fields);
  if (!certificates || certificates.length > mostCertificates) return undefined;
  const revocations =
    readChildren(
      der,
      fields.find(({ tag }) => tag === 0xa1),
    ) ?? [];
  return {
    digests,
    contentType,
    content: octets && readContent(der, octets),
    certificates,
    revocations: revocations.map(({ start, end }) => der.slice(start, end)),
    signers,
  };
}

function areAll<Value>(values: readonly (Value | undefined)[] | undefined): values is readonly Value[] {
  return values?.every((value) => value !== undefined) === true;
}

/** The fields of SignedData, which must be all that the message has. */
function readFields(der: Bytes): readonly DerElement[] | undefined {
  const whole = readElement(der);
  const outer = readChildren(der, whole);
  const [type, wrapped] = outer ?? [];
  if (whole?.tag !== derTags.sequence || whole.end !== der.length || !hasTags(outer, ['06', 'a0'])) return undefined;
  if (readOid(der, type) !== idSignedData) return undefined;
  const [data, ...others] = readChildren(der, wrapped) ?? [];
  return others.length === 0 && data?.tag === derTags.sequence ? readChildren(der, data) : undefined;
}

function readCertificates(der: Bytes, fields: readonly DerElement[]): readonly Bytes[] | undefined {
  const set = fields.find(({ tag }) => tag === 0xa0);
  if (!set) return [];
  const choices = readChildren(der, set)?.filter(({ tag }) => tag === derTags.sequence);
  return choices?.map(({ start, end }) => der.slice(start, end));
}

function readSigner(der: Bytes, signer: DerElement): MessageSigner | undefined {
  const fields = readChildren(der, signer);
  const [, id, digestAlgorithm, ...rest] = fields ?? [];
  const isKeyId = id?.tag === 0x80;
  if (signer.tag !== derTags.sequence || !id) return undefined;
  if (!hasTags(fields, ['02', isKeyId ? '80' : '30', '30', 'a0?', '30', '04', 'a1?'])) return undefined;
  const find = (tag: number): DerElement | undefined => rest.find((field) => field.tag === tag);
  const [issuer, serial, ...more] = isKeyId ? [] : (readChildren(der, id) ?? []);
  const isNamed = issuer?.tag === derTags.sequence && serial?.tag === derTags.integer && more.length === 0;
  const [signedSet, unsignedSet, value] = [find(0xa0), find(0xa1), find(derTags.octetString)];
  const digest = readAlgorithm(der, digestAlgorithm)?.oid;
  const algorithm = readAlgorithm(der, find(derTags.sequence));
  const attributes = signedSet ? readAttributes(der, signedSet) : [];
  const unsigned = unsignedSet ? readAttributes(der, unsignedSet) : [];
  if ((!isKeyId && !isNamed) || !digest || !algorithm || !value || !attributes || !unsigned) return undefined;
  return {
    certificateId:
      isNamed && issuer && serial
        ? { issuer: der.slice(issuer.start, issuer.end), serialNumber: readContent(der, serial) }
        : { keyId: readContent(der, id) },
    digest,
    algorithm,
    signature: readContent(der, value),
    signed: signedSet && { der: asSet(der, signedSet), attributes },
    unsigned,
  };
}

/** Attributes stand in a message under the tag [0], and are signed under that of a SET. */
function asSet(der: Bytes, { start, end }: DerElement): Bytes {
  const bytes = der.slice(start, end);
  bytes[0] = derTags.set;
  return bytes;
}

function readAttributes(der: Bytes, set: DerElement): readonly Attribute[] | undefined {
  const attributes = readChildren(der, set)?.map((element): Attribute | undefined => {
    const fields = readChildren(der, element);
    const [type, values] = fields ?? [];
    const oid = readOid(der, type);
    const found = readChildren(der, values);
    if (element.tag !== derTags.sequence || !hasTags(fields, ['06', '31']) || !oid || !found) return undefined;
    return { type: oid, values: found.map(({ start, end }) => der.slice(start, end)) };
  });
  return areAll(attributes) ? attributes : undefined;
}

/** AlgorithmIdentifier (RFC 5280, section 4.1.1.2). */
export function readAlgorithm(der: Bytes, element: DerElement | undefined): AlgorithmId | undefined {
  const [type, parameters, ...more] = readChildren(der, element) ?? [];
  const oid = readOid(der, type);
  if (element?.tag !== derTags.sequence || oid === undefined || more.length > 0) return undefined;
  return { oid, parameters: parameters && der.slice(parameters.start, parameters.end) };
}

/** Whether elements have these tags, in hexadecimal; a question mark follows one that may be absent. */
function hasTags(elements: readonly DerElement[] | undefined, tags: readonly string[]): boolean {
  const found = elements?.map(({ tag }) => tag.toString(16).padStart(2, '0')) ?? [];
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
  return fields && readCertificates(der, fields);
}

/**
 * The DER of the message that a PDF pads with zeros (ISO 32000-2, section 12.8.3.3.1), which may be BER (RFC 5652, section
 * 5.1); `undefined` where anything else follows.
 */
export function removePadding(bytes: Bytes): Bytes | undefined {
  const message = toDer(bytes);
  return message && bytes.subarray(message.end).every((octet) => octet === 0) ? message.der : undefined;
}
