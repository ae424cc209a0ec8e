import { readCertificate, readCrl } from '@mohar/check';
import { calculateFingerprints } from '@mohar/check/fingerprints';
import { expect, test } from 'vitest';
import { chain, demonstrationLists } from '#domain/certificate/certificate.ts';
import { renewCrl } from '#domain/demonstration/make-crl.ts';
import { makeDemonstration } from '#domain/demonstration/make-demonstration.ts';
import { isCrlDue } from '#domain/repository/verify-files.ts';
import { readCrlWithOpenssl, readWithOpenssl, verifyWithOpenssl } from '#tests/openssl.ts';

const now = new Date(Math.floor(Date.now() / 1_000) * 1_000);
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);
const made = await makeDemonstration({ name: 'Mohar', siteUrl: 'https://www.example.in' }, now);

test('OpenSSL verifies the chain to the root and the list', () => {
  expect(verifyWithOpenssl(made, now)).toContain('OK');
});

test.each(chain)('OpenSSL agrees with every fact of %s', async (place) => {
  const { facts } = readCertificate(made[place]) ?? {};
  const openssl = readWithOpenssl(made[place]);
  expect(facts).toEqual({
    kind: 'certificate',
    subject: openssl.subject,
    issuer: openssl.issuer,
    serialNumber: openssl.serialNumber,
    validFrom: openssl.validFrom,
    validTo: openssl.validTo,
    key: 'RSA, 2048 bits',
    signatureAlgorithm: 'SHA-256 with RSA',
    policies: openssl.policies,
  });
  expect(openssl).toMatchObject({ keyBits: 2048, signatureAlgorithm: 'sha256WithRSAEncryption' });
  expect(openssl.policies).toEqual(place === 'root-ca' ? [] : ['2.16.356.100.2.3']);
  expect(await calculateFingerprints(made[place])).toEqual({ sha256: openssl.sha256, sha1: openssl.sha1 });
  expect(facts?.subject).toMatch(/^C=IN, O=Mohar demonstration, CN=Mohar demonstration .*\(not to be trusted\)$/);
});

test.each(demonstrationLists)('OpenSSL agrees with every fact of the list $list', async ({ list, issuer }) => {
  const { sha256, ...openssl } = readCrlWithOpenssl(made[list]);
  expect(openssl.issuer).toBe(readWithOpenssl(made[issuer]).subject);
  expect(readCrl(made[list])?.facts).toEqual({ kind: 'crl', ...openssl, signatureAlgorithm: 'SHA-256 with RSA' });
  expect(openssl).toMatchObject({ number: '1', entries: 2, thisUpdate: now.toISOString() });
  expect((await calculateFingerprints(made[list])).sha256).toBe(sha256);
});

test('a list is due before it is a day old, and the next one has the next number and the same entries', async () => {
  const facts = readCrl(made.crl)?.facts;
  expect([isCrlDue(facts, hours(22)), isCrlDue(facts, hours(23)), isCrlDue(facts, hours(-1))]).toEqual([
    false,
    true,
    true,
  ]);
  expect(isCrlDue(undefined, now)).toBe(true);
  const next = await renewCrl({ previous: made.crl, issuer: made.ca, key: made['crl-key'] }, hours(23));
  const before = readCrl(made.crl);
  const after = readCrl(next);
  expect(after?.facts).toMatchObject({ number: '2', entries: 2, thisUpdate: hours(23).toISOString() });
  expect(after?.crl.entries.map(({ serialNumber }) => serialNumber)).toEqual(
    before?.crl.entries.map(({ serialNumber }) => serialNumber),
  );
  expect(verifyWithOpenssl({ ...made, crl: next }, hours(24))).toContain('OK');
});

test('two hierarchies share nothing', async () => {
  const other = await makeDemonstration({ name: 'Mohar', siteUrl: 'https://www.example.in' }, now);
  for (const place of chain) expect(other[place]).not.toEqual(made[place]);
});
