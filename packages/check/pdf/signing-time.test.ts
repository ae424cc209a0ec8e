import { expect, test } from 'vitest';
import { readSignedData } from '../cms/signed-data.ts';
import { runTool } from '../tests/external-tools/run-tool.ts';
import { days, encode, issue, signCrl, toPem } from '../tests/make-certificates.ts';
import { authority, checkPdf, foreign, pdfOf, repository, sign, signer } from '../tests/pdf-fixtures.ts';
import { addTimestamp, signByOpenssl, stampByOpenssl } from '../tests/sign-cms.ts';
import { addSignature, makeSignature, makeSigned } from '../tests/sign-pdf.ts';
import { ExtendedKeyUsage, X509CrlReason } from '../x509.ts';
import { readPdfDate } from './signing-time.ts';

const stamping = { name: 'Timestamps', extendedUsages: [ExtendedKeyUsage.timeStamping] };
const stamper = await issue(authority, stamping);
const stamp = stampByOpenssl(stamper, authority);
const stamped = await makeSigned(addTimestamp(sign, stamp));
const claimed = await makeSigned(sign);

async function summarise(bytes: Buffer, options: Parameters<typeof checkPdf>[1] = {}) {
  const [signature] = pdfOf(await checkPdf(bytes, options)).signatures;
  return [signature?.verdict, signature?.time.source, signature?.time.authority];
}

test('a timestamp proves the time, and a claim does not', async () => {
  expect(await summarise(stamped)).toEqual(['good', 'proven', 'Timestamps']);
  expect(await summarise(claimed)).toEqual(['good', 'claimed', '']);
});

test('a timestamp by an authority that is not known proves nothing', async () => {
  const unknown = stampByOpenssl(await issue(foreign, stamping), foreign);
  expect(await summarise(await makeSigned(addTimestamp(sign, unknown)))).toEqual([
    'good',
    'unrecognised',
    'Timestamps',
  ]);
});

test('a timestamp by a certificate of the wrong use, or one that was changed, is wrong', async () => {
  const both = await issue(authority, {
    extendedUsages: [ExtendedKeyUsage.timeStamping, ExtendedKeyUsage.emailProtection],
  });
  for (const wrong of [signByOpenssl(signer, authority, '-nodetach'), signByOpenssl(both, authority, '-nodetach')]) {
    expect(await summarise(await makeSigned(addTimestamp(sign, wrong)))).toEqual(['timestamp-wrong', 'claimed', '']);
  }
  const changed = async (content: Buffer) => {
    const token = await stamp(content);
    token[token.length - 20] = (token[token.length - 20] ?? 0) ^ 1;
    return token;
  };
  expect(await summarise(await makeSigned(addTimestamp(sign, changed)))).toEqual(['timestamp-wrong', 'claimed', '']);
});

test('a timestamp counts only if its key may make nothing else', async () => {
  const resign = (by: typeof stamper) => async (content: Buffer) => {
    const token = new Uint8Array(await stamp(content));
    const statement = readSignedData(token)?.content ?? new Uint8Array();
    const type = ['-nodetach', '-econtent_type', '1.2.840.113549.1.9.16.1.4'];
    return signByOpenssl(by, authority, ...type)(Buffer.from(statement));
  };
  const both = await issue(authority, {
    extendedUsages: [ExtendedKeyUsage.timeStamping, ExtendedKeyUsage.emailProtection],
  });
  const allowed = await makeSigned(addTimestamp(sign, resign(stamper)));
  expect(await summarise(allowed)).toEqual(['good', 'proven', 'Timestamps']);
  for (const by of [both, signer]) {
    const wrong = await makeSigned(addTimestamp(sign, resign(by)));
    expect((await summarise(wrong)).slice(0, 2)).toEqual(['timestamp-wrong', 'unrecognised']);
  }
});

test('after the certificate has expired a claim no longer proves that it was valid', async () => {
  // The list is out of date by then, too; a timestamp leaves only that.
  const now = days(800);
  expect(await summarise(claimed, { now })).toEqual(['time-not-proven', 'claimed', '']);
  expect(await summarise(stamped, { now })).toEqual(['revocation-unknown', 'proven', 'Timestamps']);
});

