import { expect, test } from 'vitest';
import { pdfTones } from '../report/pdf-verdict.ts';
import { verifyWithPdfsig } from '../tests/external-tools/pdfsig.ts';
import { fixtures } from '../tests/pdf-files.ts';
import { checkPdf, pdfOf, plain, sign, signByOther, summarisePdf } from '../tests/pdf-fixtures.ts';
import { fillSignature, makeField, makeForm, makeSignature, makeSigned } from '../tests/sign-pdf.ts';
import { writePdf } from '../tests/write-pdf.ts';

test.each(fixtures)('a PDF %s', async (_, make, expected, verifier = 'pdfsig') => {
  const bytes = await make();
  const report = pdfOf(await checkPdf(bytes));
  expect(summarisePdf(report)).toEqual(expected);
  if (verifier !== 'pdfsig') return;
  const verified = verifyWithPdfsig(bytes);
  expect(verified.map(({ isValid }) => isValid).sort()).toEqual(
    report.signatures.map((signature) => signature.bytes.status !== 'not-intact').sort(),
  );
  // It calls a file whole that is covered to its last byte; so must be the last signature of whatever is good.
  const coversWholeFile = report.signatures.some(
    ({ bytes: { status }, signedLength }) => status === 'intact' && signedLength === bytes.length,
  );
  expect(verified.some((signature) => signature.coversWholeFile && signature.isValid)).toBe(coversWholeFile);
});

test('a good signature has four answers and the names of its certificate', async () => {
  const { signatures } = pdfOf(await checkPdf(await makeSigned(sign)));
  expect(signatures[0]).toMatchObject({
    field: 'approval',
    kind: 'signature',
    subFilter: 'adbe.pkcs7.detached',
    bytes: { status: 'intact' },
    later: { class: 'nothing', isAllowed: true, signatures: [], hasMark: false, entries: [] },
    mark: {},
    signer: { status: 'found', name: 'Asha Rao', organisation: '', certificate: { verdict: 'good' } },
    chain: { to: 'repository-root' },
    time: { source: 'claimed', certificate: 'valid' },
    algorithm: 'SHA-256 with RSA',
    verdict: 'good',
  });
});

test('a PDF without a signature, or with a picture of one, is not signed; empty fields are counted', async () => {
  for (const pdf of [writePdf(makeForm(undefined)), plain]) {
    expect(pdfOf(await checkPdf(pdf))).toMatchObject({ verdict: 'not-signed', signatures: [] });
    expect(verifyWithPdfsig(pdf).filter(({ isValid }) => isValid)).toEqual([]);
  }
  expect(pdfOf(await checkPdf(writePdf(makeForm(undefined)))).emptyFields).toBe(1);
});

test('a signature field that is written within the list of fields is found', async () => {
  const objects = { ...makeForm(makeSignature()), 6: `<< /Fields [8 0 R ${makeField('approval', 9)}] /SigFlags 3 >>` };
  const pdf = await fillSignature(writePdf(objects), sign);
  expect(pdfOf(await checkPdf(pdf))).toMatchObject({ verdict: 'good', signatures: [{ field: 'approval' }] });
});

test('the revision that was signed can be cut out, and is good by itself', async () => {
  const changed = fixtures.find(([name]) => name === 'whose page was replaced');
  if (!changed) throw new Error('no such fixture');
  const bytes = new Uint8Array(await changed[1]());
  const [signature] = pdfOf(await checkPdf(bytes)).signatures;
  if (!signature) throw new Error('no signature');
  const signed = bytes.slice(0, signature.signedLength);
  expect(signed.length).toBeLessThan(bytes.length);
  expect(pdfOf(await checkPdf(signed)).verdict).toBe('good');
});

test('another authority’s signature is never good', async () => {
  const { verdict } = pdfOf(await checkPdf(await makeSigned(signByOther)));
  expect([verdict, pdfTones[verdict]]).toEqual(['signer-unknown', 'unclear']);
});
