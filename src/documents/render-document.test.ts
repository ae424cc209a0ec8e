import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { runPdfTool } from '@mohar/check/tests/external-tools/run-tool.ts';
import { describe, expect, test } from 'vitest';
import { renderDocument } from '#documents/render-document.ts';
import { documents, publisher } from '#documents/texts/documents.ts';
import { numberSections } from '#domain/document/amend.ts';
import { type Document, readFileName } from '#domain/document/document.ts';
import { isFormBlock, listFieldNames } from '#domain/document/form.ts';

const made = new Map(
  await Promise.all(documents.map(async (document) => [document, await renderDocument(document, publisher)] as const)),
);

describe.each(documents.map((document) => [readFileName(document.head), document] as const))(
  '%s',
  (_name, document) => {
    const bytes = made.get(document) ?? Buffer.alloc(0);

    test('has a title that is shown, a language, tags, and less than 150 kB', async () => {
      const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
      expect(bytes.length).toBeLessThan(150_000);
      expect(pdf.getTitle()).toBe(`${document.head.title}, edition ${document.head.edition}`);
      expect(pdf.getAuthor()).toBe(publisher.owner);
      expect(pdf.getCreationDate()?.toISOString()).toBe(`${document.head.effectiveDate}T00:00:00.000Z`);
      const { catalog } = pdf;
      expect(readText(catalog.lookup(PDFName.of('Lang')))).toBe('en-IN');
      const marks = catalog.lookup(PDFName.of('MarkInfo'), PDFDict);
      expect(marks.lookup(PDFName.of('Marked'), PDFBool).asBoolean()).toBe(true);
      expect(catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
      const viewer = catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
      expect(viewer.lookup(PDFName.of('DisplayDocTitle'), PDFBool).asBoolean()).toBe(true);
    });

    test('every field of the content is in the file, with a tooltip, an appearance and a place in the structure', async () => {
      const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
      const fields = pdf.getForm().getFields();
      expect(fields.map((field) => field.getName()).sort()).toEqual([...listFields(document)].sort());
      const parents = readParents(pdf);
      let widgets = 0;
      for (const field of fields) {
        const tooltip = readText(field.acroField.dict.lookup(PDFName.of('TU')));
        expect([field.getName(), tooltip.length > 1]).toEqual([field.getName(), true]);
        for (const { dict } of field.acroField.getWidgets()) {
          widgets += 1;
          expect(dict.lookup(PDFName.of('AP'), PDFDict).has(PDFName.of('N'))).toBe(true);
          const parent = parents.get(dict.lookup(PDFName.of('StructParent'), PDFNumber).asNumber());
          expect(parent?.lookup(PDFName.of('S'))).toBe(PDFName.of('Form'));
        }
      }
      const drawn = pdf.getPages().flatMap((page) => page.node.Annots()?.asArray() ?? []);
      const links = drawn.filter((reference) => {
        const dict = reference instanceof PDFRef ? pdf.context.lookup(reference, PDFDict) : undefined;
        return dict?.lookup(PDFName.of('Subtype')) === PDFName.of('Link');
      });
      expect(drawn.length - links.length).toBe(widgets);
    });

    test('poppler and qpdf find it sound, tagged, and with all its fonts', () => {
      expect(runPdfTool('qpdf', bytes, ['--check'])).toContain('No syntax or stream encoding errors found');
      expect(runPdfTool('pdfinfo', bytes)).toMatch(/^Tagged:\s+yes$/m);
      const fonts = runPdfTool('pdffonts', bytes).trim().split('\n').slice(2);
      expect(fonts.length).toBeGreaterThan(1);
      for (const font of fonts) expect(font).toMatch(/\b(?:Identity-H|WinAnsi)\s+yes\s/);
    });

    test('a reader hears its title, its headings in their levels, and all its text', () => {
      const structure = runPdfTool('pdfinfo', bytes, ['-struct-text']);
      expect(structure).toMatch(new RegExp(`H1 \\(block\\)\\s+"${escapePattern(document.head.title)}"`));
      expect(structure.match(/^ *H1 /gm)).toHaveLength(1);
      const headings = [...structure.matchAll(/^ *H([2-4]) \(block\)\s+"(.*)"$/gm)].map(([, level, text]) => [
        Number(level),
        text,
      ]);
      expect(headings.filter(([, text]) => text !== 'Contents')).toEqual(listHeadings(document));
      const said = squeeze(runPdfTool('pdftotext', bytes, ['-raw'], ['-']));
      for (const text of listParagraphs(document)) expect(said).toContain(squeeze(text).slice(0, 40));
      expect(said).toContain(document.head.edition);
    });
  },
);

test('the same content makes the same bytes', async () => {
  for (const [document, bytes] of made) {
    if (document.head.path.startsWith('/repository/cps-4.0')) continue;
    expect([document.head.path, (await renderDocument(document, publisher)).equals(bytes)]).toEqual([
      document.head.path,
      true,
    ]);
  }
});

test('a form is filled in and read back', async () => {
  const form = documents.find(({ head }) => head.path === '/forms/Revocation Form.pdf');
  const pdf = await PDFDocument.load((form && made.get(form)) ?? '');
  pdf.getForm().getTextField('name').setText('Asha Rao');
  pdf.getForm().getTextField('explanation').setText('The token was stolen.\nAt the station.');
  pdf.getForm().getRadioGroup('request').select('revoke');
  pdf.getForm().getRadioGroup('reason').select('lost');
  pdf.getForm().getCheckBox('declaration').check();
  const filled = await pdf.save();
  expect(runPdfTool('qpdf', filled, ['--check'])).toContain('No syntax');
  const read = (await PDFDocument.load(filled)).getForm();
  expect(read.getTextField('name').getText()).toBe('Asha Rao');
  expect(read.getTextField('explanation').isMultiline()).toBe(true);
  expect(read.getRadioGroup('request').getSelected()).toBe('revoke');
  expect(read.getRadioGroup('reason').getSelected()).toBe('lost');
  expect(read.getCheckBox('declaration').isChecked()).toBe(true);
  expect(runPdfTool('pdftotext', filled, [], ['-'])).toContain('The token was stolen.');
});

test('a superseded edition says so on its first page, and by which it was superseded', () => {
  const superseded = documents.filter(({ head }) => head.supersededBy);
  expect(superseded.map(({ head }) => head.edition)).toEqual(['4.0.0', '4.0.1']);
  for (const document of superseded) {
    const page = runPdfTool('pdftotext', made.get(document) ?? Buffer.alloc(0), ['-l', '1'], ['-']);
    expect(squeeze(page)).toContain(`Superseded: edition ${document.head.supersededBy?.edition} replaced edition`);
  }
});

test('every document that speaks of the certificates in the repository says that they are a demonstration', () => {
  for (const [document, bytes] of made) {
    const text = squeeze(runPdfTool('pdftotext', bytes, [], ['-']));
    if (/\b(?:our|current) CRL\b/.test(text))
      expect([document.head.path, text.includes('demonstration')]).toEqual([document.head.path, true]);
  }
});

test('rupees have their sign; a character that no font has stops the build with its name', async () => {
  const [form] = documents;
  if (!form) throw new Error('there are documents');
  const withRupees = documents.find(({ head }) => head.path === '/Content/terms-of-service.pdf');
  expect(runPdfTool('pdftotext', (withRupees && made.get(withRupees)) ?? Buffer.alloc(0), [], ['-'])).toContain(
    '₹1,00,000',
  );
  const strange = { ...form, subtitle: 'A letter from afar: 语' };
  await expect(renderDocument(strange, publisher)).rejects.toThrow('no font of the documents has "语" (U+8BED)');
});

function readText(value: unknown): string {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
}

/** Which element of the structure each annotation belongs to, by its key in the parent tree. */
function readParents(pdf: PDFDocument): ReadonlyMap<number, PDFDict> {
  const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const pairs = root.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray);
  const parents = new Map<number, PDFDict>();
  for (let index = 0; index < pairs.size(); index += 2) {
    const parent = pairs.lookup(index + 1);
    if (parent instanceof PDFDict) parents.set(pairs.lookup(index, PDFNumber).asNumber(), parent);
  }
  return parents;
}

function listAll({ front = [], sections, back = [] }: Document) {
  return [...numberSections(front), ...numberSections(sections), ...numberSections(back)];
}

function listFields(document: Document): readonly string[] {
  return listAll(document).flatMap(({ section }) =>
    section.body.flatMap((block) => (typeof block === 'object' && isFormBlock(block) ? listFieldNames(block) : [])),
  );
}

function listHeadings({
  front = [],
  sections,
  back = [],
  numbering,
}: Document): readonly (readonly [number, string])[] {
  const list = (of: typeof sections, isNumbered: boolean) =>
    numberSections(of).map(
      ({ number, section }) =>
        [number.split('.').length + 1, isNumbered ? `${number} ${section.heading}` : section.heading] as const,
    );
  return [...list(front, false), ...list(sections, numbering !== 'none'), ...list(back, false)];
}

function listParagraphs(document: Document): readonly string[] {
  return listAll(document).flatMap(({ section }) => section.body.filter((block) => typeof block === 'string'));
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
