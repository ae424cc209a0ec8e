import { page, styles } from '#documents/page.ts';
import { type ContentsEntry, setContents } from '#documents/set-contents.ts';
import { leastFormHeight, setFormBlock } from '#documents/set-form.ts';
import { type Publisher, setFeet, setMasthead } from '#documents/set-front.ts';
import { leastTableHeight, setTable } from '#documents/set-table.ts';
import {
  breakText,
  type Column,
  countLeastLines,
  formHeadings,
  hangingColumn,
  setClauses,
  setHeading,
  setLink,
  setList,
  setParagraph,
  textHeadings,
} from '#documents/set-text.ts';
import type { Sheet } from '#documents/sheet.ts';
import { Form } from '#documents/widgets.ts';
import { numberSections } from '#domain/document/amend.ts';
import type { Document, DocumentBlock, DocumentSection } from '#domain/document/document.ts';
import { isFormBlock } from '#domain/document/form.ts';

/** Text hangs beside its numbers; without numbers it begins at the edge. */
const wholeColumn: Column = { x: page.left, width: page.right - page.left };

/** The last section stands on the page of the signatures: nobody signs a sheet without text. */
const signedHeight = 400;

/** Goes through a document from top to bottom, and keeps where its headings came to stand. */
export class Setter {
  readonly entries: ContentsEntry[] = [];
  readonly #sheet: Sheet;
  readonly #document: Document;
  readonly #form: Form | undefined;
  readonly #outlines: PDFKit.PDFOutline[];

  constructor(sheet: Sheet, document: Document) {
    this.#sheet = sheet;
    this.#document = document;
    this.#outlines = [sheet.pdf.outline];
    const { front = [], sections, back = [] } = document;
    const all = numberSections([...front, ...sections, ...back]);
    this.#form = all.some(({ section }) => section.body.some(isFillable)) ? new Form(sheet) : undefined;
  }

  /** `contents` are the entries of an earlier time; of a first time there are none. */
  set(publisher: Publisher, contents: readonly ContentsEntry[]): void {
    const { head, front = [], sections, back = [], hasContents } = this.#document;
    const sheet = this.#sheet;
    sheet.element('Document', () => {
      setMasthead(sheet, this.#document, publisher);
      for (const section of front) this.#setSection(section, 2, '');
      if (hasContents) {
        setContents(sheet, contents.length > 0 ? contents : foresee(sections));
        sheet.turn();
      }
      for (const [index, section] of sections.entries()) {
        if (back.length > 0 && index === sections.length - 1) sheet.need(signedHeight);
        this.#setSection(section, 2, this.#document.numbering === 'none' ? '' : `${index + 1}`);
      }
      for (const section of back) this.#setSection(section, 2, '');
      setFeet(sheet, head, publisher);
    });
  }

  #setSection(section: DocumentSection, level: 2 | 3 | 4, number: string): void {
    const { heading: text, body, sections = [] } = section;
    const column = number === '' ? wholeColumn : hangingColumn;
    const look = this.#document.numbering === 'none' ? formHeadings : textHeadings;
    this.#sheet.element('Sect', () => {
      setHeading(this.#sheet, { level, number, text, look }, column, this.#leastHeight(section, column));
      this.#note(text, level, number);
      if (this.#document.numbering === 'clauses' && number !== '') this.#setClauses(body, number);
      else this.#setBlocks(body, column);
      for (const [index, below] of sections.entries()) {
        this.#setSection(below, level === 2 ? 3 : 4, number === '' ? '' : `${number}.${index + 1}`);
      }
    });
  }

  #setClauses(body: readonly DocumentBlock[], number: string): void {
    const sheet = this.#sheet;
    let clause = 0;
    for (const group of groupClauses(body)) {
      if (clause > 0) sheet.skip(4);
      const numbers = group.clauses.map((_, index) => `${number}.${clause + index + 1}`);
      clause += numbers.length;
      if (numbers.length > 0) setClauses(sheet, numbers, group.clauses, hangingColumn);
      if (numbers.length > 0) sheet.skip(4);
      this.#setBlocks(group.rest, hangingColumn);
    }
  }

  #setBlocks(blocks: readonly DocumentBlock[], column: Column): void {
    const sheet = this.#sheet;
    for (const [index, block] of blocks.entries()) {
      if (index > 0) sheet.skip(gapBetween(blocks[index - 1], block));
      if (typeof block === 'string') setParagraph(sheet, block, column);
      else if (block.kind === 'list') setList(sheet, block.lines, column);
      else if (block.kind === 'table') setTable(sheet, block, column);
      else if (block.kind === 'link') setLink(sheet, block, column);
      else if (this.#form) setFormBlock(sheet, this.#form, block);
    }
  }

  /** How much must stand below a heading on its page: what is never parted of its first lines, or a row to fill in. */
  #leastHeight({ body, sections = [] }: DocumentSection, column: Column): number {
    const [first] = body;
    const [below] = sections;
    if (first === undefined) return below ? styles.heading2.leading + 15 + this.#leastHeight(below, column) : 0;
    if (typeof first === 'object' && first.kind === 'table') return leastTableHeight;
    if (typeof first === 'object' && isFormBlock(first)) return leastFormHeight(first);
    if (typeof first === 'object' && first.kind === 'link') return 2 * styles.text.leading;
    const text = typeof first === 'string' ? first : (first.lines[0] ?? '');
    const lines = breakText(this.#sheet, text, column, styles.text).length;
    // A line that leads to a list does not stand apart from it.
    return (countLeastLines(lines) + (text.endsWith(':') ? 2 : 0)) * styles.text.leading;
  }

  /** Keeps a heading for the bookmarks and the table of contents. */
  #note(text: string, level: number, number: string): void {
    const { pdf } = this.#sheet;
    this.#outlines.length = level - 1;
    const above = this.#outlines.at(-1);
    if (above) this.#outlines.push(above.addItem(`${number} ${text}`.trim()));
    if (number === '' || level > 3) return;
    const place = `section-${number}`;
    pdf.addNamedDestination(place, 'XYZ', null, this.#sheet.y - 40, null);
    this.entries.push({ number, text, level, page: this.#sheet.pageNumber, place });
  }
}

/** The entries of a table of contents while their pages are not known. */
function foresee(sections: readonly DocumentSection[]): readonly ContentsEntry[] {
  return numberSections(sections)
    .map(({ number, section }) => ({ number, text: section.heading, level: number.split('.').length + 1 }))
    .filter(({ level }) => level < 4)
    .map((entry) => ({ ...entry, page: 0, place: 'section-1' }));
}

/** The space between two blocks. */
function gapBetween(above: DocumentBlock | undefined, below: DocumentBlock): number {
  if (typeof above === 'object' && above.kind === 'table') return 12;
  if (above !== undefined && isFillable(above)) return isFillable(below) ? 1 : 4;
  return typeof below === 'object' && below.kind === 'list' ? 3 : 6;
}

/** Numbered paragraphs with what stands unnumbered after them. */
function groupClauses(body: readonly DocumentBlock[]) {
  const groups: { clauses: string[]; rest: DocumentBlock[] }[] = [];
  for (const block of body) {
    const last = groups.at(-1);
    if (typeof block === 'string') {
      if (!last || last.rest.length > 0) groups.push({ clauses: [block], rest: [] });
      else last.clauses.push(block);
    } else if (last) last.rest.push(block);
    else groups.push({ clauses: [], rest: [block] });
  }
  return groups;
}

function isFillable(block: DocumentBlock): boolean {
  return typeof block === 'object' && isFormBlock(block);
}
