import { expect, test } from 'vitest';
import { issue } from '#tests/check/make-certificates.ts';
import { checkPdf, foreign, pdfOf, sign } from '#tests/check/pdf-fixtures.ts';
import { signByOpenssl } from '#tests/check/sign-cms.ts';
import { fillSignature, makeField, makeForm, makeSignature } from '#tests/check/sign-pdf.ts';
import { makeStream, updatePdf, writePdf } from '#tests/check/write-pdf.ts';

const filled = '<< /Type /Annot /Subtype /Widget /FT /Tx /T (amount) /F 4 /P 3 0 R /Rect [72 600 200 620] /V (250) >>';

test.each([
  ['/Action /All', 'not-permitted'],
  ['/Action /Include /Fields [(amount)]', 'not-permitted'],
  ['/Action /Include /Fields [(other)]', 'permitted'],
  ['/Action /Exclude /Fields [(amount)]', 'permitted'],
  ['/Action /Exclude /Fields [(other)]', 'not-permitted'],
])('fields that a signature locks by %s may not be filled in', async (lock, permission) => {
  const ofField = { 7: makeField('approval', 9, `/Lock << /Type /SigFieldLock ${lock} >>`) };
  const reference = `/Reference [<< /TransformMethod /FieldMDP /TransformParams << ${lock} /V /1.2 >> >>]`;
  for (const objects of [
    { ...makeForm(makeSignature()), ...ofField },
    makeForm(makeSignature('adbe.pkcs7.detached', reference)),
  ]) {
    const pdf = updatePdf(await fillSignature(writePdf(objects), sign), { 8: filled });
    expect(pdfOf(await checkPdf(pdf)).signatures[0]?.bytes).toEqual({
      status: 'appended',
      kinds: ['form'],
      fields: ['amount'],
      permission,
    });
  }
});

test('a chain may lead through the validation data of the document, which is counted', async () => {
  const { ca, 'root-ca': root } = foreign.repository;
  if (!ca || !root) throw new Error('incomplete');
  const bare = await issue(foreign);
  const objects = {
    ...makeForm(makeSignature()),
    1: '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /DSS << /Certs [41 0 R 42 0 R 43 0 R] /CRLs [43 0 R] /OCSPs [] >> >>',
    41: makeStream('', Buffer.from(ca)),
    42: makeStream('', Buffer.from(root)),
    43: makeStream('', 'nothing'),
  };
  // Others' certificates in place of the chain.
  const empty = { ...foreign, repository: { 'root-ca': (await issue(foreign)).der, ca: (await issue(foreign)).der } };
  const pdf = await fillSignature(writePdf(objects), signByOpenssl(bare, empty));
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', root)).toString('hex');
  const report = pdfOf(await checkPdf(pdf, { recognisedRoots: [{ name: 'CCA India 2022', sha256 }] }));
  expect(report).toMatchObject({
    verdict: 'signer-not-checked',
    validationData: { certificates: 3, crls: 1, ocsps: 0 },
    signatures: [{ chain: { to: 'cca-root', root: 'CCA India 2022' } }],
  });
});
