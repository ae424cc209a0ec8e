import { md5 } from '@noble/hashes/legacy.js';
import { expect, test } from 'vitest';
import { formatHex } from '../../fingerprints.ts';
import { verifyWithPdfsig } from '../../tests/external-tools/pdfsig.ts';
import { encode } from '../../tests/make-certificates.ts';
import { checkPdf, pdfOf, sign } from '../../tests/pdf-fixtures.ts';
import { rewriteByQpdf, rewriteFormByQpdf, signRewritten } from '../../tests/rewrite-pdf.ts';
import { fillSignature, makeForm, makeSignature } from '../../tests/sign-pdf.ts';
import { makeStream, writePdf } from '../../tests/write-pdf.ts';
import { rc4 } from './rc4.ts';

const methods: (readonly [name: string, ...options: string[]])[] = [
  ['RC4 of 40 bits', '40', '--'],
  ['RC4 of 128 bits', '128', '--use-aes=n', '--'],
  ['AES of 128 bits', '128', '--use-aes=y', '--'],
  ['AES of 256 bits, revision 5', '256', '--force-R5', '--'],
  ['AES of 256 bits, revision 6', '256', '--'],
];

const encrypt = (user: string, options: readonly string[], ...more: string[]): Buffer =>
  rewriteByQpdf('--allow-weak-crypto', '--encrypt', user, 'owner', ...options, ...more);

test.each(methods)('a PDF encrypted by %s is opened with the empty password', async (_, ...options) => {
  const signed = await signRewritten(encrypt('', options, '--object-streams=disable'), sign);
  const report = pdfOf(await checkPdf(signed));
  expect(report).toMatchObject({ isEncrypted: true, verdict: 'good', signatures: [{ field: 'approval' }] });
  expect(verifyWithPdfsig(signed)).toMatchObject([{ isValid: true, coversWholeFile: true }]);
});

test.each(methods)(
  'a PDF encrypted by %s asks for a password, and takes the user’s and the owner’s',
  async (_, ...options) => {
    const signed = await signRewritten(encrypt('secret', options), sign);
    expect(await checkPdf(signed)).toMatchObject({ kind: 'refused', refusal: { code: 'password-needed' } });
    expect(await checkPdf(signed, { passwords: ['wrong'] })).toMatchObject({ refusal: { code: 'password-wrong' } });
    for (const password of ['secret', 'owner']) {
      expect(pdfOf(await checkPdf(signed, { passwords: ['another', password] })).signatures).toMatchObject([
        { field: 'approval', verdict: 'good' },
      ]);
    }
    expect(verifyWithPdfsig(signed, ['-upw', 'secret'])).toMatchObject([{ isValid: true, coversWholeFile: true }]);
  },
);

test('encrypted object streams are read', async () => {
  const encrypted = encrypt('', ['256', '--'], '--object-streams=generate');
  // Objects in an encrypted stream cannot be found by their text: the fields are there, without a signature.
  const report = pdfOf(await checkPdf(encrypted));
  expect(report).toMatchObject({ isEncrypted: true, signatures: [{ field: 'approval', verdict: 'not-intact' }] });
});

const metadata = makeStream('/Type /Metadata /Subtype /XML', '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');
const withMetadata = { 1: '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /Metadata 30 0 R >>', 30: metadata };
const encryptAllButMetadata = (...options: string[]): string =>
  rewriteFormByQpdf(withMetadata, [
    '--allow-weak-crypto',
    '--object-streams=disable',
    '--encrypt',
    '',
    'owner',
    ...options,
    '--cleartext-metadata',
    '--',
  ]).toString('latin1');

test.each([
  ['RC4', '128', '--use-aes=n', '--force-V4'],
  ['AES of 128 bits', '128', '--use-aes=y'],
  ['AES of 256 bits', '256'],
])('a PDF encrypted by %s can have its metadata in clear text', async (_, ...options) => {
  const encrypted = encryptAllButMetadata(...options);
  expect(encrypted).toContain('<x:xmpmeta');
  const signed = await signRewritten(Buffer.from(encrypted, 'latin1'), sign);
  expect(pdfOf(await checkPdf(signed)).verdict).toBe('good');
  expect(verifyWithPdfsig(signed)).toMatchObject([{ isValid: true }]);
});

test.each(['/Filter /Crypt', '/Filter [/Crypt]'])('a stream with %s is not encrypted', async (filter) => {
  const encrypted = encryptAllButMetadata('256');
  const entries = '/Subtype /XML /Type /Metadata';
  expect(encrypted).toContain(entries);
  // As many characters, so that offsets stay.
  const changed = Buffer.from(encrypted.replace(entries, filter.padEnd(entries.length)), 'latin1');
  expect(pdfOf(await checkPdf(await signRewritten(changed, sign))).verdict).toBe('good');
});

test('a PDF of which only attached files are encrypted opens without a password', async () => {
  const filters = '/CF << /StdCF << /CFM /AESV3 /AuthEvent /EFOpen >> >> /StmF /Identity /StrF /Identity /EFF /StdCF';
  const pdf = writePdf(
    { ...makeForm(makeSignature()), 80: `<< /Filter /Standard /V 5 /R 6 /P -4 ${filters} >>` },
    { trailer: '/Encrypt 80 0 R' },
  );
  expect(pdfOf(await checkPdf(await fillSignature(pdf, sign)))).toMatchObject({ isEncrypted: true, verdict: 'good' });
});

test('a password before AES of 256 bits is in PDFDocEncoding', async () => {
  const signed = await signRewritten(encrypt('caf\u00e9 5\u20ac', ['128', '--use-aes=y', '--']), sign);
  expect(await checkPdf(signed)).toMatchObject({ refusal: { code: 'password-needed' } });
  expect(pdfOf(await checkPdf(signed, { passwords: ['caf\u00e9 5\u20ac'] })).verdict).toBe('good');
});

test('another handler is not supported', async () => {
  const pdf = writePdf(
    { ...makeForm(undefined), 80: '<< /Filter /Adobe.PubSec /V 4 /R 4 >>' },
    { trailer: '/Encrypt 80 0 R' },
  );
  expect(await checkPdf(pdf)).toMatchObject({ refusal: { code: 'not-supported', found: 'pdf-encryption' } });
});

test('MD5 and RC4 give the results of RFC 1321 and RFC 6229', () => {
  expect(formatHex(md5(encode('')))).toBe('d41d8cd98f00b204e9800998ecf8427e');
  expect(
    formatHex(md5(encode('12345678901234567890123456789012345678901234567890123456789012345678901234567890'))),
  ).toBe('57edf4a22be3c955ac49da2e2107b67a');
  const stream = rc4(Uint8Array.of(1, 2, 3, 4, 5), new Uint8Array(16));
  expect(formatHex(stream)).toBe('b2396305f03dc027ccc3524a0a1118a8');
});

test('AES of 256 bits: a length in bytes, or none, is accepted', async () => {
  const encrypted = encrypt('', ['256', '--'], '--object-streams=disable').toString('latin1');
  expect(encrypted).toContain('/Length 256');
  // As many characters, so that offsets stay.
  for (const length of ['/Length 032', '           ']) {
    const changed = Buffer.from(encrypted.replaceAll('/Length 256', length), 'latin1');
    expect(pdfOf(await checkPdf(await signRewritten(changed, sign))).verdict).toBe('good');
  }
});

test('a password of AES of 256 bits is normalised as SASLprep does', async () => {
  const signed = await signRewritten(encrypt('file', ['256', '--']), sign);
  expect(pdfOf(await checkPdf(signed, { passwords: ['\uFB01le'] })).verdict).toBe('good');
});
