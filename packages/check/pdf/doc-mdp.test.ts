import { expect, test } from 'vitest';
import { issue } from '../tests/make-certificates.ts';
import { checkPdf, foreign, pdfOf, sign } from '../tests/pdf-fixtures.ts';
import { signByOpenssl } from '../tests/sign-cms.ts';
import { addSignature, fillSignature, makeField, makeForm, makeSignature } from '../tests/sign-pdf.ts';
import { makeStream, updatePdf, writePdf } from '../tests/write-pdf.ts';

const filled = '<< /Type /Annot /Subtype /Widget /FT /Tx /T (amount) /F 4 /P 3 0 R /Rect [72 600 200 620] /V (250) >>';

/** Signed with a lock of its field, and with the same in the signature. */
async function lockBy(lock: string): Promise<readonly Buffer[]> {
  const ofField = { 7: makeField('approval', 9, `/Lock << /Type /SigFieldLock ${lock} >>`) };
  const reference = `/Reference [<< /TransformMethod /FieldMDP /TransformParams << ${lock} /V /1.2 >> >>]`;
  return Promise.all(
    [{ ...makeForm(makeSignature()), ...ofField }, makeForm(makeSignature('adbe.pkcs7.detached', reference))].map(
      (objects) => fillSignature(writePdf(objects), sign),
    ),
  );
}

/** Of the first signature. */
async function laterOf(pdf: Buffer) {
  const { later } = pdfOf(await checkPdf(pdf)).signatures[0] ?? {};
  return [later?.class, later?.isAllowed];
}

test.each(['/Action /All', '/Action /Include /Fields [(amount)]', '/Action /Exclude /Fields [(other)] /P 2'])(
  'fields that a signature locks by %s are shown, not judged',
  async (lock) => {
    for (const signed of await lockBy(lock)) {
      expect(await laterOf(updatePdf(signed, { 8: filled }))).toEqual(['other', true]);
      expect(await laterOf(await addSignature(signed, sign))).toEqual(['signatures', true]);
    }
  },
);

/** ISO 32000-2, section 12.8.2.2: validation data and timestamps of the document are always allowed. */
test('after a lock with /P 1 nothing is allowed but validation data and timestamps', async () => {
  const store = {
    1: '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /DSS << /Certs [41 0 R] >> >>',
    41: makeStream('', 'data'),
  };
  for (const signed of await lockBy('/Action /All /P 1')) {
    expect(await laterOf(updatePdf(signed, { 8: filled }))).toEqual(['other', false]);
    expect(await laterOf(await addSignature(signed, sign))).toEqual(['signatures', false]);
    expect(await laterOf(updatePdf(signed, store))).toEqual(['validation-data', true]);
  }
});

test('a lock that an update removes from its field holds', async () => {
  const [signed] = await lockBy('/Action /All /P 1');
  if (!signed) throw new Error('incomplete');
  const unlocked = makeField('approval', 9);
  expect((await laterOf(updatePdf(signed, { 7: unlocked })))[1]).toBe(false);
  // In another object, which the form and the page name in its place.
  const moved = {
    3: String(makeForm(undefined)[3]).replace('[7 0 R', '[30 0 R'),
    6: '<< /Fields [30 0 R 8 0 R] /SigFlags 3 >>',
    30: unlocked,
  };
  expect((await laterOf(updatePdf(signed, moved)))[1]).toBe(false);
});

test('a certification with /P 1 holds also where the catalogue does not name it', async () => {
  const reference =
    '/Reference [<< /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>]';
  const signed = await fillSignature(writePdf(makeForm(makeSignature(undefined, reference))), sign);
  expect(await laterOf(await addSignature(signed, sign))).toEqual(['signatures', false]);
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
  const empty = {
    ...foreign,
    repository: { ...foreign.repository, 'root-ca': (await issue(foreign)).der, ca: (await issue(foreign)).der },
  };
  const pdf = await fillSignature(writePdf(objects), signByOpenssl(bare, empty));
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', root)).toString('hex');
  const report = pdfOf(await checkPdf(pdf, { recognisedRoots: [{ name: 'CCA India 2022', sha256 }] }));
  expect(report).toMatchObject({
    verdict: 'signer-not-checked',
    validationData: { certificates: 3, crls: 1, ocsps: 0 },
    signatures: [{ chain: { to: 'cca-root', root: 'CCA India 2022' } }],
  });
});
