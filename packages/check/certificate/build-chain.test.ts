import { expect, test } from 'vitest';
import { runTool } from '../tests/external-tools/run-tool.ts';
import { checkFixtures, issue, makeAuthority, makeSubAuthority, now, toPem } from '../tests/make-certificates.ts';
import { encodeDer } from '../tests/write-ber.ts';
import { CertificatePolicyExtension, ExtendedKeyUsageExtension, Extension } from '../x509.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const authority = await makeAuthority();
const sequence = (...parts: readonly Buffer[]): Buffer => encodeDer(0x30, Buffer.concat(parts));
const extension = (type: string, value: Buffer, isCritical = true): Extension =>
  new Extension(type, isCritical, new Uint8Array(value));

/** Names of India, which every subscriber has, as a list of constraints: `0xa0` permitted, `0xa1` excluded. */
const namesOfIndia = (tag: number): Buffer => {
  const country = sequence(encodeDer(0x06, Buffer.from([0x55, 4, 6])), encodeDer(0x13, Buffer.from('IN')));
  return sequence(encodeDer(tag, sequence(encodeDer(0xa4, sequence(encodeDer(0x31, country))))));
};
const policyNow = sequence(encodeDer(0x80, Buffer.from([0])));

/** The result for a subscriber of a sub-CA with these extensions and an empty list, and the result of OpenSSL. */
async function issueBelow(extensions: readonly Extension[]) {
  const { subAuthority, lists } = await makeSubAuthority(authority, extensions);
  const { der } = await issue(subAuthority);
  const subCa: Bytes = new Uint8Array(subAuthority.certificate.rawData);
  const repository = { ...authority.repository, 'sub-ca': subCa, 'sub-ca.crl': await lists([]) };
  const [file] = (await checkFixtures([{ name: 'a.cer', bytes: der }], { repository, now })).files;
  const report = file?.kind === 'certificates' ? file.certificates[0] : undefined;
  return { report, isValid: verifyByOpenssl(der, subCa) };
}

function verifyByOpenssl(der: Bytes, subCa: Bytes): boolean {
  const { ca, 'root-ca': root } = authority.repository;
  const pem = (bytes: Bytes | undefined): string => toPem('CERTIFICATE', bytes ?? new Uint8Array());
  const files = { root: Buffer.from(pem(root)), ca: Buffer.from(pem(ca) + pem(subCa)), own: Buffer.from(pem(der)) };
  const time = String(now.getTime() / 1_000);
  try {
    const options = ['verify', '-policy_check', '-attime', time, '-CAfile', 'root', '-untrusted', 'ca', 'own'];
    runTool('openssl', files, options);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['names that are excluded', extension('2.5.29.30', namesOfIndia(0xa1))],
  ['names that are excluded, not critical', extension('2.5.29.30', namesOfIndia(0xa1), false)],
  ['a policy that each certificate must have', extension('2.5.29.36', policyNow)],
  ['an unknown critical extension', extension('1.2.3.4.5', Buffer.from([5, 0]))],
])('an authority that sets rules, %s, vouches for nothing, and OpenSSL agrees', async (_, rule) => {
  const { report, isValid } = await issueBelow([rule]);
  expect(isValid).toBe(false);
  expect(report).toMatchObject({ verdict: 'chain-unknown', chain: { to: 'unknown', error: 'issuer-sets-rules' } });
});

test('names that are permitted are not compared either: the chain is unknown, and nobody is accused', async () => {
  const { report, isValid } = await issueBelow([extension('2.5.29.30', namesOfIndia(0xa0))]);
  expect(isValid).toBe(true);
  expect(report).toMatchObject({ verdict: 'chain-unknown', chain: { error: 'issuer-sets-rules' } });
});

test.each([
  ['policies', new CertificatePolicyExtension(['2.16.356.100.1'], true)],
  ['uses of its key', new ExtendedKeyUsageExtension(['1.3.6.1.5.5.7.3.4'], true)],
  ['an unknown extension that is not critical', extension('1.2.3.4.5', Buffer.from([5, 0]), false)],
])('an authority may name %s', async (_, named) => {
  const { report } = await issueBelow([named]);
  expect(report).toMatchObject({ verdict: 'good', chain: { to: 'repository-root' } });
});

test('an authority of a known root that is not valid any more is named with its end', async () => {
  const { subAuthority } = await makeSubAuthority(authority);
  const { der } = await issue(subAuthority);
  const { notAfter } = subAuthority.certificate;
  const repository = { ...authority.repository, 'sub-ca': new Uint8Array(subAuthority.certificate.rawData) };
  const later = new Date(notAfter.getTime() + 1_000);
  const [file] = (await checkFixtures([{ name: 'a.cer', bytes: der }], { repository, now: later })).files;
  const report = file?.kind === 'certificates' ? file.certificates[0] : undefined;
  const lapsed = { name: 'Sample sub-CA', validTo: notAfter.toISOString() };
  expect(report?.chain).toMatchObject({ to: 'unknown', error: 'issuer-not-valid', lapsed });
});
