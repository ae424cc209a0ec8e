import { expect, test } from 'vitest';
import { authority, check, explain, good, other, swap, verifyByOpenssl } from '../tests/certificate-fixtures.ts';
import { checkFixtures, encode, issue, now, toPem } from '../tests/make-certificates.ts';
import { BasicConstraintsExtension, KeyUsageFlags } from '../x509.ts';

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

test('several files help each other’s chains', async () => {
  const { ca, 'root-ca': root } = other.repository;
  const { der } = await issue(other);
  if (!ca || !root) throw new Error('incomplete');
  const inputs = [der, ca, root].map((bytes, index) => ({ name: `${index}.cer`, bytes }));
  const { files } = await checkFixtures(inputs, { repository: authority.repository, now });
  expect(files[0]).toMatchObject({ certificates: [{ chain: { error: 'root-not-recognised' } }] });
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
