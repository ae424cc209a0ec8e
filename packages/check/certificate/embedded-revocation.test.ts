import { expect, test } from 'vitest';
import { calculateFingerprints, formatPlainHash } from '../fingerprints.ts';
import { startCpuTimer } from '../tests/cpu-time.ts';
import {
  addSigned,
  addToMessage,
  addUnsigned,
  type Bytes,
  type Embedded,
  embedInStore,
  emptyCrl,
  makeLongList,
  signedPdf,
} from '../tests/embed-revocation.ts';
import type { FixtureOptions } from '../tests/make-certificates.ts';
import { days, encode, issue, makeSubAuthority, signCrl } from '../tests/make-certificates.ts';
import { readDateByOpenssl, respondByOpenssl } from '../tests/make-ocsp.ts';
import { authority, checkPdf, foreign, pdfOf, sign, signer } from '../tests/pdf-fixtures.ts';
import { addTimestamp, signByOpenssl, stampByOpenssl } from '../tests/sign-cms.ts';
import { makeSignature, makeSigned } from '../tests/sign-pdf.ts';
import { ExtendedKeyUsage, X509CrlReason } from '../x509.ts';
import { readCertificate } from './read-certificate.ts';
import { verifyOcspResponse } from './verify-ocsp.ts';

const { crl: _, ...chain } = authority.repository;

const later = new Date(Date.now() + 3_600_000);
const good = await respondByOpenssl(authority, { of: signer });

/** The signature's verdict and revocation; without a list of the repository where none is given. */
async function explain(pdf: Buffer, options: Partial<FixtureOptions> = {}) {
  const file = await checkPdf(pdf, { repository: chain, now: later, ...options });
  const [signature] = pdfOf(file).signatures;
  const certificate = signature?.signer.status === 'found' ? signature.signer.certificate : undefined;
  return { verdict: signature?.verdict, revocation: certificate?.revocation };
}

const missing = { status: 'unknown', error: 'crl-missing' };
const large = makeSignature(undefined, '', 20_000);

test.each<[string, (embedded: Embedded) => Promise<Buffer>]>([
  ['the document’s store', async (embedded) => embedInStore(embedded)],
  ['the store, for one signature', async (embedded) => embedInStore(embedded, signedPdf, true)],
  ['Adobe’s attribute, signed', async (embedded) => makeSigned(await addSigned(embedded), {}, large)],
  ['Adobe’s attribute, not signed', (embedded) => makeSigned(addUnsigned(embedded), {}, large)],
  ['the message', (embedded) => makeSigned(addToMessage(embedded), {}, large)],
])(
  'a response and a list in %s say that the certificate was not revoked at their date, and no more',
  async (_, make) => {
    expect(await explain(await make({}))).toMatchObject({ verdict: 'revocation-unknown', revocation: missing });
    const byResponse = await explain(await make({ response: good }));
    expect(byResponse).toMatchObject({ verdict: 'revocation-unknown' });
    expect(byResponse.revocation).toEqual({
      status: 'not-revoked-then',
      source: 'ocsp',
      thisUpdate: readDateByOpenssl(good),
    });
    const byCrl = await explain(await make({ crl: emptyCrl }));
    expect(byCrl.revocation).toEqual({
      status: 'not-revoked-then',
      source: 'crl',
      thisUpdate: days(-0.5).toISOString(),
    });
    // The newer of both.
    expect((await explain(await make({ crl: emptyCrl, response: good }))).revocation).toMatchObject({
      source: 'ocsp',
    });
  },
);

test('a revocation is told with its reason, and whether it was before or after the signing', async () => {
  const date = new Date(days(-2));
  const response = await respondByOpenssl(authority, { of: signer, revoked: { date, reason: 'keyCompromise' } });
  const entry = {
    serialNumber: signer.certificate.serialNumber,
    revocationDate: date,
    reason: X509CrlReason.superseded,
  };
  const expected = { status: 'revoked', date: date.toISOString(), certificate: 'own' };
  const byResponse = await explain(embedInStore({ response }));
  expect(byResponse).toMatchObject({
    verdict: 'signer-revoked',
    revocation: { ...expected, source: 'ocsp', reason: 'keyCompromise' },
  });
  const byCrl = await explain(embedInStore({ crl: await signCrl(authority, [entry]) }));
  expect(byCrl).toMatchObject({
    verdict: 'signer-revoked',
    revocation: { ...expected, source: 'crl', reason: 'superseded' },
  });
});

