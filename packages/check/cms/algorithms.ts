import { type DerElement, derTags, listChildren, readElement, readOid, readWhole } from '../asn1/der.ts';
import type { Bytes } from '../bytes.ts';
import type { Weakness } from '../report/certificate-report.ts';
import type { AlgorithmId } from './signed-data.ts';

/** A hash as WebCrypto names it. */
export type Hash = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512';

const hashes: { readonly [oid: string]: Hash } = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
  // Some programs name the signature where the hash belongs; OpenSSL reads them so, too.
  '1.2.840.113549.1.1.11': 'SHA-256',
};

/**
 * Signature algorithms. Without `hash` the signer's digest algorithm applies (RFC 3370). Plain ECDSA has no DER (BSI TR-03111,
 * section 5.2.1).
 */
const signatures: {
  readonly [oid: string]: { readonly family: 'RSA' | 'ECDSA' | 'plain ECDSA'; readonly hash?: Hash };
} = {
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
  '0.4.0.127.0.7.1.1.4.1.3': { family: 'plain ECDSA', hash: 'SHA-256' },
  '0.4.0.127.0.7.1.1.4.1.4': { family: 'plain ECDSA', hash: 'SHA-384' },
  '0.4.0.127.0.7.1.1.4.1.5': { family: 'plain ECDSA', hash: 'SHA-512' },
};

const rsa = '1.2.840.113549.1.1.1';
const pss = '1.2.840.113549.1.1.10';
const mgf1 = '1.2.840.113549.1.1.8';

/** Curves as WebCrypto names them, with the length of each half of a raw signature in bytes. */
const curves: { readonly [oid: string]: { readonly name: string; readonly half: number } } = {
  '1.2.840.10045.3.1.7': { name: 'P-256', half: 32 },
  '1.3.132.0.34': { name: 'P-384', half: 48 },
  '1.3.132.0.35': { name: 'P-521', half: 66 },
};
/** EdDSA names no hash, because it has its own (RFC 8419, section 2.2). */
const ed25519 = '1.3.101.112';

/** Names of algorithms that are not supported. */
const unsupported: { readonly [oid: string]: string } = {
  '1.2.840.113549.2.5': 'MD5',
  '2.16.840.1.101.3.4.2.4': 'SHA-224',
  '1.2.840.113549.1.1.4': 'MD5 with RSA',
  '1.2.840.113549.1.1.14': 'SHA-224 with RSA',
  '1.2.840.10040.4.1': 'DSA',
  '1.2.840.10040.4.3': 'SHA-1 with DSA',
  '2.16.840.1.101.3.4.3.2': 'SHA-256 with DSA',
  '1.3.132.0.10': 'secp256k1',
  '1.3.36.3.3.2.8.1.1.7': 'Brainpool P256r1',
  '1.3.36.3.3.2.8.1.1.11': 'Brainpool P384r1',
  '1.3.36.3.3.2.8.1.1.13': 'Brainpool P512r1',
  '2.16.840.1.101.3.4.2.12': 'SHAKE256',
  '1.3.101.113': 'Ed448',
};

/** The parameters of WebCrypto to verify a signature, or the name of an unsupported algorithm. */
export type SignatureScheme =
  | {
      readonly name: string;
      readonly hash: Hash;
      /** For the key and for the signature. */
      readonly algorithm: RsaHashedImportParams | (EcKeyImportParams & EcdsaParams) | RsaPssParams | Algorithm;
      /** Length of each half of an ECDSA signature in bytes, in DER; 0 for others. */
      readonly half: number;
    }
  | { readonly unsupported: string };

const refuse = (oid: string) => ({ unsupported: unsupported[oid] ?? oid });

/** The name of a hash, or of an unsupported algorithm. */
export function findHash(oid: string): { readonly hash: Hash } | { readonly unsupported: string } {
  const hash = hashes[oid];
  return hash ? { hash } : refuse(oid);
}

/**
 * The scheme of a signer with this key (SubjectPublicKeyInfo). A hash that contradicts the digest algorithm is not
 * supported.
 */
export function findScheme({ oid, parameters }: AlgorithmId, hash: Hash, spki: Bytes): SignatureScheme {
  const { type, curve } = readKey(spki);
  if (oid === pss) return type === rsa || type === pss ? findPssScheme(parameters, hash) : refuse(type);
  if (oid === ed25519) {
    return type === ed25519 ? { name: 'Ed25519', hash, algorithm: { name: 'Ed25519' }, half: 0 } : refuse(type);
  }
  const signature = signatures[oid];
  if (!signature) return refuse(oid);
  if (signature.hash && signature.hash !== hash) return { unsupported: `${signature.hash} and ${hash}` };
  const name = `${hash} with ${signature.family}`;
  if (signature.family === 'RSA') {
    return type === rsa ? { name, hash, algorithm: { name: 'RSASSA-PKCS1-v1_5', hash }, half: 0 } : refuse(type);
  }
  const found = curves[curve];
  if (!found) return { unsupported: unsupported[curve] ?? `ECDSA ${curve}` };
  const half = signature.family === 'ECDSA' ? found.half : 0;
  return { name, hash, algorithm: { name: 'ECDSA', namedCurve: found.name, hash }, half };
}

