import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exitStatus } from '../report/pdf-verdict.ts';
import { authority, type Bytes, check, explain, good, verifyByOpenssl } from '../tests/certificate-fixtures.ts';
import { startCpuTimer } from '../tests/cpu-time.ts';
import { days, issue, pan, signing } from '../tests/make-certificates.ts';
import { propertyOptions, propertyTimeout } from '../tests/property-options.ts';
import { Extension, KeyUsageFlags } from '../x509.ts';

const encryption = KeyUsageFlags.keyEncipherment;
const timeStamping = '1.3.6.1.5.5.7.3.8';

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
  ['mail and timestamps', { extendedUsages: ['1.3.6.1.5.5.7.3.4', timeStamping] }, 'sign', 'good', 'register'],
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
  const soon = await explain((await issue(authority, { keyAlgorithm: rsa, to: days(20) })).der);
  expect(soon).toMatchObject({ verdict: 'weak' });
  const ec = await explain((await issue(authority, { keyAlgorithm: { name: 'ECDSA', namedCurve: 'P-256' } })).der);
  expect(ec).toMatchObject({ verdict: 'good', facts: { key: 'ECDSA, P-256' } });
  const ed = await explain((await issue(authority, { keyAlgorithm: { name: 'Ed25519' } })).der);
  expect(ed).toMatchObject({ verdict: 'good', facts: { key: 'Ed25519' } });
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

test('an individual has no organisation: DGFT and tenders ask for more, and nothing is promised', async () => {
  const report = await explain((await issue(authority, { serialNumber: '' })).der);
  expect(report.organisation).toBe('');
  const accepts = Object.fromEntries(report.portals.map(({ portal, reason }) => [portal, reason]));
  expect(accepts).toMatchObject({ dgft: 'pan-absent', tenders: 'organisation-absent' });
  const company = await explain((await issue(authority, { serialNumber: '', organisation: 'Rao Traders' })).der);
  expect(company.portals.find(({ portal }) => portal === 'dgft')).toMatchObject({ accepts: 'yes' });
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
