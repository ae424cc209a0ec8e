import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CertificateReport } from '../report/certificate-report.ts';
import type { FileReport } from '../report/file-report.ts';
import { exitStatus } from '../report/pdf-verdict.ts';
import { startCpuTimer } from '../tests/cpu-time.ts';
import { runTool, runToolForFile } from '../tests/external-tools/run-tool.ts';
import {
  type Authority,
  checkFixtures,
  days,
  encode,
  exportKey,
  type FixtureOptions,
  type Issued,
  issue,
  makeAuthority,
  makeSubAuthority,
  now,
  pan,
  signing,
  signList,
  signLongList,
  toPem,
} from '../tests/make-certificates.ts';
import { propertyOptions, propertyTimeout } from '../tests/property-options.ts';
import { encodeDer } from '../tests/write-ber.ts';
import {
  BasicConstraintsExtension,
  CRLDistributionPointsExtension,
  Extension,
  KeyUsageFlags,
  X509CrlReason,
} from '../x509.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const authority = await makeAuthority();
const other = await makeAuthority('Sample');
const good = await issue(authority);
const spare = await issue(authority);
const encryption = KeyUsageFlags.keyEncipherment;
const timeStamping = '1.3.6.1.5.5.7.3.8';

async function check(bytes: Bytes, options: Partial<FixtureOptions> = {}): Promise<FileReport> {
  const { files } = await checkFixtures([{ name: 'a.cer', bytes }], {
    repository: authority.repository,
    now,
    ...options,
  });
  const [file] = files;
  if (!file) throw new Error('no report');
  return file;
}

async function explain(bytes: Bytes, options: Partial<FixtureOptions> = {}): Promise<CertificateReport> {
  const file = await check(bytes, options);
  const report = file.kind === 'certificates' ? file.certificates[0] : undefined;
  if (!report) throw new Error(JSON.stringify(file));
  return report;
}

const refusalOf = async (bytes: Bytes): Promise<unknown> => {
  const file = await check(bytes);
  return file.kind === 'refused' ? file.refusal : file.kind;
};

const swap = (bytes: Bytes, index: number): Bytes => bytes.map((octet, at) => (at === index ? octet ^ 1 : octet));

/** The result of OpenSSL for a certificate under the root, at the moment of the check. */
function verifyByOpenssl(der: Bytes, { repository }: Authority, more: readonly string[] = []): boolean {
  const { ca, crl, 'root-ca': root } = repository;
  const pem = (bytes: Bytes | undefined) => Buffer.from(toPem('CERTIFICATE', bytes ?? new Uint8Array()));
  const files = {
    root: pem(root),
    ca: pem(ca),
    own: pem(der),
    crl: Buffer.from(toPem('X509 CRL', crl ?? new Uint8Array())),
  };
  const time = String(now.getTime() / 1_000);
  try {
    runTool('openssl', files, ['verify', '-attime', time, ...more, '-CAfile', 'root', '-untrusted', 'ca', 'own']);
    return true;
  } catch {
    return false;
  }
}

test('a signing certificate of the repository’s CA is good, and OpenSSL agrees', async () => {
  const report = await explain(good.der, { pan });
  expect(report).toMatchObject({
    holder: 'Asha Rao',
    organisation: '',
    purpose: 'sign',
    certificateClass: 'class-3',
    validity: { status: 'valid', daysLeft: 700 },
    weaknesses: [],
    chain: { to: 'repository-root' },
    revocation: { status: 'not-revoked' },
    pan: 'matches',
    verdict: 'good',
  });
  expect(report.portals.map(({ accepts }) => accepts)).toEqual(['yes', 'yes', 'yes', 'yes', 'depends']);
  expect(verifyByOpenssl(good.der, authority, ['-crl_check', '-CRLfile', 'crl'])).toBe(true);
});