test('a signature with a timestamp from before the revocation stands; one without does not', async () => {
  const entry = {
    serialNumber: signer.certificate.serialNumber,
    revocationDate: days(0.5),
    reason: X509CrlReason.superseded,
  };
  const crl = await signCrl(authority, [entry], days(0.9));
  const options = { now: days(1), repository: { ...repository, crl } };
  expect(await summarise(stamped, options)).toEqual(['good', 'proven', 'Timestamps']);
  expect(await summarise(claimed, options)).toEqual(['signer-revoked', 'claimed', '']);
});

test.each([
  ['a compromise', X509CrlReason.keyCompromise, 0.5, ['timestamp-wrong', 'unrecognised']],
  ['no reason', undefined, 0.5, ['timestamp-wrong', 'unrecognised']],
  ['an end of its service, afterwards', X509CrlReason.cessationOfOperation, 0.5, ['good', 'proven']],
  ['an end of its service, before', X509CrlReason.cessationOfOperation, -7, ['timestamp-wrong', 'unrecognised']],
])('a timestamp whose authority was revoked for %s (RFC 3161, section 4)', async (_, reason, day, expected) => {
  const entry = {
    serialNumber: stamper.certificate.serialNumber,
    revocationDate: days(day),
    ...(reason === undefined ? {} : { reason }),
  };
  const crl = await signCrl(authority, [entry], days(0.9));
  const options = { now: days(1), repository: { ...repository, crl } };
  expect((await summarise(stamped, options)).slice(0, 2)).toEqual(expected);
});

test('a signature after the day since which the key is suspect does not stand, whenever it was revoked', async () => {
  const entry = {
    serialNumber: signer.certificate.serialNumber,
    revocationDate: days(0.5),
    reason: X509CrlReason.keyCompromise,
    invalidity: days(-7),
  };
  const crl = await signCrl(authority, [entry], days(0.9));
  const options = { now: days(1), repository: { ...repository, crl } };
  expect((await summarise(stamped, options))[0]).toBe('signer-revoked');
});

test('OpenSSL verifies the timestamp of a document too, and neither takes one of other bytes', async () => {
  let content: Uint8Array = new Uint8Array();
  let token = new Uint8Array();
  const listen = async (bytes: Buffer) => {
    content = bytes;
    token = new Uint8Array(await stamp(bytes));
    return token;
  };
  const pdf = await addSignature(claimed, listen, makeSignature('ETSI.RFC3161'));
  expect(pdfOf(await checkPdf(pdf)).signatures[1]).toMatchObject({ verdict: 'good', time: { source: 'proven' } });
  const pem = (der: Uint8Array | undefined): Uint8Array => encode(toPem('CERTIFICATE', der ?? new Uint8Array()));
  const files = { content, token, root: pem(repository['root-ca']), ca: pem(repository.ca) };
  const args = [
    'ts',
    '-verify',
    '-data',
    'content',
    '-in',
    'token',
    '-token_in',
    '-CAfile',
    'root',
    '-untrusted',
    'ca',
  ];
  expect(runTool('openssl', files, args)).toContain('Verification: OK');
  const other = await addSignature(claimed, () => stamp(Buffer.from('other')), makeSignature('ETSI.RFC3161'));
  expect(pdfOf(await checkPdf(other)).signatures[1]).toMatchObject({ verdict: 'not-intact' });
  expect(() => runTool('openssl', { ...files, content: encode('other') }, args)).toThrow();
});

test('the date of a PDF is read in its zone', () => {
  expect(readPdfDate("D:20261122150000+05'30'")).toBe('2026-11-22T09:30:00.000Z');
  expect(readPdfDate('D:20261122150000Z')).toBe('2026-11-22T15:00:00.000Z');
  expect(readPdfDate('D:20261122150000')).toBe('2026-11-22T15:00:00.000Z');
  expect([readPdfDate('22 November'), readPdfDate('D:20269922150000Z'), readPdfDate(`D:${'2'.repeat(40)}`)]).toEqual([
    '',
    '',
    '',
  ]);
});
