import { expect, test } from 'vitest';
import { inspectDocument } from '#media/uploads/inspect-document.ts';
import { makeZip } from '#tests/files/zip.ts';
import { mainPart, makeDocx, makeRelationships, makeTypes, packageRelationships } from '#tests/resumes.ts';

const docx = { kind: 'docx', isActive: false };
const active = { kind: 'docx', isActive: true };

const templated = (target: string) =>
  makeDocx(makeRelationships('word/_rels/settings.xml.rels', ['attachedTemplate', target, 'External']));

test.each([
  ['file:///C:\\Users\\Ravi%20Kumar\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm'],
  ['file:///C:/Users/ravi/AppData/Roaming/Microsoft/Templates/Normal.dotm'],
  ['C:\\Users\\ravi\\Resume.dotx'],
  ['file:///Users/ravi/Library/Group%20Containers/UBF8T346G9.Office/Normal.dotm'],
  ['file:////Users/ravi/Library/Resume.dotx'],
  ['file:///C:/Users/%E0%A4%B0%E0%A4%B5%E0%A4%BF/Resume.dotx'],
  ['Normal.dotm'],
])('a DOCX of the template %s is accepted', async (target) => {
  expect(await inspectDocument(templated(target))).toEqual(docx);
});

test.each([
  ['%5C%5Cevil.example%5Cshare%5Cx.dotm'],
  ['%255C%255Cevil.example%255Cshare%255Cx.dotm'],
  ['%25255C%25255Cevil.example%25255Cx.dotm'],
  ['http%3A%2F%2Fevil.example%2Fx.dotm'],
  ['http%3a%2f%2fevil.example%2fx.dotm'],
  ['a%FFb.dotm'],
  ['a%2.dotm'],
  ['C:/a/%2E%2E/x.dotm'],
  ['C:/x!http://evil.example/x.dotm'],
  ['file:////evil.example/share/x.dotm'],
  ['file:///Users/%2Fevil.example/x.dotm'],
  ['file://///evil.example/x.dotm'],
])('a DOCX of the template %s is refused as active content', async (target) => {
  expect(await inspectDocument(templated(target))).toEqual(active);
});

const chart = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml';
/** A document with a chart; the chart has these relationships. */
const charted = (type: string, ...relationship: [type: string, target: string, mode?: string]) =>
  makeZip([
    makeTypes(`<Override PartName="/word/charts/chart1.xml" ContentType="${type}"/>`),
    packageRelationships,
    mainPart,
    { name: 'word/charts/chart1.xml', text: '<x/>' },
    makeRelationships('word/charts/_rels/chart1.xml.rels', relationship),
    { name: 'word/embeddings/Book1.xlsx', text: 'PK' },
  ]);

test.each([[chart], ['application/vnd.ms-office.chartex+xml']])(
  'a DOCX with a sheet as data of a part of type %s is accepted',
  async (type) => {
    expect(await inspectDocument(charted(type, 'package', '../embeddings/Book1.xlsx'))).toEqual(docx);
  },
);

const related = (...relationship: [type: string, target: string, mode?: string]) =>
  makeDocx(makeRelationships('word/_rels/document.xml.rels', relationship));
const microsoft = 'http://schemas.microsoft.com/office';
test.each([
  ['a sheet of its own', related('package', 'embeddings/Book1.xlsx')],
  ['a program as a package', related('package', 'embeddings/setup.exe')],
  ['a program as the data of a chart', charted(chart, 'package', '../embeddings/setup.exe')],
  ['a sheet elsewhere as the data of a chart', charted(chart, 'package', 'https://evil.example/a.xlsx', 'External')],
  ['a sheet of a part that is no chart', charted('application/xml', 'package', '../embeddings/Book1.xlsx')],
  ['a sheet of the whole package', makeDocx(makeRelationships('a/_rels/.rels', ['package', 'a.xlsx']))],
  ['a pane of an add-in', related(`${microsoft}/2011/relationships/webextensiontaskpanes`, 'webextensions/panes.xml')],
  ['an add-in', related(`${microsoft}/2011/relationships/webextension`, 'webextension1.xml')],
  ['links to another workbook', related('externalLink', 'externalLinks/externalLink1.xml')],
  ['a link to another workbook', related('externalLinkPath', 'file:///evil.example/a.xlsx', 'External')],
  ['buttons of its own', related(`${microsoft}/2006/relationships/ui/extensibility`, 'customUI/customUI.xml')],
  ['buttons of its own, of 2010', related(`${microsoft}/2007/relationships/ui/extensibility`, 'customUI14.xml')],
  ['a toolbar of its own', related(`${microsoft}/2006/relationships/ui/userCustomization`, 'customUI.xml')],
])('a DOCX with %s is refused as active content', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(active);
});