test.each([
  ['encryption', { usages: encryption }, 'encrypt', 'good-encryption', 'cannot-sign'],
  ['both', { usages: signing | encryption }, 'both', 'good', 'register'],
  ['no key usage', { usages: undefined }, 'both', 'good', 'register'],
  ['a server', { extendedUsages: ['1.3.6.1.5.5.7.3.1'] }, 'other', 'good', 'cannot-sign'],
  ['timestamps', { extendedUsages: [timeStamping] }, 'timestamp', 'good', 'cannot-sign'],
  [
    'a document signer',
    { policies: ['2.16.356.100.10.1', '2.16.356.100.2.3'] },
    'sign',
    'refused-by-portals',
    'document-signer',
  ],
  [
    'eSign',
    { policies: ['2.16.356.100.2.4.1'], from: days(-0.01), to: days(0.01) },
    'sign',
    'expires-soon',
    'one-time-certificate',
  ],
  ['a holder who was verified by eKYC', { policies: ['2.16.356.100.2.4.1'] }, 'sign', 'good', 'class-unknown'],
  ['eKYC and a class', { policies: ['2.16.356.100.2.4.2', '2.16.356.100.2.3'] }, 'sign', 'good', 'register'],
  ['30 days more', { to: days(30.5) }, 'sign', 'expires-soon', 'register'],
  ['31 days more', { to: days(31.5) }, 'sign', 'good', 'register'],
  ['class 1', { policies: ['2.16.356.100.2.1'] }, 'sign', 'refused-by-portals', 'class-too-low'],
  ['no known class', { policies: ['1.2.3.4'] }, 'sign', 'good', 'class-unknown'],
  ['class 2', { policies: ['2.16.356.100.2.2'] }, 'sign', 'good', 'register'],
  ['no PAN', { serialNumber: '' }, 'sign', 'good', 'pan-absent'],
])(
  'a certificate for %s says what it may do and what portals do with it',
  async (_, subscriber, purpose, verdict, reason) => {
    const report = await explain((await issue(authority, subscriber)).der);
    expect(report).toMatchObject({ purpose, verdict });
    expect(report.portals[0]).toMatchObject({ portal: 'income-tax', reason });
  },
);

test('DGFT and tenders want class 3; tenders ask for the organisation', async () => {
  const { portals } = await explain((await issue(authority, { policies: ['2.16.356.100.2.2'] })).der);
  expect(portals.slice(3)).toEqual([
    { portal: 'dgft', accepts: 'no', reason: 'class-too-low' },
    { portal: 'tenders', accepts: 'no', reason: 'class-too-low' },
  ]);
});

test('a PAN is compared with the SHA-256 in the subject’s serialNumber', async () => {
  expect((await explain(good.der, { pan: ' abcpk1234l ' })).pan).toBe('matches');
  expect((await explain(good.der, { pan: 'ABCPK1234M' })).pan).toBe('differs');
  expect((await explain(good.der, { pan: 'ABCPK1234' })).pan).toBe('invalid');
  expect((await explain((await issue(authority, { serialNumber: '42' })).der, { pan })).pan).toBe('absent');
  const differing = await explain(good.der, { pan: 'ABCPK1234M' });
  expect(differing.portals[1]).toEqual({ portal: 'gst', accepts: 'no', reason: 'pan-differs' });
});

test.each([
  ['expired', { to: days(-3) }, { verdict: 'expired', validity: { status: 'expired', daysSince: 3 } }],
  ['not yet valid', { from: days(2) }, { verdict: 'not-yet-valid', validity: { daysUntil: 2 } }],
  ['signed with SHA-1', { hash: 'SHA-1' }, { verdict: 'weak', weaknesses: ['sha-1'] }],
])('a certificate that is %s is not good, and OpenSSL agrees', async (name, subscriber, expected) => {
  const { der } = await issue(authority, subscriber);
  expect(await explain(der)).toMatchObject(expected);
  expect(verifyByOpenssl(der, authority, name.includes('SHA-1') ? ['-auth_level', '2'] : [])).toBe(false);
});