test('a signature that a timestamp proves to be earlier stands, but is not good by the document’s own data', async () => {
  const stamper = await issue(authority, { name: 'Timestamps', extendedUsages: [ExtendedKeyUsage.timeStamping] });
  const stamped = await makeSigned(addTimestamp(sign, stampByOpenssl(stamper, authority)));
  const response = await respondByOpenssl(authority, { of: signer, revoked: { date: new Date(Date.now() + 60_000) } });
  const proven = await explain(embedInStore({ response }, stamped));
  expect(proven).toMatchObject({ verdict: 'revocation-unknown', revocation: { status: 'revoked' } });
  const claimed = await explain(embedInStore({ response }));
  expect(claimed.verdict).toBe('signer-revoked');
});

test('a newer list of the repository wins, an older one yields to a revocation only', async () => {
  const newer = await signCrl(authority, [], later);
  const older = await signCrl(authority, [], days(-0.9));
  const date = new Date(days(-2));
  const hold = await respondByOpenssl(authority, { of: signer, revoked: { date, reason: 'certificateHold' } });
  const withCrl = (crl: Bytes) => ({ repository: { ...chain, crl } });
  expect(await explain(embedInStore({ response: hold }), withCrl(newer))).toMatchObject({
    verdict: 'good',
    revocation: { status: 'not-revoked', thisUpdate: later.toISOString().replace(/\.\d+Z/, '.000Z') },
  });
  expect(await explain(embedInStore({ response: hold }), withCrl(older))).toMatchObject({
    verdict: 'signer-revoked',
    revocation: { status: 'revoked', reason: 'certificateHold', source: 'ocsp' },
  });
  expect(await explain(embedInStore({ response: good }), withCrl(older))).toMatchObject({
    verdict: 'good',
    revocation: { status: 'not-revoked', thisUpdate: days(-0.9).toISOString() },
  });
  // The repository's own revocation stands against any later answer.
  const entry = { serialNumber: signer.certificate.serialNumber, revocationDate: days(-2) };
  const revoked = await explain(
    embedInStore({ response: good }),
    withCrl(await signCrl(authority, [entry], days(-0.9))),
  );
  expect(revoked.revocation).toMatchObject({ status: 'revoked', date: days(-2).toISOString() });
  expect(revoked.revocation).not.toHaveProperty('source');
});

test('a responder needs a certificate of the issuer for this use', async () => {
  const subscriber = await issue(authority, { name: 'Responder' });
  const usage = { name: 'Responder', extendedUsages: [ExtendedKeyUsage.ocspSigning] };
  const delegated = await issue(authority, usage);
  const past = await issue(authority, { ...usage, to: days(-1) });
  const ofOther = await issue(foreign, usage);
  const answer = async (by: typeof delegated, ...options: string[]) =>
    (await explain(embedInStore({ response: await respondByOpenssl(authority, { of: signer }, { by, options }) })))
      .revocation;
  expect(await answer(delegated)).toMatchObject({ status: 'not-revoked-then' });
  expect(await answer(delegated, '-resp_key_id')).toMatchObject({ status: 'not-revoked-then' });
  // Their certificate is missing.
  expect(await answer(delegated, '-resp_no_certs')).toMatchObject(missing);
  for (const by of [subscriber, past, ofOther]) expect(await answer(by)).toMatchObject(missing);
});

test('what is unreadable, of another certificate, of another key, or dated ahead says nothing', async () => {
  const revoked = { date: days(-2) };
  const another = await issue(authority);
  const forger = { certificate: authority.certificate, key: foreign.key };
  const entry = { serialNumber: signer.certificate.serialNumber, revocationDate: days(-2) };
  const forged = await signCrl(forger, [entry]);
  const withoutCertificates = { options: ['-resp_no_certs'] };
  const signedByAnother = await respondByOpenssl(authority, { of: signer, revoked }, withoutCertificates);
  signedByAnother.set(crypto.getRandomValues(new Uint8Array(255)), signedByAnother.length - 255);
  const cases: readonly Embedded[] = [
    { response: encode('nothing'), crl: encode('nothing') },
    { response: good.slice(0, -1), crl: emptyCrl.slice(0, -1) },
    { response: Uint8Array.of(0x30, 3, 0x0a, 1, 6), crl: Uint8Array.of(0x30, 0) },
    { response: await respondByOpenssl(authority, { of: another, revoked }) },
    // Asked about a certificate that is not in its database, it answers "unknown".
    { response: await respondByOpenssl(authority, { of: another, revoked }, { asks: signer }) },
    { response: await respondByOpenssl(authority, { of: signer, revoked }, { options: ['-rmd', 'sha1'] }) },
    { response: signedByAnother, crl: forged },
    { response: await respondByOpenssl(foreign, { of: signer, revoked }), crl: await signCrl(foreign, [entry]) },
    { crl: await signCrl(authority, [entry], new Date(later.getTime() + 60_000)) },
  ];
  for (const [index, embedded] of cases.entries()) {
    const { verdict, revocation } = await explain(embedInStore(embedded));
    expect([index, verdict, revocation]).toEqual([index, 'revocation-unknown', { ...missing, thisUpdate: '' }]);
  }
  // Nor does it make a good signature worse.
  const repository = authority.repository;
  for (const embedded of cases.slice(0, -1))
    expect((await explain(embedInStore(embedded), { repository })).verdict).toBe('good');
});

