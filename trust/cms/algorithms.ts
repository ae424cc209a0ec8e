import type { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import type { Weakness } from '#domain/check/certificate-report.ts';
import { derTags, readChildren, readElement, readOid } from '#trust/der.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A hash as WebCrypto names it. */
export type Hash = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512';

const hashes: { readonly [oid: string]: Hash } = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

/** Signature algorithms that name their hash; of the others the digest algorithm of the signer says it (RFC 3370). */
const signatures: { readonly [oid: string]: { readonly family: 'RSA' | 'ECDSA'; readonly hash?: Hash } } = {
  '1.2.840.113549.1.1.1': { family: 'RSA' },
  '1.2.840.113549.1.1.5': { family: 'RSA', hash: 'SHA-1' },
  '1.2.840.113549.1.1.11': { family: 'RSA', hash: 'SHA-256' },
  '1.2.840.113549.1.1.12': { family: 'RSA', hash: 'SHA-384' },
  '1.2.840.113549.1.1.13': { family: 'RSA', hash: 'SHA-512' },
  '1.2.840.10045.2.1': { family: 'ECDSA' },
  '1.2.840.10045.4.1': { family: 'ECDSA', hash: 'SHA-1' },
  '1.2.840.10045.4.3.2': { family: 'ECDSA', hash: 'SHA-256' },
  '1.2.840.10045.4.3.3': { family: 'ECDSA', hash: 'SHA-384' },
  '1.2.840.10045.4.3.4': { family: 'ECDSA', hash: 'SHA-512' },
};

const pss = '1.2.840.113549.1.1.10';
const mgf1 = '1.2.840.113549.1.1.8';
const curves: { readonly [oid: string]: string } = { '1.2.840.10045.3.1.7': 'P-256', '1.3.132.0.34': 'P-384' };

/** What is read only to be named. */
const unsupported: { readonly [oid: string]: string } = {
  '1.2.840.113549.2.5': 'MD5',
  '2.16.840.1.101.3.4.2.4': 'SHA-224',
  '1.2.840.113549.1.1.4': 'MD5 with RSA',
  '1.2.840.113549.1.1.14': 'SHA-224 with RSA',
  '1.2.840.10040.4.1': 'DSA',
  '1.2.840.10040.4.3': 'SHA-1 with DSA',
  '2.16.840.1.101.3.4.3.2': 'SHA-256 with DSA',
  '1.3.132.0.35': 'P-521',
  '1.3.132.0.10': 'secp256k1',
  '1.3.101.112': 'Ed25519',
  '1.3.101.113': 'Ed448',
};

/** How WebCrypto verifies a signature; or the name of what is not supported. */
export type SignatureScheme =
  | {
      readonly name: string;
      readonly hash: Hash;
      readonly key: RsaHashedImportParams | EcKeyImportParams;
      readonly parameters: AlgorithmIdentifierOfWeb;
      /** Length of each half of a raw ECDSA signature in bytes; 0 for RSA. */
      readonly half: number;
    }
  | { readonly unsupported: string };

type AlgorithmIdentifierOfWeb = Algorithm | RsaPssParams | EcdsaParams;

/** The name of a hash, or of what is not supported. */
export function findHash(oid: string): { readonly hash: Hash } | { readonly unsupported: string } {
  const hash = hashes[oid];
  return hash ? { hash } : { unsupported: unsupported[oid] ?? oid };
}

/** The scheme of a signer with this key (SubjectPublicKeyInfo). A hash that contradicts the digest algorithm is not supported. */
export function findScheme(algorithm: AlgorithmIdentifier, digest: Hash, spki: Bytes): SignatureScheme {
  const oid = algorithm.algorithm;
  if (oid === pss) return findPssScheme(algorithm, digest, spki);
  const signature = signatures[oid];
  if (!signature) return { unsupported: unsupported[oid] ?? oid };
  if (signature.hash && signature.hash !== digest) return { unsupported: `${signature.hash} and ${digest}` };
  const { type, curve } = readKey(spki);
  const name = `${digest} with ${signature.family}`;
  if (signature.family === 'RSA') {
    if (type !== '1.2.840.113549.1.1.1') return { unsupported: unsupported[type] ?? type };
    const scheme = 'RSASSA-PKCS1-v1_5';
    return { name, hash: digest, key: { name: scheme, hash: digest }, parameters: { name: scheme }, half: 0 };
  }
  const namedCurve = curves[curve];
  if (!namedCurve) return { unsupported: unsupported[curve] ?? `ECDSA ${curve}` };
  const half = namedCurve === 'P-256' ? 32 : 48;
  return { name, hash: digest, key: { name: 'ECDSA', namedCurve }, parameters: { name: 'ECDSA', hash: digest }, half };
}

/** RSASSA-PSS (RFC 4055, section 3.1), with MGF1 over the same hash, which is all that WebCrypto has. */
function findPssScheme({ parameters }: AlgorithmIdentifier, digest: Hash, spki: Bytes): SignatureScheme {
  const { type } = readKey(spki);
  if (type !== '1.2.840.113549.1.1.1') return { unsupported: 'RSA-PSS key' };
  const der = new Uint8Array(parameters ?? new ArrayBuffer());
  const fields = readChildren(der, readElement(der)) ?? [];
  const find = (tag: number) => fields.find((field) => field.tag === tag);
  const readInner = (tag: number) => {
    const field = find(tag);
    return field && readElement(der, field.content, field.end);
  };
  // The defaults are SHA-1 and a salt of 20 octets.
  const [hashOid] = readChildren(der, readInner(0xa0)) ?? [];
  const hash = hashes[readOid(der, hashOid) ?? '1.3.14.3.2.26'];
  const [maskOid, maskHash] = readChildren(der, readInner(0xa1)) ?? [];
  const [maskHashOid] = readChildren(der, maskHash) ?? [];
  const isMgf1 = maskOid === undefined || readOid(der, maskOid) === mgf1;
  const salt = readInner(0xa2);
  const saltLength = salt ? [...der.subarray(salt.content, salt.end)].reduce((sum, octet) => sum * 256 + octet, 0) : 20;
  if (
    !hash ||
    !isMgf1 ||
    hashes[readOid(der, maskHashOid) ?? '1.3.14.3.2.26'] !== hash ||
    hash !== digest ||
    find(0xa3)
  ) {
    return { unsupported: 'RSA-PSS with other parameters' };
  }
  return {
    name: `${hash} with RSA-PSS`,
    hash,
    key: { name: 'RSA-PSS', hash },
    parameters: { name: 'RSA-PSS', saltLength },
    half: 0,
  };
}

function readKey(spki: Bytes): { readonly type: string; readonly curve: string } {
  const [algorithm] = readChildren(spki, readElement(spki)) ?? [];
  const [type, parameters] = readChildren(spki, algorithm) ?? [];
  return { type: readOid(spki, type) ?? 'unknown', curve: readOid(spki, parameters) ?? 'unknown' };
}

/** Verifies a signature; false also where WebCrypto cannot take the key. */
export async function verifySignature(
  scheme: Exclude<SignatureScheme, { unsupported: string }>,
  spki: Bytes,
  signature: Bytes,
  content: Bytes,
): Promise<boolean> {
  const value = scheme.half === 0 ? signature : toRawSignature(signature, scheme.half);
  if (!value) return false;
  try {
    const key = await crypto.subtle.importKey('spki', spki, scheme.key, false, ['verify']);
    return await crypto.subtle.verify(scheme.parameters, key, value, content);
  } catch (error) {
    // Thrown for a key that is not on its curve, a modulus of no use and the like.
    if (error instanceof Error) return false;
    throw error;
  }
}

/** ECDSA-Sig-Value (RFC 3279, section 2.2.3) as the two halves of equal length that WebCrypto takes. */
function toRawSignature(der: Bytes, half: number): Bytes | undefined {
  const whole = readElement(der);
  const numbers = readChildren(der, whole);
  if (whole?.end !== der.length || numbers?.length !== 2) return undefined;
  const raw = new Uint8Array(2 * half);
  for (const [index, { tag, content, end }] of numbers.entries()) {
    const digits = der.subarray(der[content] === 0 ? content + 1 : content, end);
    if (tag !== derTags.integer || digits.length > half) return undefined;
    raw.set(digits, (index + 1) * half - digits.length);
  }
  return raw;
}

/** What of a signature is too weak to rely on. */
export function findWeaknesses(hash: Hash, keyBits: number | undefined): readonly Weakness[] {
  const short = keyBits !== undefined && keyBits < 2048;
  return [...(hash === 'SHA-1' ? (['sha-1'] as const) : []), ...(short ? (['short-rsa'] as const) : [])];
}