test('a short RSA key is weak; P-256 and Ed25519 keys are named', async () => {
  const rsa = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 1024,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const short = await explain((await issue(authority, { keyAlgorithm: rsa })).der);
  expect(short).toMatchObject({ verdict: 'weak', weaknesses: ['short-rsa'] });
  const ec = await explain((await issue(authority, { keyAlgorithm: { name: 'ECDSA', namedCurve: 'P-256' } })).der);
  expect(ec).toMatchObject({ verdict: 'good', facts: { key: 'ECDSA, P-256' } });
  const ed = await explain((await issue(authority, { keyAlgorithm: { name: 'Ed25519' } })).der);
  expect(ed).toMatchObject({ verdict: 'good', facts: { key: 'Ed25519' } });
});

async function revoke({ certificate }: Issued, reason: X509CrlReason, moment?: Date) {
  const entry = { serialNumber: certificate.serialNumber, revocationDate: days(-2), reason };
  return { ...authority.repository, crl: await signList(authority, [entry], moment) };
}

test('a revoked certificate is revoked, and OpenSSL agrees; an entry that takes it off the list again does not count', async () => {
  const repository = await revoke(good, X509CrlReason.keyCompromise);
  expect(await explain(good.der, { repository })).toMatchObject({
    verdict: 'revoked',
    revocation: { status: 'revoked', date: days(-2).toISOString(), reason: 'keyCompromise', certificate: 'own' },
  });
  expect(verifyByOpenssl(good.der, { ...authority, repository }, ['-crl_check', '-CRLfile', 'crl'])).toBe(false);
  const removed = await revoke(good, X509CrlReason.removeFromCRL);
  expect((await explain(good.der, { repository: removed })).verdict).toBe('good');
});

test('with an expired, a foreign or no list revocation is unknown, and the certificate not good', async () => {
  const crl = await signList(authority, [], days(-3));
  const expired = await explain(good.der, { repository: { ...authority.repository, crl } });
  expect(expired).toMatchObject({
    verdict: 'revocation-unknown',
    revocation: { status: 'unknown', error: 'list-out-of-date' },
  });
  const foreign = { ...authority.repository, crl: await signList({ ...authority, key: other.key }, []) };
  expect((await explain(good.der, { repository: foreign })).revocation).toMatchObject({ error: 'list-not-verified' });
  const { crl: _, ...without } = authority.repository;
  expect((await explain(good.der, { repository: without })).revocation).toMatchObject({ error: 'list-missing' });
  const old = await revoke(good, X509CrlReason.superseded, days(-3));
  expect(await explain(good.der, { repository: old })).toMatchObject({
    verdict: 'revoked',
    revocation: { isListCurrent: false },
  });
});

test('the list answers for what its issuer issued, and for the authorities above', async () => {
  const extensions = [new BasicConstraintsExtension(true, 0, true)];
  const subCa = await issue(authority, { name: 'Sub-CA', extensions, usages: KeyUsageFlags.keyCertSign });
  const { der } = await issue({ certificate: subCa.certificate, key: subCa.keys.privateKey });
  const file = encode(toPem('CERTIFICATE', der) + toPem('CERTIFICATE', subCa.der));
  expect(await explain(file)).toMatchObject({
    verdict: 'revocation-unknown',
    chain: { to: 'repository-root' },
    revocation: { status: 'not-checked', why: 'other-list' },
  });
  const repository = await revoke(subCa, X509CrlReason.cACompromise);
  expect(await explain(file, { repository })).toMatchObject({
    verdict: 'revoked',
    revocation: { status: 'revoked', certificate: 'authority' },
  });
});

test('another authority’s certificate is never good: its chain is unknown and revocation is not checked', async () => {
  const { der } = await issue(other);
  expect(await explain(der)).toMatchObject({
    verdict: 'other-authority',
    chain: { to: 'unknown', error: 'issuer-missing', claimsRepository: false },
    revocation: { status: 'not-checked', why: 'other-authority' },
  });
  expect(verifyByOpenssl(der, authority)).toBe(false);
});