test('for another authority under a known root they are all that is known; under an unknown one nothing', async () => {
  const own = await issue(foreign);
  const signed = await makeSigned(signByOpenssl(own, foreign));
  const root = foreign.repository['root-ca'] ?? new Uint8Array();
  const sha256 = formatPlainHash((await calculateFingerprints(root)).sha256);
  const recognisedRoots = [{ name: 'Sample', sha256 }];
  const response = await respondByOpenssl(foreign, { of: own });
  expect(await explain(embedInStore({ response }, signed), { recognisedRoots })).toMatchObject({
    verdict: 'signer-not-checked',
    revocation: { status: 'not-revoked-then', source: 'ocsp' },
  });
  const revoked = await respondByOpenssl(foreign, { of: own, revoked: { date: days(-2) } });
  expect((await explain(embedInStore({ response: revoked }, signed), { recognisedRoots })).verdict).toBe(
    'signer-revoked',
  );
  expect(await explain(embedInStore({ response: revoked }, signed))).toMatchObject({
    verdict: 'signer-unknown',
    revocation: { status: 'not-checked', why: 'other-authority' },
  });
});

test('an authority above the signer that its own issuer has revoked is revoked', async () => {
  const { subAuthority, lists } = await makeSubAuthority(authority);
  const own = await issue(subAuthority);
  const signed = await makeSigned(signByOpenssl(own, authority));
  const repository = {
    ...chain,
    'sub-ca': new Uint8Array(subAuthority.certificate.rawData),
    'own.crl': await lists([]),
  };
  expect((await explain(signed, { repository, now: days(0.5) })).verdict).toBe('good');
  const revoked = await signCrl(authority, [{ serialNumber: '0700', revocationDate: days(-1) }]);
  expect(await explain(embedInStore({ crl: revoked }, signed), { repository, now: days(0.5) })).toMatchObject({
    verdict: 'signer-revoked',
    revocation: { status: 'revoked', certificate: 'authority', source: 'crl' },
  });
});

test('whichever third byte of a response is swapped, it says the same or nothing', async () => {
  const own = readCertificate(signer.der);
  const issuer = readCertificate(chain.ca ?? new Uint8Array());
  if (!own || !issuer) throw new Error('no certificates');
  const expected = await verifyOcspResponse(good, own, issuer);
  expect(expected).toMatchObject({ source: 'ocsp' });
  let ignored = 0;
  for (let index = 0; index < good.length; index += 3) {
    const found = await verifyOcspResponse(
      good.map((octet, at) => (at === index ? octet ^ 0x11 : octet)),
      own,
      issuer,
    );
    if (found) expect([index, found]).toEqual([index, expected]);
    else ignored += 1;
  }
  // The certificates that follow, of the same authority, are not needed.
  expect(ignored).toBeGreaterThan(150);
});

test('two lists of 100,000 revocations are searched in less than four seconds of CPU time', async () => {
  const serials = Array.from({ length: 100_000 }, (_, index) => (0x10_00_00_00 + index).toString(16));
  const without = await makeLongList(serials);
  const within = await makeLongList([...serials, signer.certificate.serialNumber]);
  const cpuTime = startCpuTimer();
  expect((await explain(embedInStore({ crl: without }))).revocation).toMatchObject({ status: 'not-revoked-then' });
  expect((await explain(embedInStore({ crl: within }))).revocation).toMatchObject({
    status: 'revoked',
    date: '2026-01-01T00:00:00.000Z',
  });
  expect(cpuTime()).toBeLessThan(4_000);
});
