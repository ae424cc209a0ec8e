import { propertyOptions, propertyTimeout } from '@mohar/check/tests/property-options.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspectDocument } from '#media/uploads/inspect-document.ts';
import { makeZip, type ZipEntry } from '#tests/files/zip.ts';
import {
  bombDocx,
  mainPart,
  makeDocx,
  makeRelationships,
  makeTypes,
  packageRelationships,
  plainDocx,
} from '#tests/resumes.ts';

const docx = { kind: 'docx', isProtected: false, isActive: false };
const active = { ...docx, isActive: true };

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

const related = (...relationship: [type: string, target: string, mode?: string]) =>
  makeDocx(makeRelationships('word/_rels/settings.xml.rels', relationship));
const typed = (type: string) => makeZip([makeTypes('', type), packageRelationships, mainPart]);

test.each([
  ['as Word writes it', likeWord],
  ['as Google Docs and LibreOffice write it', likeGoogle],
  ['with another main part and strict relationships', otherMain],
  ['with folders', makeZip([{ name: 'word/', isStored: true }, makeTypes(), packageRelationships, mainPart])],
  ['that is a template', typed('application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml')],
  ['with a line end behind it', Buffer.concat([plainDocx, Buffer.from('\r\n')])],
  ['with 100 kB behind it', Buffer.concat([plainDocx, Buffer.alloc(100_000)])],
  ['with a comment', Buffer.concat([plainDocx.subarray(0, -2), Buffer.from('\x02\0hi')])],
  ['with a comment that is cut short', Buffer.concat([plainDocx.subarray(0, -2), Buffer.from('\xff\0hi', 'latin1')])],
  ['with a name twice', makeDocx(mainPart)],
  ['with a name that begins with a slash', makeDocx(part('/word/a.xml'))],
  ['with a name in Hindi', makeDocx(part('word/media/रवि.png'))],
  [
    'of a template with a path of classic Mac',
    related('attachedTemplate', 'Macintosh HD:Templates:Resume.dotx', 'External'),
  ],
  ['of a template elsewhere', related('attachedTemplate', 'https://example.in/a.dotm', 'External')],
  ['with a link to another workbook', related('externalLink', 'file:///C:/a.xlsx', 'External')],
  ['with a pane of an add-in', makeDocx(part('word/webextensions/taskpanes.xml'))],
  ['with an embedded object', makeDocx(part('word/embeddings/oleObject1.bin'), part('word/embeddings/Book1.xlsx'))],
])('a DOCX %s is accepted', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(docx);
});

const override = (name: string, type: string) =>
  makeTypes(`<Override PartName="/word/${name}" ContentType="${type}"/>`);
const declared = (name: string, type: string) =>
  makeZip([override(name, type), packageRelationships, mainPart, part(`word/${name}`)]);
test.each([
  ['a VBA part', makeDocx(part('word/vbaProject.bin'))],
  ['a VBA part in capitals', makeDocx(part('WORD/VBAPROJECT.BIN'))],
  ['a VBA part of another name, by its type', declared('foo.bin', 'application/vnd.ms-office.vbaProject')],
  ['a VBA part of another name, by its type in capitals', declared('foo.bin', 'APPLICATION/VND.MS-OFFICE.VBAPROJECT')],
  ['a VBA part of another name, by its escaped type', declared('foo.bin', 'application/vnd.ms-office.vba&#80;roject')],
  ['the main part of a DOCM', typed('application/vnd.ms-word.document.macroEnabled.main+xml')],
  ['the main part of a DOTM', typed('application/vnd.ms-word.template.macroEnabledTemplate.main+xml')],
  ...['docm', 'XLSM', 'dotm', 'pptm', 'exe', 'vbs'].map((extension): [string, Buffer] => [
    `an embedded .${extension}`,
    makeDocx(part(`word/embeddings/a.${extension}`)),
  ]),
  ...(['le', 'be'] as const).map((order): [string, Buffer] => {
    const { text = '' } = override('foo.bin', 'application/vnd.ms-office.vbaProject');
    const types = { name: '[Content_Types].xml', data: utf16(text, order) };
    return [`a VBA part by its type in UTF-16, ${order}`, makeZip([types, packageRelationships, mainPart])];
  }),
])('a DOCX with %s is refused as active content', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(active);
});

test('a DOCX with an encrypted entry is protected', async () => {
  expect(await inspectDocument(makeDocx({ ...part('word/a.xml'), flags: 1 }))).toEqual({ ...docx, isProtected: true });
});

test.each([
  ['content types of more than 1 MB', withTypes(`${makeTypes().text}${' '.repeat(1_048_576)}`)],
  ['content types that unpack to more than they say', makeZip([{ ...makeTypes(), unpacked: 20 }, mainPart])],
  ['more than 10,000 entries', makeDocx(...Array.from({ length: 10_000 }, (_, at) => part(`${at}`)))],
  ['parts that unpack to gigabytes', bombDocx],
  ['no content types', makeZip([packageRelationships, mainPart])],
  [
    'the main part of a spreadsheet',
    typed('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
  ],
  ['half of itself', plainDocx.subarray(0, 200)],
])('a DOCX with %s is refused', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toBeUndefined();
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