test('a chain to a recognised root of the CCA is told by its fingerprint, and is still not good', async () => {
  const { 'root-ca': root, ca } = other.repository;
  const { der } = await issue(other);
  if (!root || !ca) throw new Error('incomplete');
  const pem = encode([der, ca, root].map((bytes) => toPem('CERTIFICATE', bytes)).join('Subject: somebody\n'));
  const unknown = await explain(pem);
  expect(unknown.chain).toMatchObject({ to: 'unknown', error: 'root-not-recognised' });
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', root)).toString('hex');
  const report = await explain(pem, { recognisedRoots: [{ name: 'CCA India 2022', sha256 }] });
  expect(report).toMatchObject({ verdict: 'other-authority', chain: { to: 'cca-root', root: 'CCA India 2022' } });
  expect(report.chain.names).toHaveLength(3);
});

test('a wrong issuer, a changed byte and a self-signed certificate are told apart', async () => {
  const forged = await issue({ certificate: authority.certificate, key: other.key });
  expect(await explain(forged.der)).toMatchObject({ verdict: 'altered', chain: { error: 'signature-differs' } });
  expect((await explain(swap(good.der, good.der.length - 40))).verdict).toBe('altered');
  expect((await explain((await issue(authority, { isSelfSigned: true })).der)).verdict).toBe('self-signed');
  expect(verifyByOpenssl(forged.der, authority)).toBe(false);
});

test('a subscriber cannot issue certificates, and no name of a root is trusted without its key', async () => {
  const issuer = { certificate: good.certificate, key: good.keys.privateKey };
  const { der } = await issue(issuer, { name: 'Ravi Kumar' });
  const file = encode(toPem('CERTIFICATE', der) + toPem('CERTIFICATE', good.der));
  expect((await explain(file)).chain).toMatchObject({ to: 'unknown', error: 'issuer-not-allowed' });
  const authorityOfItself = new BasicConstraintsExtension(true, 0, true);
  const fake = await issue(authority, {
    isSelfSigned: true,
    extensions: [authorityOfItself],
    usages: KeyUsageFlags.keyCertSign,
  });
  expect((await explain(fake.der)).chain).toMatchObject({ to: 'unknown', error: 'self-signed' });
});

test('unknown critical and repeated extensions are reported, unknown others tolerated', async () => {
  const unknown = new Extension('1.2.3.4.5', true, new Uint8Array([5, 0]));
  const harmless = new Extension('1.2.3.4.6', false, new Uint8Array([1, 2, 3]));
  const report = await explain((await issue(authority, { extensions: [unknown, harmless, harmless] })).der);
  expect(report).toMatchObject({
    verdict: 'unknown-critical-extension',
    unknownCriticalExtensions: ['1.2.3.4.5'],
    repeatedExtensions: ['1.2.3.4.6'],
  });
});

test('PKCS #7 in DER and in PEM, base64 alone and several blocks have all their certificates', async () => {
  const { ca, 'root-ca': root } = authority.repository;
  if (!ca || !root) throw new Error('incomplete');
  const pem = [good.der, ca, root].map((der) => toPem('CERTIFICATE', der)).join('');
  const files = { chain: Buffer.from(pem) };
  const pkcs7 = runTool('openssl', files, ['crl2pkcs7', '-nocrl', '-certfile', 'chain']);
  const der = Uint8Array.from(atob(pkcs7.replaceAll(/-----[^-]+-----|\s/g, '')), (character) =>
    character.charCodeAt(0),
  );
  for (const bytes of [encode(pem), encode(pkcs7), der, encode(Buffer.from(der).toString('base64'))]) {
    const file = await check(bytes);
    expect(file.kind === 'certificates' && file.certificates.map(({ verdict }) => verdict).sort()).toEqual([
      'authority',
      'authority',
      'good',
    ]);
    expect(exitStatus([file])).toBe(0);
  }
});

