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

/** A list is renewed before a day has passed, so that none is ever older than the 24 hours we promise. Milliseconds. */
export const crlIsRenewedAfter = 23 * hour;
/** And stays good for another day, for who fetches it late. Milliseconds. */
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

/** Whether a list is old enough to be renewed, or cannot even be read. */
export function isCrlDue(bytes: Uint8Array<ArrayBuffer>, now: Date): boolean {
  const read = readCrl(bytes);
  if (!read) return true;
  const age = now.getTime() - read.crl.thisUpdate.getTime();
  return age >= crlIsRenewedAfter || age < 0;
}

/** The same list with the next number, from now on; `previous` and `issuer` are DER, the key PKCS #8. */
export async function renewCrl(
  { previous, issuer, key }: { [Part in 'previous' | 'issuer' | 'key']: Uint8Array<ArrayBuffer> },
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
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
