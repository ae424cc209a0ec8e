import { readCrl } from '@mohar/check';
import {
  AuthorityKeyIdentifierExtension,
  Extension,
  X509Certificate,
  type X509CrlEntryParams,
  X509CrlGenerator,
} from '@mohar/check/x509';
import { AsnConvert } from '@peculiar/asn1-schema';
import { CRLNumber, id_ce_cRLNumber } from '@peculiar/asn1-x509';

/** The algorithm of India's licensed authorities: RSA with keys of 2048 bits, over SHA-256. */
export const signingAlgorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
} as const;

/** A list is valid for a day longer than the renewal period of 24 hours. Milliseconds. */
const crlValidity = 48 * 3_600_000;

/** The content of a new list, its issuer and its key. */
type CrlOptions = {
  readonly issuer: X509Certificate;
  readonly signingKey: CryptoKey;
  readonly number: number;
  readonly entries: readonly X509CrlEntryParams[];
  readonly now: Date;
  /** In addition to the issuer's key and the number. */
  readonly extensions?: readonly Extension[];
};

/** Signs a revocation list; returns its DER. */
export async function makeCrl({ issuer, signingKey, number, entries, now, extensions = [] }: CrlOptions) {
  const crl = await X509CrlGenerator.create({
    issuer: issuer.subjectName,
    thisUpdate: now,
    nextUpdate: new Date(now.getTime() + crlValidity),
    entries: [...entries],
    extensions: [
      await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
      new Extension(id_ce_cRLNumber, false, AsnConvert.serialize(new CRLNumber(number))),
      ...extensions,
    ],
    signingAlgorithm,
    signingKey,
  });
  return new Uint8Array(crl.rawData);
}

/** The previous list and its issuer in DER, the key in PKCS #8. */
export type CrlRenewal = { readonly [Part in 'previous' | 'issuer' | 'key']: Uint8Array<ArrayBuffer> };

/** Signs the same list with the next number, valid from now. */
export async function renewCrl({ previous, issuer, key }: CrlRenewal, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const read = readCrl(previous);
  return makeCrl({
    issuer: new X509Certificate(issuer),
    signingKey: await crypto.subtle.importKey('pkcs8', key, signingAlgorithm, false, ['sign']),
    number: Number(read?.facts.number ?? 0) + 1,
    entries: (read?.crl.entries ?? []).map(({ serialNumber, revocationDate, reason }) => ({
      serialNumber,
      revocationDate,
      ...(reason === undefined ? {} : { reason }),
    })),
    now,
  });
}