test('several files help each other’s chains', async () => {
  const { ca, 'root-ca': root } = other.repository;
  const { der } = await issue(other);
  if (!ca || !root) throw new Error('incomplete');
  const inputs = [der, ca, root].map((bytes, index) => ({ name: `${index}.cer`, bytes }));
  const { files } = await checkFixtures(inputs, { repository: authority.repository, now });
  expect(files[0]).toMatchObject({ certificates: [{ chain: { error: 'root-not-recognised' } }] });
});

test('every form of a private key is refused by its content, alone or beside a certificate', async () => {
  const pkcs8 = await exportKey(good);
  const key = encode(toPem('PRIVATE KEY', pkcs8));
  const files = { key, own: encode(toPem('CERTIFICATE', good.der)) };
  const run = (...args: string[]): Bytes => runToolForFile('openssl', files, [...args, '-out', 'output']);
  const password = ['-passout', 'pass:secret'];
  const plain = { code: 'private-key', found: 'private-key' };
  expect(await refusalOf(key)).toEqual(plain);
  expect(await refusalOf(pkcs8)).toEqual(plain);
  expect(await refusalOf(pkcs8.slice(0, 300))).toEqual(plain);
  expect(await refusalOf(new Uint8Array([...files.own, ...key]))).toEqual(plain);
  expect(await refusalOf(encode(toPem('CERTIFICATE', pkcs8)))).toEqual(plain);
  expect(await refusalOf(run('rsa', '-in', 'key', '-traditional'))).toEqual(plain);
  expect(await refusalOf(run('rsa', '-in', 'key', '-traditional', '-outform', 'DER'))).toEqual(plain);
  expect(await refusalOf(run('ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-outform', 'DER'))).toEqual(plain);
  expect(await refusalOf(encode('PuTTY-User-Key-File-3: ssh-rsa\n'))).toEqual(plain);
  const encrypted = { code: 'private-key', found: 'encrypted-private-key' };
  expect(await refusalOf(run('pkcs8', '-topk8', '-in', 'key', ...password))).toEqual(encrypted);
  expect(await refusalOf(run('pkcs8', '-topk8', '-in', 'key', '-outform', 'DER', ...password))).toEqual(encrypted);
  const pfx = run('pkcs12', '-export', '-inkey', 'key', '-in', 'own', ...password);
  expect(await refusalOf(pfx)).toEqual({ code: 'private-key', found: 'pfx' });
  expect(await refusalOf(pfx.slice(0, 500))).toEqual({ code: 'private-key', found: 'pfx' });
  const keyStore = Uint8Array.from([0xfe, 0xed, 0xfe, 0xed, 0, 0, 0, 2]);
  expect(await refusalOf(keyStore)).toEqual({ code: 'private-key', found: 'key-store' });
});

test('what is no certificate is named: a list, a request, a public key, an encrypted message', async () => {
  const files = {
    own: encode(toPem('CERTIFICATE', good.der)),
    key: encode(toPem('PRIVATE KEY', await exportKey(good))),
  };
  const run = (...args: string[]): Bytes => runToolForFile('openssl', files, [...args, '-out', 'output']);
  const found = async (bytes: Bytes): Promise<unknown> => refusalOf(bytes);
  expect(await found(authority.repository.crl ?? new Uint8Array())).toEqual({ code: 'not-supported', found: 'crl' });
  const request = run('req', '-new', '-key', 'key', '-subj', '/CN=Asha Rao', '-outform', 'DER');
  expect(await found(request)).toEqual({ code: 'not-supported', found: 'certificate-request' });
  const publicKey = run('pkey', '-in', 'key', '-pubout');
  expect(await found(publicKey)).toEqual({ code: 'not-supported', found: 'public-key' });
  const message = runToolForFile('openssl', files, [
    'cms',
    '-encrypt',
    '-in',
    'own',
    '-outform',
    'DER',
    '-aes256',
    '-out',
    'output',
    'own',
  ]);
  expect(await found(message)).toEqual({ code: 'not-supported', found: 'encrypted-message' });
});

