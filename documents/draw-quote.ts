import { quoteLabels } from '#content/prices/quote-labels.ts';
import { site } from '#content/site.ts';
import { drawRosetteLine, drawRule, drawSealMark } from '#documents/decoration.ts';
import { breakText, drawParagraph } from '#documents/draw-text.ts';
import { Form } from '#documents/form-fields.ts';
import { colours, type Style } from '#documents/page.ts';
import { PdfWriter } from '#documents/pdf-writer.ts';
import { readFonts } from '#documents/site-fonts.ts';
import type { Quote, QuoteLine } from '#domain/price/quote.ts';
import { palette } from '#media/draw/palette.ts';

const [left, right] = [56, 539];
const column = { x: left, width: right - left };
/** Between fields side by side. */
const gap = 12;
/** Where the second of two columns begins. */
const middle = left + (column.width + gap) / 2;

/** A style for single lines, which are as high as the font: 1.1 em. Wrapped text has 3 points more. */
function textStyle(size: number, style: Partial<Style> = {}): Style {
  return { face: 'text', size, leading: 1.1 * size, colour: colours.ink, ...style };
}

/** Draws a quote on one A4 page. The same quote gives the same bytes. */
export async function drawQuote(quote: Quote): Promise<Uint8Array<ArrayBuffer>> {
  const info = {
    Title: `${quoteLabels.title} ${quote.number}`,
    ...{ Author: site.owner, Creator: site.name, CreationDate: new Date(quote.day) },
  };
  const writer = new PdfWriter({ fonts: readFonts(), info });
  drawSealMark(writer, { x: left + 19, y: 70, radius: 19 });
  const cornerShape = { waves: 31, turns: 7, depth: 0.5 };
  drawRosetteLine(writer, cornerShape, { x: 552, y: 16, radius: 154, stroke: 0.68 }, colours.lineWork, 0.35);

  writer.element('Document', () => {
    writer.leaf('P', () => writer.write(site.name, left + 50, 58, textStyle(22, { face: 'strong' })));
    writer.leaf('H1', () => writer.write(quoteLabels.title, left, 130, textStyle(28, { face: 'strong' })));
    const facts = quote.facts.map(([label, value]) => `${label}: ${value}`);
    const below = Math.max(drawColumn(writer, facts, left), drawColumn(writer, quote.from, middle));
    writer.y = drawTable(writer, quote, drawBuyer(writer, quote.buyer, below + 14) + 10) + 10;
    // The top of a line with a leading of 14 is 1.5 points above the font's.
    writer.y -= 1.5;
    for (const note of quote.notes) {
      drawParagraph(writer, note, column, textStyle(10, { leading: 14, colour: colours.inkSoft }));
      writer.advance(6);
    }
    writer.advance(4);
    drawQuoteLink(writer, quote.link);
  });
  return writer.finish();
}

/** Draws lines from the top of the page's text; returns the height below them. */
function drawColumn(writer: PdfWriter, lines: readonly string[], x: number): number {
  const top = 186;
  for (const [index, line] of lines.entries()) {
    writer.leaf('P', () => writer.write(line, x, top + 18 * index, textStyle(11)));
  }
  return top + 18 * lines.length;
}

/** Draws the rows of the buyer's fields, labels above; returns the height below them. */
function drawBuyer(writer: PdfWriter, rows: Quote['buyer'], top: number): number {
  const form = new Form(writer);
  const [height, step] = [21, 44];
  for (const [row, fields] of rows.entries()) {
    const width = (column.width - gap * (fields.length - 1)) / fields.length;
    for (const [index, { name, label, limit }] of fields.entries()) {
      const [x, y] = [left + index * (width + gap), top + row * step];
      writer.element('P', () => {
        writer.mark(() => writer.write(label, x, y, textStyle(9, { colour: colours.inkSoft })));
        const field = { name, tooltip: label, lines: 1, limit };
        writer.element('Form', (parent) => form.addText(field, { x, y: y + 12, width, height }, parent));
      });
    }
  }
  return top + rows.length * step;
}

/** Draws the prices; returns the height below them. */
function drawTable(writer: PdfWriter, { items, sums, total }: Quote, top: number): number {
  let y = top;
  writer.element('Table', () => {
    for (const line of [...items, ...sums]) {
      drawRow(writer, line, y, line === sums[0] ? colours.ruleStrong : palette.rule);
      y += 30;
    }
    drawRow(writer, total, y, colours.ink, true);
  });
  return y + 52;
}

function drawRow(writer: PdfWriter, line: QuoteLine, y: number, ruleColour: string, isTotal = false): void {
  const { title, detail, amount } = line;
  drawRule(writer, left, right, y, ruleColour, 0.75);
  const style = isTotal ? textStyle(16, { face: 'strong' }) : textStyle(11);
  const top = y + (isTotal ? 12 : 8);
  writer.element('TR', () => {
    writer.leaf('TH', () => writer.write(title, left, top, style));
    const detailStyle = textStyle(11, { colour: colours.inkSoft });
    writer.leaf('TD', () => writer.write(detail || ' ', 150, top + (isTotal ? 4 : 0), detailStyle));
    // Tabular figures align below each other.
    writer.leaf('TD', () => writer.write(amount, right, top, { ...style, features: ['tnum'] }, 'end'));
  });
}

function drawQuoteLink(writer: PdfWriter, href: string): void {
  const style = textStyle(9, { leading: 12.9 });
  const lines = breakText(writer, href, column, style);
  writer.element('Link', (link) => {
    // Without the spaces that `writeLines` adds, so that the address can be copied.
    writer.mark(() => {
      for (const [index, line] of lines.entries()) writer.write(line, left, writer.y + index * style.leading, style);
    });
    const options = { structParent: link, Contents: new String(href) };
    writer.pdf.link(left, writer.y, column.width, lines.length * style.leading, href, options as never);
  });
}
