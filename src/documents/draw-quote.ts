import { quoteLabels } from '#content/prices/quote-labels.ts';
import { site } from '#content/site.ts';
import { drawBand, drawRosetteLine, drawRule, drawSealMark, embedBand } from '#documents/decoration.ts';
import { breakText, drawParagraph } from '#documents/draw-text.ts';
import { Form } from '#documents/form-fields.ts';
import { drawFooter } from '#documents/header-footer.ts';
import { colours, type Style } from '#documents/page.ts';
import { PdfWriter } from '#documents/pdf-writer.ts';
import type { Quote, QuoteLine } from '#domain/price/quote.ts';

const left = 56;
const right = 539;
const column = { x: left, width: right - left };
/** Between fields side by side. */
const gap = 12;
/** The start of the second column, in the facts and the table. */
const second = 150;

/** A style for single lines, as high as the font: 1.1 em. Wrapped text has 3 points more. */
function textStyle(size: number, style: Partial<Style> = {}): Style {
  return { face: 'text', size, leading: 1.1 * size, colour: colours.ink, ...style };
}

const label = textStyle(9, { colour: colours.inkSoft });
const heading = textStyle(12.5, { face: 'strong' });

/** Draws a quote on one A4 page. The same quote gives the same bytes. */
export async function drawQuote(quote: Quote): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${quoteLabels.title} ${quote.number}`;
  const info = { Title: title, Author: site.owner, Creator: site.name, CreationDate: new Date(quote.day) };
  const writer = new PdfWriter({ info });
  writer.element('Document', () => {
    drawLetterhead(writer, quote.from);
    writer.leaf('H1', () => writer.write(quoteLabels.title, left, 124, textStyle(28, { face: 'strong' })));
    drawFacts(writer, quote.facts, 172);
    drawHeading(writer, quoteLabels.buyerHeading, 246);
    writer.y = drawTable(writer, quote, drawBuyer(writer, quote.buyer, 270) + 12) + 26;
    drawHeading(writer, quoteLabels.notesHeading, writer.y);
    writer.advance(20);
    for (const note of quote.notes) {
      drawParagraph(writer, note, column, textStyle(10, { leading: 14, colour: colours.inkSoft }));
      writer.advance(4);
    }
    drawQuoteLink(writer, quote.link);
  });
  drawFooter(writer, column, quote.foot, title);
  return writer.finish();
}

/** The seal and the names at the left, the authority's contact details at the right, and the band below. */
function drawLetterhead(writer: PdfWriter, lines: readonly string[]): void {
  drawSealMark(writer, { x: left + 21, y: 59, radius: 21 });
  writer.leaf('P', () => writer.write(site.name, left + 54, 37, textStyle(22, { face: 'strong' })));
  writer.leaf('P', () => writer.write(site.owner, left + 54, 65, textStyle(10, { colour: colours.inkSoft })));
  for (const [index, line] of lines.entries()) {
    writer.leaf('P', () => writer.write(line, right, 38 + 14 * index, label, 'end'));
  }
  drawBand(writer, embedBand(writer, { width: column.width, height: 11.5, stroke: 0.4 }), left, 92);
}

/** Draws the facts below each other, and the rosette at their end. */
function drawFacts(writer: PdfWriter, facts: Quote['facts'], top: number): void {
  for (const [index, [name, value]] of facts.entries()) {
    const y = top + 18 * index;
    writer.element('P', () => {
      writer.mark(() => writer.write(`${name} `, left, y + 1.8, label));
      writer.mark(() => writer.write(value, second, y, textStyle(11)));
    });
  }
  const radius = 50;
  const circle = { x: right - radius, y: top, radius };
  drawRosetteLine(writer, { waves: 31, turns: 7, depth: 0.5 }, { ...circle, stroke: 0.5 }, colours.lineWork);
}

function drawHeading(writer: PdfWriter, text: string, y: number): void {
  writer.leaf('H2', () => writer.write(text, left, y, heading));
}

/** Draws the rows of the buyer's fields, labels above; returns the height below them. */
function drawBuyer(writer: PdfWriter, rows: Quote['buyer'], top: number): number {
  const form = new Form(writer);
  const height = 21;
  const step = 44;
  for (const [row, fields] of rows.entries()) {
    const width = (column.width - gap * (fields.length - 1)) / fields.length;
    for (const [index, { name, label: title, limit }] of fields.entries()) {
      const x = left + index * (width + gap);
      const y = top + row * step;
      writer.element('P', () => {
        writer.mark(() => writer.write(title, x, y, label));
        const field = { name, tooltip: title, lines: 1, limit };
        writer.element('Form', (parent) => form.addText(field, { x, y: y + 12, width, height }, parent));
      });
    }
  }
  return top + rows.length * step;
}

/** Draws the prices under the names of their columns; returns the height below them. */
function drawTable(writer: PdfWriter, { items, sums, total }: Quote, top: number): number {
  let y = top + 18;
  writer.element('Table', () => {
    const { item, choice, amount } = quoteLabels.columns;
    const attributes = { O: 'Table', Scope: 'Column' };
    writer.element('TR', () => {
      writer.leaf('TH', () => writer.write(item, left, top, label), { attributes });
      writer.leaf('TH', () => writer.write(choice, second, top, label), { attributes });
      writer.leaf('TH', () => writer.write(amount, right, top, label, 'end'), { attributes });
    });
    for (const [index, line] of [...items, ...sums].entries()) {
      drawRow(writer, line, y, index === 0 || line === sums[0] ? colours.ruleStrong : site.colours.rule[0]);
      y += 26;
    }
    drawRow(writer, total, y, colours.ink, true);
  });
  // The double line below a sum.
  for (const below of [44, 47]) drawRule(writer, left, right, y + below, colours.ink, 0.75);
  return y + 47;
}

function drawRow(writer: PdfWriter, line: QuoteLine, y: number, ruleColour: string, isTotal = false): void {
  const { title, detail, amount } = line;
  drawRule(writer, left, right, y, ruleColour, 0.75);
  const style = isTotal ? textStyle(16, { face: 'strong' }) : textStyle(11);
  const top = y + (isTotal ? 13 : 7);
  writer.element('TR', () => {
    const attributes = { O: 'Table', Scope: 'Row' };
    writer.leaf('TH', () => writer.write(title, left, top, style), { attributes });
    const detailStyle = textStyle(11, { colour: colours.inkSoft });
    writer.leaf('TD', () => writer.write(detail || ' ', second, top + (isTotal ? 4.5 : 0), detailStyle));
    // Tabular figures align below each other.
    writer.leaf('TD', () => writer.write(amount, right, top, { ...style, features: ['tnum'] }, 'end'));
  });
}

function drawQuoteLink(writer: PdfWriter, href: string): void {
  const style = textStyle(9, { leading: 12.9, colour: colours.lineWork });
  const lines = breakText(writer, href, column, style);
  writer.element('Link', (link) => {
    // Not `writeLines`: it adds spaces, and the address must be copyable.
    writer.mark(() => {
      for (const [index, line] of lines.entries()) writer.write(line, left, writer.y + index * style.leading, style);
    });
    const options = { structParent: link, Contents: new String(href) };
    writer.pdf.link(left, writer.y, column.width, lines.length * style.leading, href, options as never);
  });
}
