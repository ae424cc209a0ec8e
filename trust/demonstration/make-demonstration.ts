import { type ChainPlace, type Demonstration, issuerOf } from '#domain/certificate/certificate.ts';
import { algorithm } from '#trust/demonstration/algorithm.ts';
import { makeCrl } from '#trust/demonstration/make-crl.ts';
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
} from '#trust/x509.ts';

/** Whose demonstration it is, and where its files are fetched. */
export type DemonstrationHouse = {
  /** The authority's name. */
  readonly name: string;
  /** The site's origin; certificate software fetches from it over plain HTTP. */
  readonly siteUrl: string;
};

/** India's policy numbers (2.16.356.100.2): class 2 and class 3. */
const classes = ['2.16.356.100.2.2', '2.16.356.100.2.3'];
const hour = 3_600_000;
const year = 365 * 24 * hour;

/** What each certificate is, from the top: how long it is good for in years, how many authorities it may have below. */
const kinds = {
  'root-ca': { title: 'Root CA', years: 20, pathLength: 2, policies: [] },
  ca: { title: 'CA', years: 10, pathLength: 1, policies: classes },
  'sub-ca': { title: 'Sub-CA', years: 5, pathLength: 0, policies: classes },
} as const satisfies Record<ChainPlace, object>;

/** Makes a root, a CA below it, a sub-CA below that, and the CA's list. The keys of the root and the sub-CA are not kept. */
export async function makeDemonstration(house: DemonstrationHouse, now: Date): Promise<Demonstration> {
  const [rootKeys, caKeys, subCaKeys] = await Promise.all([makeKeys(), makeKeys(), makeKeys()]);
  const root = await issue(house, 'root-ca', rootKeys.publicKey, rootKeys, undefined, now);
  const ca = await issue(house, 'ca', caKeys.publicKey, rootKeys, root, now);
  const subCa = await issue(house, 'sub-ca', subCaKeys.publicKey, caKeys, ca, now);
  const crl = await makeCrl({
    issuer: ca,
    signingKey: caKeys.privateKey,
    number: 1,
    // Two that were revoked, so that a list can be seen to revoke.
    entries: [
      { serialNumber: makeSerialNumber(), revocationDate: now, reason: X509CrlReason.keyCompromise },
      { serialNumber: makeSerialNumber(), revocationDate: now, reason: X509CrlReason.cessationOfOperation },
    ],
    now,
  });
  return {
    'root-ca': new Uint8Array(root.rawData),
    ca: new Uint8Array(ca.rawData),
    'sub-ca': new Uint8Array(subCa.rawData),
    crl,
    'crl-key': new Uint8Array(await crypto.subtle.exportKey('pkcs8', caKeys.privateKey)),
  };
}

function makeKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
}

async function issue(
  house: DemonstrationHouse,
  place: ChainPlace,
  publicKey: CryptoKey,
  signingKeys: CryptoKeyPair,
  issuer: X509Certificate | undefined,
  now: Date,
): Promise<X509Certificate> {
  const { years, pathLength, policies } = kinds[place];
  return X509CertificateGenerator.create({
    serialNumber: makeSerialNumber(),
    subject: toName(house, place),
    issuer: toName(house, issuerOf[place]),
    // Valid for those too whose clock is behind.
    notBefore: new Date(now.getTime() - hour),
    notAfter: new Date(now.getTime() + years * year),
    publicKey,
    signingKey: signingKeys.privateKey,
    signingAlgorithm: algorithm,
    extensions: [
      new BasicConstraintsExtension(true, pathLength, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(publicKey),
      await AuthorityKeyIdentifierExtension.create(signingKeys.publicKey),
      ...(policies.length > 0 ? [new CertificatePolicyExtension([...policies])] : []),
      ...(issuer ? [new AuthorityInfoAccessExtension({ caIssuers: toAddress(house, `${issuerOf[place]}.cer`) })] : []),
      // The CA's list is the only one there is: it tells of the certificates that the CA issued.
      ...(place === 'sub-ca' ? [new CRLDistributionPointsExtension([toAddress(house, 'ca.crl')])] : []),
    ],
  });
}

/** Every name says what it is, wherever the certificate is opened. */
function toName({ name }: DemonstrationHouse, place: ChainPlace) {
  return [
    { C: ['IN'] },
    { O: [`${name} demonstration`] },
    { CN: [`${name} demonstration ${kinds[place].title} (not to be trusted)`] },
  ];
}

/** Plain HTTP: software that checks certificates cannot check the one of an HTTPS server first (RFC 5280, section 8). */
function toAddress({ siteUrl }: DemonstrationHouse, file: string): string {
  return `${siteUrl.replace(/^https:/, 'http:')}/repository/${file}`;
}

/** Sixteen random octets: positive, and never with a zero octet in front (RFC 5280, section 4.1.2.2). */
function makeSerialNumber(): string {
  const octets = crypto.getRandomValues(new Uint8Array(16));
  octets[0] = ((octets[0] ?? 0) & 0x7f) | 0x40;
  return [...octets].map((octet) => octet.toString(16).padStart(2, '0')).join('');
}