test('a sub-CA’s certificate is looked up in the sub-CA’s list, whatever its file is called', async () => {
  const { subAuthority, lists } = await makeSubAuthority(authority);
  const repositoryOf = { ...authority.repository, 'sub-ca': new Uint8Array(subAuthority.certificate.rawData) };
  const own = await issue(subAuthority);
  const entry = { serialNumber: own.certificate.serialNumber, revocationDate: days(-1) };
  const explainWith = async (list: readonly Bytes[]) => {
    const named = Object.fromEntries(list.map((bytes, index) => [`list-${index}.crl`, bytes]));
    return (await explain(own.der, { repository: { ...repositoryOf, ...named } })).revocation;
  };
  expect(await explainWith([])).toEqual({ status: 'not-checked', why: 'other-list' });
  expect(await explainWith([await lists([])])).toMatchObject({ status: 'not-revoked' });
  expect(await explainWith([await lists([]), await lists([entry])])).toMatchObject({ status: 'revoked' });
  const impostor = { certificate: subAuthority.certificate, key: other.key };
  expect(await explainWith([await signList(impostor, [])])).toMatchObject({
    status: 'unknown',
    error: 'list-not-verified',
  });
  expect(await explainWith([await lists([], days(-40))])).toMatchObject({
    status: 'unknown',
    error: 'list-out-of-date',
  });
});

test('of a list in parts the one whose address the certificate names answers; a delta answers nothing', async () => {
  const address = (part: number) => `http://www.example.in/repository/part-${part}.crl`;
  const own = await issue(authority, { extensions: [new CRLDistributionPointsExtension([address(2)])] });
  // RFC 5280, section 5.2.5: SEQUENCE { [0] { [0] { [6] address } } }; section 5.2.4: the number of the base.
  const point = (part: number) => {
    const name = encodeDer(0x86, Buffer.from(address(part)));
    const value = encodeDer(0x30, encodeDer(0xa0, encodeDer(0xa0, name)));
    return new Extension('2.5.29.28', true, new Uint8Array(value));
  };
  const delta = new Extension('2.5.29.27', true, Uint8Array.of(2, 1, 1));
  const entry = { serialNumber: own.certificate.serialNumber, revocationDate: days(-1) };
  const { crl: _, ...chain } = authority.repository;
  const explainWith = async (lists: { readonly [name: `${string}.crl`]: Bytes }) =>
    (await explain(own.der, { repository: { ...chain, ...lists } })).revocation;
  const first = await signList(authority, [], days(-0.1), [point(1)]);
  expect(await explainWith({ 'part-1.crl': first })).toEqual({ status: 'not-checked', why: 'other-list' });
  const second = await signList(authority, [], days(-0.2), [point(2)]);
  expect(await explainWith({ 'part-1.crl': first, 'part-2.crl': second })).toMatchObject({
    status: 'not-revoked',
    thisUpdate: days(-0.2).toISOString(),
  });
  const third = await signList(authority, [entry], days(-0.1), [point(2)]);
  expect(await explainWith({ 'part-1.crl': first, 'part-2.crl': third })).toMatchObject({ status: 'revoked' });
  expect(await explainWith({ 'delta.crl': await signList(authority, [], days(-0.1), [delta]) })).toEqual({
    status: 'not-checked',
    why: 'other-list',
  });
});

test('of several current lists of an issuer the newest is told', async () => {
  const repository = {
    ...authority.repository,
    'older.crl': await signList(authority, [], days(-0.9)),
    'newer.crl': await signList(authority, [], days(-0.01)),
  };
  expect((await explain(good.der, { repository })).revocation).toMatchObject({
    status: 'not-revoked',
    thisUpdate: days(-0.01).toISOString(),
  });
});

