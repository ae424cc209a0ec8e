import {
  AuthorityInfoAccessExtension,
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  CertificatePolicyExtension,
  CRLDistributionPointsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  type X509Certificate,
  X509CertificateGenerator,
  X509CrlReason,
} from '@mohar/check/x509';
import { type ChainPosition, type Demonstration, issuerOf } from '#domain/certificate/certificate.ts';
import { makeCrl, signingAlgorithm } from '#domain/demonstration/make-crl.ts';

/** The authority's name and the site's origin. Certificate software fetches the files from it over plain HTTP. */
export type DemonstrationOrganisation = { readonly name: string; readonly siteUrl: string };

/** India's policy number of class 3, the only class that is sold. */
const policies = ['2.16.356.100.2.3'];
const hour = 3_600_000;
const year = 365 * 24 * hour;

/** The certificates from the root down: validity in years, and the path length (RFC 5280, section 4.2.1.9). */
const kinds = {
  'root-ca': { title: 'Root CA', years: 20, pathLength: 2, policies: [] },
  ca: { title: 'CA', years: 10, pathLength: 1, policies },
  'sub-ca': { title: 'Sub-CA', years: 5, pathLength: 0, policies },
} as const satisfies Record<ChainPosition, object>;

/** Makes a root, a CA below it, a sub-CA below that, and the lists of both. The key of the root is discarded. */
export async function makeDemonstration(organisation: DemonstrationOrganisation, now: Date): Promise<Demonstration> {
  const [rootKeys, caKeys, subCaKeys] = await Promise.all([makeKeys(), makeKeys(), makeKeys()]);
  const root = await issue(organisation, 'root-ca', rootKeys.publicKey, rootKeys, undefined, now);
  const ca = await issue(organisation, 'ca', caKeys.publicKey, rootKeys, root, now);
  const subCa = await issue(organisation, 'sub-ca', subCaKeys.publicKey, caKeys, ca, now);
  return {
    'root-ca': new Uint8Array(root.rawData),
    ca: new Uint8Array(ca.rawData),
    'sub-ca': new Uint8Array(subCa.rawData),
    crl: await makeFirstCrl(ca, caKeys, now),
    'crl-key': await exportKey(caKeys),
    'sub-ca.crl': await makeFirstCrl(subCa, subCaKeys, now),
    'sub-ca.crl-key': await exportKey(subCaKeys),
  };
}

/** Two revoked certificates as examples. */
function makeFirstCrl(issuer: X509Certificate, { privateKey }: CryptoKeyPair, now: Date) {
  const reasons = [X509CrlReason.keyCompromise, X509CrlReason.cessationOfOperation];
  const entries = reasons.map((reason) => ({ serialNumber: makeSerialNumber(), revocationDate: now, reason }));
  return makeCrl({ issuer, signingKey: privateKey, number: 1, entries, now });
}

async function exportKey({ privateKey }: CryptoKeyPair): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey));
}

function makeKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(signingAlgorithm, true, ['sign', 'verify']);
}

async function issue(
  organisation: DemonstrationOrganisation,
  position: ChainPosition,
  publicKey: CryptoKey,
  signingKeys: CryptoKeyPair,
  issuer: X509Certificate | undefined,
  now: Date,
): Promise<X509Certificate> {
  const { years, pathLength, policies } = kinds[position];
  return X509CertificateGenerator.create({
    serialNumber: makeSerialNumber(),
    subject: toName(organisation, position),
    issuer: toName(organisation, issuerOf[position]),
    // Clock skew of clients.
    notBefore: new Date(now.getTime() - hour),
    notAfter: new Date(now.getTime() + years * year),
    publicKey,
    signingKey: signingKeys.privateKey,
    signingAlgorithm,
    extensions: [
      new BasicConstraintsExtension(true, pathLength, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(publicKey),
      await AuthorityKeyIdentifierExtension.create(signingKeys.publicKey),
      ...(policies.length > 0 ? [new CertificatePolicyExtension([...policies])] : []),
      ...(issuer
        ? [new AuthorityInfoAccessExtension({ caIssuers: toAddress(organisation, `${issuerOf[position]}.cer`) })]
        : []),
      // The CA issued the sub-CA and lists its revocation; the sub-CA's own list is for its subscribers.
      ...(position === 'sub-ca' ? [new CRLDistributionPointsExtension([toAddress(organisation, 'ca.crl')])] : []),
    ],
  });
}

/** Every name says that it is a demonstration: viewers always show it. */
function toName({ name }: DemonstrationOrganisation, position: ChainPosition) {
  return [
    { C: ['IN'] },
    { O: [`${name} demonstration`] },
    { CN: [`${name} demonstration ${kinds[position].title} (not to be trusted)`] },
  ];
}

/** Plain HTTP: with HTTPS, clients would have to verify the server's certificate first (RFC 5280, section 8). */
function toAddress({ siteUrl }: DemonstrationOrganisation, file: string): string {
  return `${siteUrl.replace(/^https:/, 'http:')}/repository/${file}`;
}

/** Sixteen random octets: positive, without a leading zero octet (RFC 5280, section 4.1.2.2). */
function makeSerialNumber(): string {
  const octets = crypto.getRandomValues(new Uint8Array(16));
  octets[0] = ((octets[0] ?? 0) & 0x7f) | 0x40;
  return octets.toHex();
}
