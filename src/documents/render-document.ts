import { PDFDocument } from '@cantoo/pdf-lib';
import { type ContentsEntry, drawContents } from '#documents/draw-contents.ts';
import { drawFormBlock, leastFormHeight } from '#documents/draw-form.ts';
import { drawTable, leastTableHeight } from '#documents/draw-table.ts';
import {
  breakText,
  countMinLines,
  drawClauses,
  drawHeading,
  drawLink,
  drawList,
  drawParagraph,
  type Heading,
} from '#documents/draw-text.ts';
import { Form } from '#documents/form-fields.ts';
import { drawFirstHeader, drawFooters, type Publisher } from '#documents/header-footer.ts';
import { type Column, hangingColumn, styles, wholeColumn } from '#documents/page.ts';
import { PdfWriter } from '#documents/pdf-writer.ts';
import { numberSections } from '#domain/document/amend.ts';
import type { Document, DocumentBlock, DocumentSection } from '#domain/document/document.ts';
import { isFormBlock } from '#domain/document/form.ts';

/**
 * Renders a document as a tagged PDF with embedded fonts and form fields. The same content gives the same bytes. Throws
 * for a character without a font.
 */
export async function renderDocument(document: Document, publisher: Publisher): Promise<Buffer> {
  // A first pass finds the page numbers for the table of contents. The length of the table does not depend on them.
  const contents = document.hasContents ? (await render(document, publisher, [])).entries : [];
  const { bytes } = await render(document, publisher, contents);
  // Object streams (PDF 1.5) halve a tagged file with its thousands of small objects; pdfkit does not write them.
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  return Buffer.from(await pdf.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false }));
}

async function render(document: Document, publisher: Publisher, contents: readonly ContentsEntry[]) {
  const { head, subtitle } = document;
  // The edition's date, so that the dates and the file identifier that pdfkit derives from them are stable.
  const day = new Date(`${head.effectiveDate}T00:00:00Z`);
  const writer = new PdfWriter({
    isStrict: true,
    info: {
      Title: `${head.title}, edition ${head.edition}`,
      Author: publisher.owner,
      Subject: subtitle,
      Creator: publisher.owner,
      CreationDate: day,
      ModDate: day,
    },
  });
  const renderer = new DocumentRenderer(writer, document);
  renderer.render(publisher, contents);
  return { bytes: await writer.finish(), entries: renderer.entries };
}

/** With less space left, the last section starts a new page, so that the page with the signatures has text too. */
const minSpaceForSignaturePage = 400;

/** Renders a document from top to bottom and records the page of each heading. */
class DocumentRenderer {
  readonly entries: ContentsEntry[] = [];
  readonly #writer: PdfWriter;
  readonly #document: Document;
  readonly #form: Form | undefined;
  readonly #outlines: PDFKit.PDFOutline[];

  constructor(writer: PdfWriter, document: Document) {
    this.#writer = writer;
    this.#document = document;
    this.#outlines = [writer.pdf.outline];
    const { front = [], sections, back = [] } = document;
    const all = numberSections([...front, ...sections, ...back]);
    this.#form = all.some(({ section }) => section.body.some(isFormBlock)) ? new Form(writer) : undefined;
  }