/** RSASSA-PSS (RFC 4055, section 3.1), with MGF1 over the same hash: WebCrypto has no other. */
function findPssScheme(parameters: Bytes | undefined, digest: Hash): SignatureScheme {
  const fields = listChildren(parameters && readElement(parameters));
  const readInner = (tag: number) => {
    const field = fields.find((each) => each.tag === tag);
    return field && readElement(field.bytes, field.content, field.end);
  };
  // The defaults are SHA-1 and a salt of 20 octets.
  const readHash = (algorithm: DerElement | undefined) =>
    hashes[readOid(listChildren(algorithm)[0]) ?? '1.3.14.3.2.26'];
  const hash = readHash(readInner(0xa0));
  const [mask, maskHash] = listChildren(readInner(0xa1));
  const isMgf1 = mask === undefined || readOid(mask) === mgf1;
  const hasTrailer = fields.some(({ tag }) => tag === 0xa3);
  if (!hash || hash !== digest || readHash(maskHash) !== hash || !isMgf1 || hasTrailer) {
    return { unsupported: 'RSA-PSS with other parameters' };
  }
  const salt = readInner(0xa2);
  const saltLength = salt ? salt.octets.reduce((sum, octet) => sum * 256 + octet, 0) : 20;
  return { name: `${hash} with RSA-PSS`, hash, algorithm: { name: 'RSA-PSS', hash, saltLength }, half: 0 };
}

function readKey(spki: Bytes): { readonly type: string; readonly curve: string } {
  const [algorithm] = listChildren(readElement(spki));
  const [type, parameters] = listChildren(algorithm);
  return { type: readOid(type) ?? 'unknown', curve: readOid(parameters) ?? 'unknown' };
}

/**
 * Verifies a signature; `undefined` where the platform does not take the key, which says nothing about the signature.
 */
export async function verifySignature(
  scheme: Exclude<SignatureScheme, { unsupported: string }>,
  spki: Bytes,
  signature: Bytes,
  content: Bytes,
): Promise<boolean | undefined> {
  const value = scheme.half === 0 ? signature : toRawSignature(signature, scheme.half);
  if (!value) return false;
  try {
    const key = await crypto.subtle.importKey('spki', nameAsRsa(spki), scheme.algorithm, false, ['verify']);
    return await crypto.subtle.verify(scheme.algorithm, key, value, content);
  } catch (error) {
    // Thrown for an algorithm that this platform does not have, and for a key that is of no use.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Renames a key of RSA-PSS (RFC 4055, section 1.2) to RSA, the only name that WebCrypto takes. */
function nameAsRsa(spki: Bytes): Bytes {
  const [algorithm, bits] = listChildren(readElement(spki));
  if (!algorithm || !bits || readKey(spki).type !== pss) return spki;
  const named = Uint8Array.of(0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00);
  const length = named.length + bits.end - bits.start;
  // A key of 1,000 bits or more is longer than 127 octets, and none is longer than 65,535.
  if (length < 0x100 || length > 0xffff) return spki;
  return Uint8Array.of(0x30, 0x82, length >> 8, length & 0xff, ...named, ...bits.encoding);
}

/** ECDSA-Sig-Value (RFC 3279, section 2.2.3) as the two halves of equal length that WebCrypto takes. */
function toRawSignature(der: Bytes, half: number): Bytes | undefined {
  const numbers = listChildren(readWhole(der));
  if (numbers.length !== 2) return undefined;
  const raw = new Uint8Array(2 * half);
  for (const [index, { tag, content, end }] of numbers.entries()) {
    const digits = der.subarray(der[content] === 0 ? content + 1 : content, end);
    if (tag !== derTags.integer || digits.length > half) return undefined;
    raw.set(digits, (index + 1) * half - digits.length);
  }
  return raw;
}

/** The weaknesses of a signature. */
export function findWeaknesses(hash: Hash, keyBits: number | undefined): readonly Weakness[] {
  const short = keyBits !== undefined && keyBits < 2048;
  return [...(hash === 'SHA-1' ? (['sha-1'] as const) : []), ...(short ? (['short-rsa'] as const) : [])];
}
