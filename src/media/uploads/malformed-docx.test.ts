import { expect, test } from 'vitest';
import { inspectDocument } from '#media/uploads/inspect-document.ts';
import { makeZip, type ZipEntry } from '#tests/files/zip.ts';
import { mainPart, makeDocx, makeTypes, packageRelationships, plainDocx } from '#tests/resumes.ts';

const part = (name: string, text = '<x/>'): ZipEntry => ({ name, text });
const withTypes = (types: string, ...more: readonly ZipEntry[]) =>
  makeZip([part('[Content_Types].xml', types), packageRelationships, mainPart, ...more]);

const image = part('word/media/image1.png', 'PNG');
const bare = (name: string, text: string) => withTypes(makeTypes().text ?? '', part(name, text));
test.each([
  ['a name twice', makeDocx(image, image)],
  ['a name twice, in other letters', makeDocx(image, { ...image, name: 'word/media/IMAGE1.png' })],
  ['an absolute name', makeDocx(part('/word/a.xml'))],
  ['a name with ..', makeDocx(part('word/../../a.xml'))],
  ['a name with a backslash', makeDocx(part('word\\a.xml'))],
  ['a letter of a name escaped', makeDocx(part('word/_rels/document.xml.%72els'))],
  ['an empty name', makeDocx(part(''))],
  ['an encrypted entry', makeDocx({ ...image, flags: 1 })],
  ['a strongly encrypted entry', makeDocx({ ...image, flags: 0x41 })],
  ['an entry in pieces', makeDocx(part('word/_rels/document.xml.rels/[0].piece'))],
  ['an archive comment', Buffer.concat([plainDocx.subarray(0, -2), Buffer.from([1, 0, 0x20])])],
  ['content types that are no XML', withTypes('{}')],
  [
    'content types with a document type',
    withTypes(`<!DOCTYPE x [<!ENTITY a "vba">]>${makeTypes().text?.split('?>')[1]}`),
  ],
  ['content types in another encoding', withTypes('<?xml version="1.0" encoding="utf-7"?><Types/>')],
  ...[
    'encoding  =  "utf-7"',
    `encoding${' '.repeat(12)}=${' '.repeat(12)}"utf-7"`,
    `${' '.repeat(10)}encoding="utf-7"`,
    `${' '.repeat(300)}encoding="utf-7"`,
    'encoding="us-ascii"',
    'encoding=utf-7',
    'ENCODING="utf-7"',
    'a=" encoding=\'utf-8\'" encoding="utf-7"',
  ].map((declared): [string, Buffer] => [
    `relationships that declare ${declared}`,
    bare('word/_rels/a.rels', `<?xml version="1.0" ${declared}?><Relationships/>`),
  ]),
  ['content types that break off', withTypes('<Types><Override PartName="/word/document.xml')],
  ['an attribute twice', withTypes('<Types><Default Extension="xml" Extension="bin" ContentType="a/b"/></Types>')],
  ['content types of more than 1 MB', withTypes(`${makeTypes().text}${' '.repeat(1_048_576)}`)],
  ['relationships of more than 1 MB', bare('word/_rels/a.rels', ' '.repeat(1_048_577))],
  [
    'relationships of many megabytes together',
    makeDocx(...Array.from({ length: 9 }, (_, at) => part(`word/_rels/${at}.rels`, ' '.repeat(1_000_000)))),
  ],
  [
    'relationships that unpack to more than they say',
    makeDocx({ name: 'word/_rels/a.rels', text: ' '.repeat(2_000), unpacked: 20 }),
  ],
  ['a main part that is missing', makeZip([makeTypes(), packageRelationships])],
  ['no relationships', makeZip([makeTypes(), mainPart])],
  ['no content types', makeZip([packageRelationships, mainPart])],
  [
    'the main part of a spreadsheet',
    makeZip([
      makeTypes('', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
      packageRelationships,
      mainPart,
    ]),
  ],
  ['half of itself', plainDocx.subarray(0, 200)],
])('a DOCX with %s is refused', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toBeUndefined();
});
