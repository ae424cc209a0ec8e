import { expect, test } from 'vitest';
import { signAgainWith as again, describeChanges as describe, signWith } from '../../tests/describe-changes.ts';
import { verifyWithPdfsig } from '../../tests/external-tools/pdfsig.ts';
import {
  appearance,
  authority,
  certify,
  checkPdf,
  forged,
  page,
  pdfOf,
  sign,
  signedOnce,
  signer,
} from '../../tests/pdf-fixtures.ts';
import { signByOpenssl } from '../../tests/sign-cms.ts';
import { addSignature, fillSignature, makeField, makeForm, makeSignature } from '../../tests/sign-pdf.ts';
import { catalogue, field, helvetica, swapped } from '../../tests/update-objects.ts';
import { makeStream, type PdfObjects, updatePdf, writePdf } from '../../tests/write-pdf.ts';

const acroForm = (more: string): PdfObjects => ({ 6: `<< /Fields [7 0 R 8 0 R 20 0 R] /SigFlags 3 ${more} >>` });
const withResources = (fonts: string): Promise<Buffer> =>
  signWith({ 6: `<< /Fields [7 0 R 8 0 R] /SigFlags 3 /DR << /Font << ${fonts} >> >> >>`, 50: helvetica });
/** A form with a field 20 that is still to be signed. */
const twoFields: PdfObjects = {
  3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R 20 0 R] >>`,
  6: '<< /Fields [7 0 R 8 0 R 20 0 R] /SigFlags 3 >>',
  20: makeField('second', undefined),
};
const stamp = (rectangle: string, more = ''): PdfObjects => ({
  20: makeField('second', 21, `/AP << /N 30 0 R >> ${more}`).replace('[0 0 0 0]', rectangle),
  30: appearance,
});
const xmp = (date: string, title: string): Buffer =>
  makeStream(
    '/Type /Metadata /Subtype /XML',
    `<x><xmp:ModifyDate>${date}</xmp:ModifyDate><dc:title>${title}</dc:title></x>`,
  );

/** Each rule of `update-rules.ts`, and an abuse of it. */
test.each<[string, () => Promise<Buffer>, string]>([
  ['white space after the end', async () => Buffer.concat([signedOnce, Buffer.from('\r\n\n \n')]), 'nothing'],
  ['other bytes after the end', async () => Buffer.concat([signedOnce, Buffer.from('hidden')]), 'other'],
  ['objects that nothing reaches', () => again({ 80: appearance, 81: '<< /Old 80 0 R >>' }), 'signatures'],
  [
    'an object that was referred to, and missing',
    async () =>
      again({ 80: forged }, await signWith({ 3: `<< ${page} /Contents [4 0 R 80 0 R] /Annots [7 0 R 8 0 R] >>` })),
    'other',
  ],
  [
    'trailer entries of the program',
    () => again({}, signedOnce, '/AdditionalStreams [80 0 R] /DocChecksum /AB'),
    'signatures',
  ],
  ['a raised version', () => again(catalogue('/Version /2.0')), 'signatures'],
  [
    'a lowered version',
    async () => again(catalogue('/Version /1.4'), await signWith(catalogue('/Version /1.6'))),
    'signatures',
  ],
  [
    'extensions',
    () => again(catalogue('/Extensions << /ESIC << /BaseVersion /1.7 /ExtensionLevel 5 >> >>')),
    'signatures',
  ],
  ['an action on opening', () => again(catalogue('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>')), 'other'],
  [
    'validation data',
    () => again({ ...catalogue('/DSS << /Certs [41 0 R] >>'), 41: makeStream('', 'x') }),
    'signatures',
  ],
  [
    'validation data that is the page, too',
    () => again({ ...catalogue('/DSS << /Certs [4 0 R] >>'), 4: forged }),
    'other',
  ],
  [
    'dates of the properties',
    async () =>
      again(
        { 45: '<< /Title (A) /ModDate (D:2027) /Producer (B) >>' },
        await fillSignature(
          writePdf({ ...makeForm(makeSignature()), 45: '<< /Title (A) >>' }, { trailer: '/Info 45 0 R' }),
          sign,
        ),
        '/Info 45 0 R',
      ),
    'signatures',
  ],
  ['another title', async () => again({ 45: '<< /Title (B) >>' }, signedOnce, '/Info 45 0 R'), 'signatures'],
  [
    'dates of the metadata',
    async () =>
      again({ 46: xmp('2027', 'A') }, await signWith({ ...catalogue('/Metadata 46 0 R'), 46: xmp('2026', 'A') })),
    'signatures',
  ],
  [
    'another title of the metadata',
    async () =>
      again({ 46: xmp('2027', 'B') }, await signWith({ ...catalogue('/Metadata 46 0 R'), 46: xmp('2026', 'A') })),
    'signatures',
  ],
  ['a certification by the new signature', () => again(catalogue('/Perms << /DocMDP 21 0 R >>')), 'signatures'],
  [
    'a certification by no field’s signature',
    () => again({ ...catalogue('/Perms << /DocMDP 80 0 R >>'), 80: '<< /Type /Sig >>' }),
    'other',
  ],
  ['a certification taken away', async () => again(catalogue(''), await certify(3)), 'other'],
  ['a default appearance', () => again(acroForm('/DA (/Helv 0 Tf 0 g)'), undefined), 'signatures'],
  [
    'a default appearance where fields have their own',
    async () => again(acroForm('/DA (/Helv 0 Tf 0 g)'), await signWith({ 8: field('/V (100) /DA (/F1 12 Tf)') })),
    'signatures',
  ],
  [
    'a further font in the resources',
    async () =>
      again(
        { ...acroForm('/DR << /Font << /F1 50 0 R /Helv 51 0 R >> >>'), 51: swapped },
        await withResources('/F1 50 0 R'),
      ),
    'signatures',
  ],
  [
    'a font of the resources replaced',
    async () =>
      again({ ...acroForm('/DR << /Font << /F1 50 0 R >> >>'), 50: swapped }, await withResources('/F1 50 0 R')),
    'other',
  ],
  [
    'a font that a field was waiting for',
    async () =>
      again(
        { ...acroForm('/DR << /Font << /Helv 51 0 R >> >>'), 51: swapped },
        await signWith({ 8: field('/V (100) /DA (/Helv 12 Tf)') }),
      ),
    'other',
  ],
  ...(
    [
      ['with a line end behind its name', '8', '/DA (/Helv\n12 Tf)', {}],
      ['with an escape in its name', '8', '/DA (/H#65lv 12 Tf)', {}],
      ['in an object of its own', '8', '/DA 60 0 R', { 60: '(/Helv 12 Tf)' }],
    ] as const
  ).map(([how, number, entry, objects]): [string, () => Promise<Buffer>, string] => [
    `a font that a field was waiting for, ${how}`,
    async () =>
      again(
        { ...acroForm('/DR << /Font << /Helv 51 0 R >> >>'), 51: swapped },
        await signWith({ [number]: field(`/V (100) ${entry}`), ...objects }),
      ),
    'other',
  ]),
  [
    'a font that all fields were waiting for',
    async () =>
      again(
        { ...acroForm('/DA (/Helv 12 Tf) /DR << /Font << /Helv 51 0 R >> >>'), 51: swapped },
        await signWith({ 6: '<< /Fields [7 0 R 8 0 R] /SigFlags 3 /DA (/Helv 12 Tf) >>', 8: field('/V (100)') }),
      ),
    'other',
  ],
  ['values to be drawn again', () => again(acroForm('/NeedAppearances true')), 'other'],
  [
    'a widget set while it is signed',
    async () =>
      again(
        {
          20: makeField('second', 21, '/AP << /N 30 0 R >> /MK << >> /Border [0 0 0] /Lock 55 0 R').replace(
            '/F 132',
            '/F 4',
          ),
          30: appearance,
          55: '<< /Action /All >>',
        },
        await signWith(twoFields),
      ),
    'signatures',
  ],
  [
    'a widget moved while it is signed',
    async () => again(stamp('[72 700 300 740]'), await signWith(twoFields)),
    'other',
  ],
  [
    'the widget of another field shown',
    async () => again({ 8: field('/V (100)', 4) }, await signWith({ 8: field('/V (100)', 2) })),
    'other',
  ],
  [
    'the appearance of a signed field swapped',
    async () =>
      again({ 31: forged }, await signWith({ 7: makeField('approval', 9, '/AP << /N 31 0 R >>'), 31: appearance })),
    'other',
  ],
  ['a mark in an empty place', () => again(stamp('[400 30 500 60]')), 'signatures'],
  ['a mark over the text', () => again(stamp('[72 700 300 740]')), 'signatures'],
  ['a mark over a field', () => again(stamp('[100 590 150 630]')), 'signatures'],
  ['a mark over the page', () => again(stamp('[0 0 595 842]')), 'signatures'],
  [
    'a field with an action',
    () => again(stamp('[400 30 500 60]', '/AA << /E << /S /JavaScript /JS (x) >> >>')),
    'other',
  ],
  ['an empty field', async () => updatePdf(signedOnce, { ...twoFields }), 'other'],
  [
    'a signature in a second field',
    async () => updatePdf(signedOnce, { ...twoFields, 20: makeField('second', 9) }),
    'other',
  ],
])('after a signature: %s', async (_, make, expected) => {
  const bytes = await make();
  expect(await describe(bytes)).toBe(expected);
  // Of the first pdfsig says the same in any case: nothing that it signed was touched.
  expect(verifyWithPdfsig(bytes)[0]?.isValid).toBe(true);
});

test('an addition is a signature only if that holds itself', async () => {
  const twice = await addSignature(signedOnce, sign);
  expect(await describe(twice)).toBe('signatures');
  const broken = Buffer.from(twice);
  const at = broken.lastIndexOf('/T (second)') + 4;
  broken.write('third!', at, 'latin1');
  expect(await describe(broken)).toBe('other');
  const foreign = await addSignature(signedOnce, async () => signByOpenssl(signer, authority)(Buffer.from('other')));
  expect(await describe(foreign)).toBe('other');
});

const shown = (name: string, value: number | undefined, more = ''): string =>
  makeField(name, value, `/AP << /N 30 0 R >> ${more}`)
    .replace('[0 0 0 0]', '[72 700 300 740]')
    .replace('/F 132', '/F 4');
const withAnnotations = (added: string): PdfObjects => ({
  3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R ${added}] >>`,
  6: '<< /Fields [7 0 R 8 0 R 20 0 R] /SigFlags 3 >>',
  30: appearance,
});
/** A value of a signature field that nobody signed. */
const unsigned = '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /Contents <0102> >>';

