import { breakLines } from '#documents/break-lines.ts';
import { type Column, colours, hangingColumn, page, type Style, styles, wholeColumn } from '#documents/page.ts';
import type { PdfWriter } from '#documents/pdf-writer.ts';
import type { LinkBlock } from '#domain/document/document.ts';

/** The lines of a text in a column. */
export function breakText(writer: PdfWriter, text: string, column: Column, style: Style): readonly string[] {
  return breakLines(text, column.width, (word) => writer.measure(word, style));
}

/** Draws lines as one piece of content of the open element and moves below them. */
export function drawLines(writer: PdfWriter, lines: readonly string[], x: number, style: Style, endsText = true): void {
  writer.mark(() => writer.writeLines(lines, x, writer.y, style, endsText));
  writer.advance(lines.length * style.leading);
}

/**
 * Draws the lines of the open element, over several pages if needed, without widows and orphans: at least two lines of
 * a paragraph stay together.
 */
export function flowLines(writer: PdfWriter, lines: readonly string[], x: number, style: Style): void {
  let drawn = 0;
  while (drawn < lines.length) {
    const left = lines.length - drawn;
    let count = Math.min(left, Math.floor((page.bottom - writer.y) / style.leading + 1e-6));
    if (count < left && left - count < 2) count = left - 2;
    if (count < Math.min(2, left) && !writer.isPageEmpty) {
      writer.addPage();
      continue;
    }
    count = Math.max(count, 1);
    drawLines(writer, lines.slice(drawn, drawn + count), x, style, count === left);
    drawn += count;
  }
}

/** How many lines of a paragraph stay together at the bottom of a page: two, or all of up to three. */
export function countMinLines(lines: number): number {
  return lines <= 3 ? lines : 2;
}

export function drawParagraph(writer: PdfWriter, text: string, column: Column, style: Style = styles.text): void {
  const lines = breakText(writer, text, column, style);
  writer.element('P', () => flowLines(writer, lines, column.x, style));
}

type Item = { readonly label: string; readonly labelX: number; readonly labelStyle: Style; readonly text: string };

/** Paragraphs with hanging labels, as a list. */
function drawItems(writer: PdfWriter, items: readonly Item[], column: Column, gap: number, numbering: string): void {
  const style = styles.text;
  const drawItem = ({ label, labelX, labelStyle, text }: Item, index: number): void => {
    const lines = breakText(writer, text, column, style);
    if (index > 0) writer.skip(gap);
    writer.reserve(countMinLines(lines.length) * style.leading);
    writer.element('LI', () => {
      writer.leaf('Lbl', () => writer.write(label, labelX, writer.y, labelStyle));
      writer.element('LBody', () => flowLines(writer, lines, column.x, style));
    });
  };
  const attributes = { O: 'List', ListNumbering: numbering };
  writer.element('L', () => items.forEach(drawItem), { attributes });
}

export function drawClauses(writer: PdfWriter, numbers: readonly string[], texts: readonly string[]): void {
  const labelStyle = { ...styles.text, colour: colours.inkSoft };
  const items = texts.map((text, index) => ({ label: numbers[index] ?? '', labelX: page.left, labelStyle, text }));
  drawItems(writer, items, hangingColumn, 4, 'Decimal');
}

export function drawList(writer: PdfWriter, texts: readonly string[], { x, width }: Column): void {
  const indent = 13;
  const items = texts.map((text) => ({ label: '•', labelX: x + 2, labelStyle: styles.text, text }));
  drawItems(writer, items, { x: x + indent, width: width - indent }, 2.5, 'Disc');
}

/** A link on lines of its own: its title, and the address for readers on paper. */
export function drawLink(writer: PdfWriter, { title, href }: LinkBlock, { x, width }: Column): void {
  const { leading } = styles.text;
  writer.reserve(2 * leading);
  const top = writer.y;
  writer.element('P', () =>
    writer.element('Link', (link) => {
      writer.mark(() => {
        writer.write(`${title} `, x, top, styles.strong);
        writer.write(href, x, top + leading, { ...styles.text, colour: colours.lineWork });
      });
      const contents = new String(`${title}, ${href}`);
      writer.pdf.link(x, top, width, 2 * leading, href, { structParent: link, Contents: contents } as never);
    }),
  );
  writer.advance(2 * leading);
}

/** A heading of a section; `following` is the required height below it on the same page. */
export type Heading = {
  readonly level: 2 | 3 | 4;
  /** Hangs before the text; blank for none. */
  readonly number: string;
  readonly text: string;
  readonly isOfForm: boolean;
  readonly following: number;
};

const headingStyles = {
  2: { style: styles.heading1, above: 18 },
  3: { style: styles.heading2, above: 14 },
  4: { style: styles.heading3, above: 9 },
} as const satisfies { readonly [level in Heading['level']]: { readonly style: Style; readonly above: number } };

export function drawHeading(writer: PdfWriter, { level, number, text, isOfForm, following }: Heading): void {
  const isSmall = isOfForm && level === 2;
  const { style, above } = isSmall ? { style: styles.headingOfForm, above: 13 } : headingStyles[level];
  const column = number === '' ? wholeColumn : hangingColumn;
  const lines = breakText(writer, text, column, style);
  writer.skip(above);
  writer.reserve(lines.length * style.leading + following);
  writer.leaf(`H${level}`, () => {
    if (number !== '') writer.write(`${number} `, page.left, writer.y, style);
    writer.writeLines(lines, column.x, writer.y, style);
  });
  writer.advance(lines.length * style.leading + (level === 2 ? 3 : 1));
}
