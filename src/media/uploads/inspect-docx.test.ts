import { propertyOptions, propertyTimeout } from '@mohar/check/tests/property-options.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspectDocument } from '#media/uploads/inspect-document.ts';
import { makeZip, type ZipEntry } from '#tests/files/zip.ts';
import { mainPart, makeDocx, makeRelationships, makeTypes, packageRelationships } from '#tests/resumes.ts';

const docx = { kind: 'docx', isActive: false };
const active = { kind: 'docx', isActive: true };

const part = (name: string, text = '<x/>'): ZipEntry => ({ name, text });
const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const withTypes = (types: string, ...more: readonly ZipEntry[]) =>
  makeZip([part('[Content_Types].xml', types), packageRelationships, mainPart, ...more]);
const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

/** Word leaves room for changes in the first local header; its archives have sizes in every header. */
const likeWord = makeZip([
  { ...makeTypes(), flags: 6, local: { extra: Buffer.concat([Buffer.from('20a2040028a00200', 'hex')]) } },
  { ...packageRelationships, flags: 6 },
  { ...mainPart, flags: 6 },
  makeRelationships(
    'word/_rels/document.xml.rels',
    ['styles', 'styles.xml'],
    ['hyperlink', 'https://example.in/a?b&amp;c', 'External'],
    ['image', 'https://example.in/a.png', 'External'],
  ),
  makeRelationships('word/_rels/settings.xml.rels', [
    'attachedTemplate',
    'file:///C:\\Users\\Ravi\\AppData\\Roaming\\Microsoft\\Templates\\Resume.dotx',
    'External',
  ]),
  part('word/styles.xml'),
  { name: 'word/media/image1.png', text: 'PNG', isStored: true },
]);
/** LibreOffice and Google Docs write archives as a stream. */
const likeGoogle = makeZip(
  [packageRelationships, mainPart, makeTypes(), part('word/fonts/Anek-regular.ttf')].map((entry) => ({
    ...entry,
    flags: 0x800,
    hasDescriptor: true,
  })),
);
const otherMain = makeZip([
  part(
    '[Content_Types].xml',
    `<x:Types xmlns:x="t"><!-- by hand --><x:Default Extension='xml' ContentType='${wordMain}' /></x:Types>`,
  ),
  makeRelationships('_rels/.rels', [
    'http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument',
    '/word/document2.xml',
  ]),
  part('word/document2.xml'),
]);

test.each([
  ['as Word writes it', likeWord],
  ['as Google Docs and LibreOffice write it', likeGoogle],
  ['with another main part and strict relationships', otherMain],
  ['with a space in a name', makeDocx(part('word/media/Ravi%20Kumar.png'))],
  ['with folders', makeZip([{ name: 'word/', isStored: true }, makeTypes(), packageRelationships, mainPart])],
  [
    'that declares a type for objects that it lacks',
    withTypes(
      makeTypes('<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>')
        .text ?? '',
    ),
  ],
])('a DOCX %s is accepted', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(docx);
});

const vba = 'http://schemas.microsoft.com/office/2006/relationships/vbaProject';
const override = (name: string, type: string) =>
  makeTypes(`<Override PartName="/word/${name}" ContentType="${type}"/>`);
const declared = (name: string, type: string) =>
  makeZip([override(name, type), packageRelationships, mainPart, part(`word/${name}`)]);
const related = (...relationship: [type: string, target: string, mode?: string]) =>
  makeDocx(makeRelationships('word/_rels/document.xml.rels', relationship));