test.each([3_000, 40_000])(
  'a list of %i revocations is read, and its last entry counts',
  async (count) => {
    const last = { serialNumber: good.certificate.serialNumber, revocationDate: days(-1) };
    const crl = await signLongList(authority, count, [last]);
    const repository = { ...authority.repository, crl };
    const listed = runTool('openssl', { crl }, ['crl', '-inform', 'DER', '-in', 'crl', '-noout', '-text']);
    expect(listed.match(/^ {4}Serial Number: /gm)?.length).toBe(count + 1);
    expect((await explain(good.der, { repository })).verdict).toBe('revoked');
    expect((await explain(spare.der, { repository })).verdict).toBe('good');
    const isAccepted = (der: Bytes) =>
      verifyByOpenssl(der, { ...authority, repository }, ['-crl_check', '-CRLfile', 'crl']);
    expect([isAccepted(good.der), isAccepted(spare.der)]).toEqual([false, true]);
  },
  120_000,
);

test('a long list that another key signed is not relied on', async () => {
  const crl = await signLongList({ ...authority, key: other.key }, 3_000, [
    { serialNumber: '40', revocationDate: days(-1) },
  ]);
  expect((await explain(good.der, { repository: { ...authority.repository, crl } })).revocation).toMatchObject({
    error: 'list-not-verified',
  });
});

test('an individual has no organisation: DGFT and tenders ask for more, and nothing is promised', async () => {
  const report = await explain((await issue(authority, { serialNumber: '' })).der);
  expect(report.organisation).toBe('');
  const accepts = Object.fromEntries(report.portals.map(({ portal, reason }) => [portal, reason]));
  expect(accepts).toMatchObject({ dgft: 'pan-absent', tenders: 'organisation-absent' });
  const company = await explain((await issue(authority, { serialNumber: '', organisation: 'Rao Traders' })).der);
  expect(company.portals.find(({ portal }) => portal === 'dgft')).toMatchObject({ accepts: 'yes' });
});

test('an authority is said to be one, alone, unknown or before its holder in a bundle', async () => {
  const root = authority.repository['root-ca'];
  const ca = authority.repository.ca;
  for (const der of [root, ca, other.repository['root-ca'], other.repository.ca]) {
    expect(await explain(new Uint8Array(der ?? []))).toMatchObject({ purpose: 'authority', verdict: 'authority' });
  }
  const bundle = [root, ca, good.der].map((der) => toPem('CERTIFICATE', der ?? new Uint8Array())).join('');
  const file = await check(encode(bundle));
  if (file.kind !== 'certificates') throw new Error('not read');
  expect(file.certificates.map(({ purpose }) => purpose)).toEqual(['sign', 'authority', 'authority']);
});

const base64 = Buffer.from(good.der).toString('base64');
const pem = toPem('CERTIFICATE', good.der);
const utf16 = (text: string): Bytes => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

test.each<[string, Bytes]>([
  ['UTF-16 with a mark', utf16(pem)],
  ['UTF-16 without one', utf16(pem).slice(2)],
  ['UTF-16, the other way round', new Uint8Array(Buffer.from(`\ufeff${pem}`, 'utf16le').swap16())],
  ['UTF-8 with a mark', encode(`\ufeff${pem}`)],
  ['PEM quoted in a mail', encode(pem.replace(/^/gm, '> '))],
  ['PEM within JSON', encode(JSON.stringify({ certificate: pem }))],
  ['PEM within JSON with escaped slashes', encode(JSON.stringify({ certificate: pem }).replaceAll('/', '\\/'))],
  ['base64 within XML', encode(`<a><ds:X509Certificate>\n${base64}\n</ds:X509Certificate></a>`)],
  ['DER with trailing bytes', new Uint8Array([...good.der, 0x0d, 0x0a, 0, 0])],
])('a certificate as %s is read', async (_, bytes) => {
  expect((await explain(bytes)).fingerprints).toEqual((await explain(good.der)).fingerprints);
});

