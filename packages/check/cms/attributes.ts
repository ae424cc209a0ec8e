import { type DerElement, derTags, listChildren, readOid } from '../asn1/der.ts';
import { areEqual, type Bytes, digest } from '../bytes.ts';
import { findHash } from './algorithms.ts';
import type { Attribute } from './signed-data.ts';

/** The attributes that are read (RFC 5652, section 11; RFC 5035; RFC 3161, appendix A). */
export const attributeOids = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  signatureTimestamp: '1.2.840.113549.1.9.16.2.14',
} as const;

/** An attribute's only value; `undefined` where it is absent, repeated or has several values. */
export function findValue(attributes: readonly Attribute[] | undefined, oid: string): DerElement | undefined {
  const found = attributes?.filter(({ type }) => type === oid) ?? [];
  const [value, ...more] = found.flatMap(({ values }) => values);
  return value && more.length === 0 && found.length === 1 ? value : undefined;
}

/** A UTCTime or GeneralizedTime (RFC 5280, section 4.1.2.5) in ISO 8601; `undefined` for anything else. */
export function readTime(element: DerElement | undefined): string | undefined {
  if (!element || element.end - element.content > 40) return undefined;
  const text = new TextDecoder('latin1').decode(element.octets);
  const century = text < '5' ? '20' : '19';
  const full = element.tag === 0x17 ? century + text : text;
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/.exec(full);
  if ((element.tag !== 0x17 && element.tag !== 0x18) || !parts) return undefined;
  const [, year, month, day, hour, minute, second, fraction = ''] = parts;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/**
 * Whether the signing-certificate attributes, if any, name this certificate, and not another one with the same key (RFC
 * 5035, section 3).
 */
export async function namesCertificate(attributes: readonly Attribute[], certificate: Bytes): Promise<boolean> {
  for (const oid of [attributeOids.signingCertificate, attributeOids.signingCertificateV2]) {
    if (!attributes.some(({ type }) => type === oid)) continue;
    const [ids] = listChildren(findValue(attributes, oid));
    const [first] = listChildren(ids);
    const fields = listChildren(first);
    const expected = fields.find(({ tag }) => tag === derTags.octetString);
    const hash = readHash(oid, fields);
    if (!expected || !hash || !areEqual(await digest(hash, certificate), expected.octets)) return false;
  }
  return true;
}

/** SHA-1 in the first version; in the second as named, SHA-256 where it is not. */
function readHash(oid: string, fields: readonly DerElement[]): string | undefined {
  if (oid === attributeOids.signingCertificate) return 'SHA-1';
  const [first] = fields;
  if (first?.tag !== derTags.sequence) return 'SHA-256';
  const found = findHash(readOid(listChildren(first)[0]) ?? '');
  return 'hash' in found ? found.hash : undefined;
}