  /** `contents` are the entries of an earlier pass; empty in the first pass. */
  render(publisher: Publisher, contents: readonly ContentsEntry[]): void {
    const { head, front = [], sections, back = [], hasContents, numbering } = this.#document;
    const writer = this.#writer;
    writer.element('Document', () => {
      drawFirstHeader(writer, this.#document, publisher);
      for (const section of front) this.#drawSection(section, 2, '');
      if (hasContents) {
        drawContents(writer, contents.length > 0 ? contents : listPlaceholders(sections));
        writer.addPage();
      }
      for (const [index, section] of sections.entries()) {
        if (back.length > 0 && index === sections.length - 1) writer.reserve(minSpaceForSignaturePage);
        this.#drawSection(section, 2, numbering === 'none' ? '' : `${index + 1}`);
      }
      for (const section of back) this.#drawSection(section, 2, '');
      drawFooters(writer, head, publisher.owner);
    });
  }

  #drawSection(section: DocumentSection, level: Heading['level'], number: string): void {
    const { heading: text, body, sections = [] } = section;
    const { numbering } = this.#document;
    const column = number === '' ? wholeColumn : hangingColumn;
    this.#writer.element('Sect', () => {
      const following = this.#leastHeight(section, column);
      drawHeading(this.#writer, { level, number, text, isOfForm: numbering === 'none', following });
      this.#recordHeading(text, level, number);
      if (numbering === 'clauses' && number !== '') this.#drawNumbered(body, number);
      else this.#drawBlocks(body, column);
      for (const [index, below] of sections.entries()) {
        this.#drawSection(below, level === 2 ? 3 : 4, number === '' ? '' : `${number}.${index + 1}`);
      }
    });
  }

  /** Draws paragraphs as numbered clauses; unnumbered blocks follow each group. */
  #drawNumbered(body: readonly DocumentBlock[], number: string): void {
    let clause = 0;
    for (const { clauses, rest } of groupClauses(body)) {
      if (clause > 0) this.#writer.skip(4);
      const numbers = clauses.map((_, index) => `${number}.${clause + index + 1}`);
      clause += numbers.length;
      if (numbers.length > 0) {
        drawClauses(this.#writer, numbers, clauses);
        this.#writer.skip(4);
      }
      this.#drawBlocks(rest, hangingColumn);
    }
  }

  #drawBlocks(blocks: readonly DocumentBlock[], column: Column): void {
    const writer = this.#writer;
    for (const [index, block] of blocks.entries()) {
      if (index > 0) writer.skip(gapBetween(blocks[index - 1], block));
      if (typeof block === 'string') drawParagraph(writer, block, column);
      else if (block.kind === 'list') drawList(writer, block.lines, column);
      else if (block.kind === 'table') drawTable(writer, block, column);
      else if (block.kind === 'link') drawLink(writer, block, column);
      else if (this.#form) drawFormBlock(writer, this.#form, block);
    }
  }

  /** The height that stays with the heading above: the first lines of a paragraph, or a row of fields. */
  #leastHeight({ body, sections = [] }: DocumentSection, column: Column): number {
    const [first] = body;
    const [below] = sections;
    if (first === undefined) return below ? styles.heading2.leading + 15 + this.#leastHeight(below, column) : 0;
    if (isFormBlock(first)) return leastFormHeight(first);
    if (typeof first === 'object' && first.kind === 'table') return leastTableHeight;
    if (typeof first === 'object' && first.kind === 'link') return 2 * styles.text.leading;
    const text = typeof first === 'string' ? first : (first.lines[0] ?? '');
    const lines = breakText(this.#writer, text, column, styles.text).length;
    // A line that introduces a list stays with the first lines of the list.
    return (countMinLines(lines) + (text.endsWith(':') ? 2 : 0)) * styles.text.leading;
  }

  /** Records a heading for the outline and the table of contents. */
  #recordHeading(text: string, level: number, number: string): void {
    const { pdf, y, pageNumber } = this.#writer;
    this.#outlines.length = level - 1;
    const above = this.#outlines.at(-1);
    if (above) this.#outlines.push(above.addItem(`${number} ${text}`.trim()));
    if (number === '' || level > 3) return;
    const place = `section-${number}`;
    pdf.addNamedDestination(place, 'XYZ', null, y - 40, null);
    this.entries.push({ number, text, level, page: pageNumber, place });
  }
}

/** The entries of the table of contents for the first pass, without pages. */
function listPlaceholders(sections: readonly DocumentSection[]): readonly ContentsEntry[] {
  return numberSections(sections)
    .map(({ number, section }) => ({ number, text: section.heading, level: number.split('.').length + 1 }))
    .filter(({ level }) => level < 4)
    .map((entry) => ({ ...entry, page: 0, place: 'section-1' }));
}

/** The space between two blocks. */
function gapBetween(above: DocumentBlock | undefined, below: DocumentBlock): number {
  if (typeof above === 'object' && above.kind === 'table') return 12;
  if (above !== undefined && isFormBlock(above)) return isFormBlock(below) ? 1 : 4;
  return typeof below === 'object' && below.kind === 'list' ? 3 : 6;
}

/** Consecutive paragraphs, each group with the blocks up to the next paragraph. */
function groupClauses(body: readonly DocumentBlock[]) {
  const groups: { clauses: string[]; rest: DocumentBlock[] }[] = [];
  for (const block of body) {
    const last = groups.at(-1);
    if (typeof block !== 'string' && last) last.rest.push(block);
    else if (typeof block !== 'string') groups.push({ clauses: [], rest: [block] });
    else if (last && last.rest.length === 0) last.clauses.push(block);
    else groups.push({ clauses: [block], rest: [] });
  }
  return groups;
}