test('a private key behind a certificate is still refused', async () => {
  const both = new Uint8Array([...good.der, ...(await exportKey(good))]);
  expect(await refusalOf(both)).toMatchObject({ code: 'private-key' });
  const quoted = toPem('PRIVATE KEY', await exportKey(good)).replace(/^/gm, '> ');
  expect(await refusalOf(encode(quoted))).toMatchObject({ code: 'private-key' });
  expect(await refusalOf(utf16(toPem('PRIVATE KEY', await exportKey(good))))).toMatchObject({ code: 'private-key' });
});

test('a truncated, empty, random or foreign file is unreadable, a file of more than 50 MB too large', async () => {
  expect(await refusalOf(good.der.slice(0, -1))).toEqual({ code: 'unreadable', error: 'damaged' });
  expect(await refusalOf(encode(toPem('CERTIFICATE', good.der.slice(0, 400))))).toEqual({
    code: 'unreadable',
    error: 'damaged',
  });
  expect(await refusalOf(new Uint8Array())).toEqual({ code: 'unreadable', error: 'empty' });
  expect(await refusalOf(encode('<!doctype html><title>Not found</title>'))).toEqual({
    code: 'unreadable',
    error: 'not-recognised',
  });
  expect(await refusalOf(crypto.getRandomValues(new Uint8Array(5_000)).fill(1, 0, 1))).toMatchObject({
    code: 'unreadable',
  });
  const cpuTime = startCpuTimer();
  expect(await refusalOf(new Uint8Array(10_000_000).fill(0x41))).toMatchObject({ code: 'unreadable' });
  expect(await refusalOf(new Uint8Array(10_000_000).fill(0x30))).toMatchObject({ code: 'unreadable' });
  expect(await refusalOf(new Uint8Array(50 * 1024 * 1024 + 1))).toEqual({ code: 'too-large', limit: 50 * 1024 * 1024 });
  const begins = encode('-----BEGIN CERTIFICATE-----\n'.repeat(300_000));
  expect(await refusalOf(begins)).toEqual({ code: 'limit-reached', limit: 'certificates' });
  // PKCS #7 with a million empty certificates.
  const empty = new Uint8Array(2_000_000).map((_, index) => (index % 2 === 0 ? 0x30 : 0));
  const wrap = (tag: number, content: Uint8Array): Uint8Array<ArrayBuffer> =>
    Uint8Array.from([tag, 0x83, content.length >> 16, (content.length >> 8) & 0xff, content.length & 0xff, ...content]);
  const type = Uint8Array.from([0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02]);
  const message = wrap(0x30, Buffer.concat([type, wrap(0xa0, wrap(0x30, wrap(0xa0, empty)))]));
  expect(await refusalOf(message)).toMatchObject({ code: 'unreadable' });
  expect(cpuTime()).toBeLessThan(10_000);
});

test(
  'no mutant of a good certificate is good, or takes two seconds',
  async () => {
    const original = good.der;
    const mutant = fc
      .tuple(
        fc.nat(original.length - 1),
        fc.integer({ min: 1, max: 255 }),
        fc.constantFrom('swap', 'cut', 'insert', 'remove'),
      )
      .map(([index, mask, kind]): Bytes => {
        if (kind === 'cut') return original.slice(0, index);
        if (kind === 'insert') return Uint8Array.from([...original.slice(0, index), mask, ...original.slice(index)]);
        if (kind === 'remove') return Uint8Array.from([...original.slice(0, index), ...original.slice(index + 1)]);
        return original.map((octet, at) => (at === index ? octet ^ mask : octet));
      })
      // Inserting an octet beside its like, or removing one, can leave the certificate as it was.
      .filter((bytes) => Buffer.compare(bytes, original) !== 0);
    const isCaught = async (bytes: Bytes): Promise<boolean> => {
      const cpuTime = startCpuTimer();
      const file = await check(bytes);
      return exitStatus([file]) !== 0 && cpuTime() < 2_000;
    };
    await fc.assert(fc.asyncProperty(mutant, isCaught), propertyOptions(2_000, 10));
  },
  propertyTimeout,
);
