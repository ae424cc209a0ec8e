import { createHash } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import { CRLNumber, id_ce_cRLNumber } from '@peculiar/asn1-x509';
import { listChildren, readElement } from '../asn1/der.ts';
import { type CheckOptions, checkInputs, type Input } from '../check-inputs.ts';
import type { CheckReport } from '../report/file-report.ts';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  CertificatePolicyExtension,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  type X509Certificate,
  X509CertificateGenerator,
  type X509CrlEntryParams,
  X509CrlGenerator,
} from '../x509.ts';
import { encodeDer } from './write-ber.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The moment at which all fixtures are checked, a whole second. */
export const now = new Date(Math.floor(Date.now() / 1_000) * 1_000);
export const days = (count: number): Date => new Date(now.getTime() + count * 86_400_000);

export const pan = 'ABCPK1234L';
const panHash = createHash('sha256').update(pan).digest('hex');
export const signing = KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation;

/** The algorithm of licensed authorities in India: RSA with keys of 2048 bits, over SHA-256. */
export const signingAlgorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
} as const;

/** A repository by the names that its files have on the site; other names are of further lists. */
export type RepositoryFiles = {
  readonly 'root-ca'?: Bytes;
  readonly ca?: Bytes;
  readonly 'sub-ca'?: Bytes;
  readonly crl?: Bytes;
  readonly [list: `${string}.crl`]: Bytes;
};

let serial = 0;

/** An authority with a repository: the CA issues certificates and signs the list. */
export type Authority = {
  readonly repository: RepositoryFiles & { readonly 'root-ca': Bytes; readonly ca: Bytes; readonly 'sub-ca': Bytes };
  readonly certificate: X509Certificate;
  readonly key: CryptoKey;
};

/** Options of a check with the files of a repository by name. */
export type FixtureOptions = Omit<CheckOptions, 'repository'> & { readonly repository: RepositoryFiles };

export function checkFixtures(
  inputs: readonly Input[],
  { repository, ...options }: FixtureOptions,
): Promise<CheckReport> {
  const { 'root-ca': root, ca, 'sub-ca': subCa, ...crls } = repository;
  const authorities = [ca ?? [], subCa ?? []].flat();
  return checkInputs(inputs, { ...options, repository: { root, authorities, crls: Object.values(crls) } });
}

export async function makeAuthority(name = 'Mohar'): Promise<Authority> {
  const [rootKeys, keys, subKeys] = await Promise.all([makeKeys(), makeKeys(), makeKeys()]);
  const root = await certify(name, 'Root CA', 2, rootKeys.publicKey, undefined, rootKeys.privateKey);
  const certificate = await certify(name, 'CA', 1, keys.publicKey, root, rootKeys.privateKey);
  const subCa = await certify(name, 'Sub-CA', 0, subKeys.publicKey, certificate, keys.privateKey);
  const toBytes = ({ rawData }: X509Certificate): Bytes => new Uint8Array(rawData);
  const repository = {
    'root-ca': toBytes(root),
    ca: toBytes(certificate),
    'sub-ca': toBytes(subCa),
    crl: await signCrl({ certificate, key: keys.privateKey }, []),
  };
  return { repository, certificate, key: keys.privateKey };
}

function makeKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(signingAlgorithm, true, ['sign', 'verify']);
}

