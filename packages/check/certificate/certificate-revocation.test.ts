import { expect, test } from 'vitest';
import { authority, type Bytes, explain, good, other, verifyByOpenssl } from '../tests/certificate-fixtures.ts';
import { runTool } from '../tests/external-tools/run-tool.ts';
import {
  days,
  encode,
  type Issued,
  issue,
  makeSubAuthority,
  signCrl,
  signLongList,
  toPem,
} from '../tests/make-certificates.ts';
import { encodeDer } from '../tests/write-ber.ts';
import {
  BasicConstraintsExtension,
  CRLDistributionPointsExtension,
  Extension,
  KeyUsageFlags,
  X509CrlReason,
} from '../x509.ts';

const spare = await issue(authority);

async function revoke({ certificate }: Issued, reason: X509CrlReason, moment?: Date) {
  const entry = { serialNumber: certificate.serialNumber, revocationDate: days(-2), reason };
  return { ...authority.repository, crl: await signCrl(authority, [entry], moment) };
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
  const crl = await signCrl(authority, [], days(-3));
  const expired = await explain(good.der, { repository: { ...authority.repository, crl } });
  expect(expired).toMatchObject({
    verdict: 'revocation-unknown',
    revocation: { status: 'unknown', error: 'crl-out-of-date' },
  });
  const foreign = { ...authority.repository, crl: await signCrl({ ...authority, key: other.key }, []) };
  expect((await explain(good.der, { repository: foreign })).revocation).toMatchObject({ error: 'crl-not-verified' });
  const { crl: _, ...without } = authority.repository;
  expect((await explain(good.der, { repository: without })).revocation).toMatchObject({ error: 'crl-missing' });
  const old = await revoke(good, X509CrlReason.superseded, days(-3));
  expect(await explain(good.der, { repository: old })).toMatchObject({
    verdict: 'revoked',
    revocation: { isCrlCurrent: false },
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
    revocation: { status: 'not-checked', why: 'other-crl' },
  });
  const repository = await revoke(subCa, X509CrlReason.cACompromise);
  expect(await explain(file, { repository })).toMatchObject({
    verdict: 'revoked',
    revocation: { status: 'revoked', certificate: 'authority' },
  });
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
  expect(await explainWith([])).toEqual({ status: 'not-checked', why: 'other-crl' });
  expect(await explainWith([await lists([])])).toMatchObject({ status: 'not-revoked' });
  expect(await explainWith([await lists([]), await lists([entry])])).toMatchObject({ status: 'revoked' });
  const impostor = { certificate: subAuthority.certificate, key: other.key };
  expect(await explainWith([await signCrl(impostor, [])])).toMatchObject({
    status: 'unknown',
    error: 'crl-not-verified',
  });
  expect(await explainWith([await lists([], days(-40))])).toMatchObject({
    status: 'unknown',
    error: 'crl-out-of-date',
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
  const first = await signCrl(authority, [], days(-0.1), [point(1)]);
  expect(await explainWith({ 'part-1.crl': first })).toEqual({ status: 'not-checked', why: 'other-crl' });
  const second = await signCrl(authority, [], days(-0.2), [point(2)]);
  expect(await explainWith({ 'part-1.crl': first, 'part-2.crl': second })).toMatchObject({
    status: 'not-revoked',
    thisUpdate: days(-0.2).toISOString(),
  });
  const third = await signCrl(authority, [entry], days(-0.1), [point(2)]);
  expect(await explainWith({ 'part-1.crl': first, 'part-2.crl': third })).toMatchObject({ status: 'revoked' });
  expect(await explainWith({ 'delta.crl': await signCrl(authority, [], days(-0.1), [delta]) })).toEqual({
    status: 'not-checked',
    why: 'other-crl',
  });
});

test('of several current lists of an issuer the newest is told', async () => {
  const repository = {
    ...authority.repository,
    'older.crl': await signCrl(authority, [], days(-0.9)),
    'newer.crl': await signCrl(authority, [], days(-0.01)),
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
    error: 'crl-not-verified',
  });
});

test('the addresses of lists and responders in a certificate are shown, four of each at most, and nothing else', async () => {
  const address = (text: string) => encodeDer(0x86, Buffer.from(text));
  // RFC 5280, section 4.2.2.1: SEQUENCE { SEQUENCE { OCSP, [6] address }, SEQUENCE { caIssuers, [6] address } }.
  const method = (last: number) => encodeDer(6, Buffer.from([0x2b, 6, 1, 5, 5, 7, 48, last]));
  const describe = (last: number, text: string) => encodeDer(0x30, Buffer.concat([method(last), address(text)]));
  const descriptions = [describe(1, 'http://ocsp.example.in/'), describe(2, 'http://www.example.in/sub-ca.cer')];
  const access = encodeDer(0x30, Buffer.concat(descriptions));
  const lists = Array.from({ length: 9 }, (_, part) => `http://www.example.in/part-${part}.crl`);
  const own = await issue(authority, {
    extensions: [
      new CRLDistributionPointsExtension(lists),
      new Extension('1.3.6.1.5.5.7.1.1', false, new Uint8Array(access)),
    ],
  });
  const { revocationAddresses } = await explain(own.der);
  expect(revocationAddresses.responders).toEqual(['http://ocsp.example.in/']);
  expect(revocationAddresses.crls).toEqual(lists.slice(0, 4));
  expect((await explain((await issue(authority)).der)).revocationAddresses).toEqual({ crls: [], responders: [] });
});