test.each<[string, () => Promise<Buffer>]>([
  [
    'its field has a kid that is no object',
    async () =>
      updatePdf(signedOnce, { ...withAnnotations('20 0 R'), 20: shown('second', 21, '/Kids [null]'), 21: unsigned }),
  ],
  [
    'its field has a kid of another type',
    async () =>
      updatePdf(signedOnce, {
        ...withAnnotations('20 0 R'),
        20: shown('second', 21, '/Kids [22 0 R]'),
        21: unsigned,
        22: '<< /Parent 20 0 R /FT /Tx >>',
      }),
  ],
  [
    'its field has a kid with another signature',
    () =>
      again({
        ...withAnnotations('22 0 R 23 0 R'),
        20: '<< /FT /Sig /T (second) /V 21 0 R /Kids [22 0 R 23 0 R] >>',
        22: shown('', undefined, '/Parent 20 0 R'),
        23: shown('', 24, '/Parent 20 0 R'),
        24: unsigned,
      }),
  ],
])('an update with a signature that was not verified is something else: %s', async (_, make) => {
  expect(await describe(await make())).toBe('other');
});

test.each<[string, PdfObjects]>([
  [
    'a rectangle of references',
    { ...stamp('[40 0 R 41 0 R 42 0 R 43 0 R]'), 40: '72', 41: '700', 42: '300', 43: '740' },
  ],
  ['a rectangle that cannot be read', stamp('[/a /b /c /d]')],
  [
    'another field with the same signature',
    {
      3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R 20 0 R 22 0 R] >>`,
      6: '<< /Fields [7 0 R 8 0 R 20 0 R 22 0 R] /SigFlags 3 >>',
      20: makeField('second', 21),
      22: shown('third', 21),
      30: appearance,
    },
  ],
])('a later mark is seen with %s', async (_, objects) => {
  const [first, second] = pdfOf(await checkPdf(await again(objects))).signatures;
  expect(first?.later).toMatchObject({ class: 'signatures', hasMark: true });
  expect(second?.mark).toEqual({ page: 1 });
});
