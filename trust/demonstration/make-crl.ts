import { AsnConvert } from '@peculiar/asn1-schema';
import { CRLNumber, id_ce_cRLNumber } from '@peculiar/asn1-x509';
import { algorithm } from '#trust/demonstration/algorithm.ts';
import { readCrl } from '#trust/read-crl.ts';
import {
  AuthorityKeyIdentifierExtension,
  Extension,
  X509Certificate,
  type X509CrlEntryParams,
  X509CrlGenerator,
} from '#trust/x509.ts';

const hour = 3_600_000;

/** A list stays good for a day after it was to be renewed, for who fetches it late. Milliseconds. */
const crlIsGoodFor = 48 * hour;

/** What a new list is made from. */
export type CrlParts = {
  readonly issuer: X509Certificate;
  readonly signingKey: CryptoKey;
  readonly number: number;
  readonly entries: readonly X509CrlEntryParams[];
  readonly now: Date;
};

/** Signs a revocation list; answers its DER. */
export async function makeCrl({
  issuer,
  signingKey,
  number,
  entries,
  now,
}: CrlParts): Promise<Uint8Array<ArrayBuffer>> {
  const crl = await X509CrlGenerator.create({
    issuer: issuer.subjectName,
    thisUpdate: now,
    nextUpdate: new Date(now.getTime() + crlIsGoodFor),
    entries: [...entries],
    extensions: [
      await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
      new Extension(id_ce_cRLNumber, false, AsnConvert.serialize(new CRLNumber(number))),
    ],
    signingAlgorithm: algorithm,
    signingKey,
  });
  return new Uint8Array(crl.rawData);
}

/** What the next list is made from: the one before and its issuer in DER, the key in PKCS #8. */
export type CrlRenewal = { readonly [Part in 'previous' | 'issuer' | 'key']: Uint8Array<ArrayBuffer> };

/** The same list with the next number, from now on. */
export async function renewCrl({ previous, issuer, key }: CrlRenewal, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const read = readCrl(previous);
  return makeCrl({
    issuer: new X509Certificate(issuer),
    signingKey: await crypto.subtle.importKey('pkcs8', key, algorithm, false, ['sign']),
    number: Number(read?.facts.number ?? 0) + 1,
    entries: (read?.crl.entries ?? []).map(({ serialNumber, revocationDate, reason }) => ({
      serialNumber,
      revocationDate,
      ...(reason === undefined ? {} : { reason }),
    })),
    now,
  });
}