test.each([
  ['a VBA part', makeDocx(part('word/vbaProject.bin'))],
  ['a VBA part in capitals', makeDocx(part('WORD/VBADATA.XML'))],
  ['a VBA part of another name, by its type', declared('foo.bin', 'application/vnd.ms-office.vbaProject')],
  ['a VBA part of another name, by its type in capitals', declared('foo.bin', 'APPLICATION/VND.MS-OFFICE.VBAPROJECT')],
  ['a VBA part of another name, by its escaped type', declared('foo.bin', 'application/vnd.ms-office.vba&#80;roject')],
  [
    'a VBA part of another name, by its extension',
    makeZip([
      makeTypes('<Default Extension="FOO" ContentType="application/vnd.ms-office.vbaProject"/>'),
      packageRelationships,
      mainPart,
      part('word/a.foo'),
    ]),
  ],
  ['a VBA part of another name, by its relationship', related(vba, 'foo.bin')],
  [
    'the main part of a DOCM',
    makeZip([makeTypes('', 'application/vnd.ms-word.document.macroEnabled.main+xml'), packageRelationships, mainPart]),
  ],
  [
    'the main part of a DOTM',
    makeZip([
      makeTypes('', 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml'),
      packageRelationships,
      mainPart,
    ]),
  ],
  ['an ActiveX control', makeDocx(part('word/activeX/activeX1.xml'))],
  ['an ActiveX control, by its type', declared('a.xml', 'application/vnd.ms-office.activeX+xml')],
  ['an ActiveX control, by its relationship', related('control', 'a.xml')],
  ['an OLE package', makeDocx(part('word/embeddings/oleObject1.bin'))],
  ['an OLE object, by its relationship', related('oleObject', 'objects/a.dat')],
  ['a linked OLE object', related('oleObject', 'https://evil.example/a', 'External')],
  ['a remote template', related('attachedTemplate', 'https://evil.example/a.dotm', 'External')],
  ['a template in a shared folder', related('attachedTemplate', '\\\\evil.example\\a.dotm', 'External')],
  ['a template in a shared folder, as a URL', related('attachedTemplate', 'file://evil.example/a.dotm', 'external')],
  [
    'a template in a shared folder, behind a path that climbs',
    related('attachedTemplate', 'file:////Users/../evil.example/a.dotm', 'External'),
  ],
  [
    'a template in a shared folder, after four slashes',
    related('attachedTemplate', 'file:////evil.example/a.dotm', 'External'),
  ],
  ['a file that it imports', related('aFChunk', 'a.dat')],
  ...['docm', 'XLSM', 'dotm', 'pptm', 'rtf', 'htm', 'html', 'mht'].map((extension): [string, Buffer] => [
    `an embedded .${extension}`,
    makeDocx(part(`word/embeddings/a.${extension}`)),
  ]),
  ['remote data of a mail merge', related('mailMergeSource', 'https://evil.example/a.csv', 'External')],
  ['a remote header of a mail merge', related('mailMergeHeaderSource', '\\\\evil.example\\a.csv', 'External')],
  [
    'remote recipients of a mail merge',
    related('http://schemas.microsoft.com/office/2006/relationships/recipientData', 'https://evil.example', 'External'),
  ],
  ['a remote frame', related('frame', 'https://evil.example/a', 'External')],
  [
    'a remote template in UTF-16',
    makeZip([
      makeTypes(),
      packageRelationships,
      mainPart,
      {
        name: 'word/_rels/settings.xml.rels',
        data: utf16(String(makeRelationships('', ['attachedTemplate', 'https://evil.example', 'External']).text), 'le'),
      },
    ]),
  ],
  [
    'a VBA part by its type in UTF-16',
    makeZip([
      {
        name: '[Content_Types].xml',
        data: utf16(String(override('foo.bin', 'application/vnd.ms-office.vbaProject').text), 'be'),
      },
      packageRelationships,
      mainPart,
      part('word/foo.bin'),
    ]),
  ],
])('a DOCX with %s is refused as active content', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(active);
});

test(
  'whatever bytes of a DOCX are changed, it gets an answer',
  async () => {
    const change = fc.tuple(fc.nat(likeWord.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), async (changes) => {
        const bytes = Buffer.from(likeWord);
        for (const [at, value] of changes) bytes[at] = value;
        expect([undefined, false, true]).toContain((await inspectDocument(bytes))?.isActive);
      }),
      propertyOptions(100_000),
    );
  },
  propertyTimeout,
);