/** The certificate of an authority, valid since forty days; without an issuer it signs itself. */
async function certify(
  organisation: string,
  title: string,
  pathLength: number,
  publicKey: CryptoKey,
  issuer: X509Certificate | undefined,
  signingKey: CryptoKey,
): Promise<X509Certificate> {
  const subject = [{ C: ['IN'] }, { O: [organisation] }, { CN: [`${organisation} ${title}`] }];
  serial += 1;
  return X509CertificateGenerator.create({
    serialNumber: (0x50_00_00_00 + serial).toString(16),
    subject,
    issuer: issuer?.subjectName ?? subject,
    notBefore: days(-40),
    notAfter: days(3_000),
    publicKey,
    signingKey,
    signingAlgorithm,
    extensions: [
      new BasicConstraintsExtension(true, pathLength, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(publicKey),
      ...(issuer ? [await AuthorityKeyIdentifierExtension.create(issuer.publicKey)] : []),
      ...(issuer ? [new CertificatePolicyExtension(['2.16.356.100.2.2', '2.16.356.100.2.3'])] : []),
    ],
  });
}

/** A list of these revocations, the seventh, valid for two days. */
export async function signCrl(
  { certificate, key }: Pick<Authority, 'certificate' | 'key'>,
  entries: readonly X509CrlEntryParams[],
  moment = new Date(now.getTime() - 3_600_000),
  extensions: readonly Extension[] = [],
): Promise<Bytes> {
  const crl = await X509CrlGenerator.create({
    issuer: certificate.subjectName,
    thisUpdate: moment,
    nextUpdate: new Date(moment.getTime() + 2 * 86_400_000),
    entries: [...entries],
    extensions: [
      await AuthorityKeyIdentifierExtension.create(certificate.publicKey),
      new Extension(id_ce_cRLNumber, false, AsnConvert.serialize(new CRLNumber(7))),
      ...extensions,
    ],
    signingAlgorithm,
    signingKey: key,
  });
  return new Uint8Array(crl.rawData);
}

/**
 * A list with so many revocations more, written octet by octet: the library that writes the others takes minutes for a
 * long one. Serial numbers have sixteen octets.
 */
export async function signLongList(authority: Authority, count: number, entries: readonly X509CrlEntryParams[]) {
  const short = await signCrl(authority, entries);
  const [signed] = listChildren(readElement(short));
  // Version, algorithm, issuer, two dates, entries, extensions (RFC 5280, section 5.1).
  const fields = listChildren(signed);
  const parts: Uint8Array[] = fields.map(({ encoding }) => encoding);
  const [listed] = fields.slice(5);
  if (fields.length !== 7 || !listed) throw new Error('not a list with entries and extensions');
  const date = encodeDer(0x17, Buffer.from('260101000000Z'));
  const added = Array.from({ length: count }, (_, index) => {
    const serialNumber = Buffer.alloc(16, 0x11);
    serialNumber.writeUInt32BE(index, 12);
    return encodeDer(0x30, Buffer.concat([encodeDer(0x02, serialNumber), date]));
  });
  parts[5] = encodeDer(0x30, Buffer.concat([...added, short.subarray(listed.content, listed.end)]));
  const content = encodeDer(0x30, Buffer.concat(parts));
  const value = await crypto.subtle.sign(signingAlgorithm, authority.key, new Uint8Array(content));
  const bits = encodeDer(0x03, Buffer.concat([Buffer.of(0), Buffer.from(value)]));
  return new Uint8Array(encodeDer(0x30, Buffer.concat([content, parts[1] ?? Buffer.alloc(0), bits])));
}

/** Differences of a subscriber's certificate from the default: a signing person, class 3, valid for two years. */
export type Subscriber = {
  readonly name?: string;
  readonly organisation?: string;
  readonly serialNumber?: string;
  readonly usages?: KeyUsageFlags | undefined;
  readonly extendedUsages?: readonly string[];
  readonly policies?: readonly string[];
  readonly from?: Date;
  readonly to?: Date;
  readonly keyAlgorithm?: RsaHashedKeyGenParams | EcKeyGenParams | Algorithm;
  readonly hash?: string;
  readonly extensions?: readonly Extension[];
  readonly isSelfSigned?: boolean;
  readonly keys?: CryptoKeyPair;
};

export type Issued = { readonly der: Bytes; readonly keys: CryptoKeyPair; readonly certificate: X509Certificate };

let shared: Promise<CryptoKeyPair> | undefined;

/** A pair of RSA keys that fixtures share, because generating one takes long. */
function shareKeys(): Promise<CryptoKeyPair> {
  shared ??= crypto.subtle.generateKey(signingAlgorithm, true, ['sign', 'verify']);
  return shared;
}

export async function issue(
  authority: Pick<Authority, 'certificate' | 'key'>,
  subscriber: Subscriber = {},
): Promise<Issued> {
  const { keyAlgorithm, hash = 'SHA-256', organisation, isSelfSigned = false } = subscriber;
  const generated = keyAlgorithm && (await crypto.subtle.generateKey(keyAlgorithm, true, ['sign', 'verify']));
  const keys = subscriber.keys ?? (generated as CryptoKeyPair | undefined) ?? (await shareKeys());
  const subject = [
    { C: ['IN'] },
    { O: [organisation ?? 'Personal'] },
    { CN: [subscriber.name ?? 'Asha Rao'] },
    ...(subscriber.serialNumber === '' ? [] : [{ '2.5.4.5': [subscriber.serialNumber ?? panHash] }]),
  ];
  serial += 1;
  const usages = 'usages' in subscriber ? subscriber.usages : signing;
  const certificate = await X509CertificateGenerator.create({
    serialNumber: (0x40_00_00_00 + serial).toString(16),
    subject,
    issuer: isSelfSigned ? subject : authority.certificate.subjectName,
    notBefore: subscriber.from ?? days(-30),
    notAfter: subscriber.to ?? days(700),
    publicKey: keys.publicKey,
    signingKey: isSelfSigned ? keys.privateKey : await withHash(authority.key, hash),
    signingAlgorithm: { ...signingAlgorithm, hash },
    extensions: [
      ...(usages === undefined ? [] : [new KeyUsagesExtension(usages, true)]),
      ...(subscriber.extendedUsages
        ? [new ExtendedKeyUsageExtension([...subscriber.extendedUsages], isTimestamp(subscriber))]
        : []),
      new CertificatePolicyExtension([...(subscriber.policies ?? ['2.16.356.100.2.3'])]),
      ...(subscriber.extensions ?? []),
    ],
  });
  return { der: new Uint8Array(certificate.rawData), keys, certificate };
}

function isTimestamp({ extendedUsages }: Subscriber): boolean {
  return extendedUsages?.includes('1.3.6.1.5.5.7.3.8') === true;
}

/** WebCrypto fixes the hash of a key; the authority's is for SHA-256. */
async function withHash(key: CryptoKey, hash: string): Promise<CryptoKey> {
  if (hash === 'SHA-256') return key;
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', key);
  return crypto.subtle.importKey('pkcs8', pkcs8, { ...signingAlgorithm, hash }, true, ['sign']);
}

export function toPem(label: string, bytes: Uint8Array): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

export async function exportKey({ keys }: Issued): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.exportKey('pkcs8', keys.privateKey));
}

export function encode(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** A sub-CA below the authority, and a function that signs its lists. */
export async function makeSubAuthority(authority: Authority, extensions: readonly Extension[] = []) {
  const keys = await crypto.subtle.generateKey(signingAlgorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.create({
    serialNumber: '0700',
    subject: [{ C: ['IN'] }, { O: ['Sample'] }, { CN: ['Sample sub-CA'] }],
    issuer: authority.certificate.subjectName,
    notBefore: days(-30),
    notAfter: days(900),
    publicKey: keys.publicKey,
    signingKey: authority.key,
    signingAlgorithm,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      ...extensions,
    ],
  });
  const subAuthority = { certificate, key: keys.privateKey };
  const lists = (entries: readonly X509CrlEntryParams[], moment?: Date) => signCrl(subAuthority, entries, moment);
  return { subAuthority, lists };
}
