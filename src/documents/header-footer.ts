import { drawBand, drawRule, drawSealMark, embedBand } from '#documents/decoration.ts';
import { breakText, drawLines } from '#documents/draw-text.ts';
import { type Column, colours, page, type Style, styles, wholeColumn } from '#documents/page.ts';
import type { PdfWriter } from '#documents/pdf-writer.ts';
import { documentLabels } from '#documents/texts/labels.ts';
import type { Document, DocumentHead } from '#domain/document/document.ts';
import { formatIndianDay } from '#domain/time.ts';

/** The publisher of the documents: the legal entity, and its address in one line. */
export type Publisher = { readonly owner: string; readonly address: string };

/** The header of the first page: seal, publisher, edition, title, subtitle and warnings. */
export function drawFirstHeader(writer: PdfWriter, document: Document, { owner, address }: Publisher): void {
  const { head, subtitle, warnings = [] } = document;
  const { edition, effectiveDate, supersededBy } = head;
  const inEffect = documentLabels.formatEffect(formatIndianDay(effectiveDate), supersededBy !== undefined);
  drawSealMark(writer, { x: page.left + 17, y: 53, radius: 16 });
  writer.element('Div', () => {
    writer.leaf('P', () => writer.write(owner, page.left + 44, 37, styles.heading2));
    writer.leaf('P', () => writer.write(address, page.left + 44, 54, styles.small));
    writer.leaf('P', () =>
      writer.write(documentLabels.formatEdition(edition), page.right, 40, styles.smallStrong, 'end'),
    );
    writer.leaf('P', () => writer.write(inEffect, page.right, 54, styles.small, 'end'));
  });
  const drawTitle = (type: string, text: string, style: Style, below: number): void => {
    const lines = breakText(writer, text, wholeColumn, style);
    writer.element(type, () => drawLines(writer, lines, page.left, style));
    writer.advance(below);
  };
  writer.y = 116;
  drawTitle('H1', head.title, styles.title, 4);
  drawTitle('P', subtitle, styles.subtitle, 10);
  if (supersededBy) {
    const since = formatIndianDay(supersededBy.effectiveDate);
    drawWarningBox(writer, documentLabels.formatSuperseded(edition, supersededBy.edition, since));
  }
  for (const warning of warnings) drawWarningBox(writer, warning);
}

/** A notice in a box, in the colour reserved for warnings. */
function drawWarningBox(writer: PdfWriter, notice: string): void {
  const column = { x: page.left + 14, width: wholeColumn.width - 28 };
  const lines = breakText(writer, notice, column, styles.text);
  const height = lines.length * styles.text.leading + 14;
  writer.reserve(height);
  const top = writer.y;
  writer.artifact(() => {
    writer.pdf.rect(page.left, top, wholeColumn.width, height).fillColor(colours.warningGround).fill();
    writer.pdf.rect(page.left, top, 3, height).fillColor(colours.warning).fill();
  });
  writer.y = top + 7;
  writer.element('P', () => drawLines(writer, lines, column.x, styles.text));
  writer.advance(height + 8, top);
}

/** A text at each end of a rule at the foot of the page. */
export function drawFooter(writer: PdfWriter, { x, width }: Column, start: string, end: string): void {
  drawRule(writer, x, x + width, 786, colours.rule);
  writer.artifact(() => {
    writer.write(start, x, 791, styles.small);
    writer.write(end, x + width, 791, styles.small, 'end');
  }, 'Pagination');
}

/** Draws the footer and the band of every page; call it last, because it needs the number of pages. */
export function drawFooters(writer: PdfWriter, { title, edition, supersededBy }: DocumentHead, owner: string): void {
  const { pdf } = writer;
  const { count } = pdf.bufferedPageRange();
  const band = embedBand(writer);
  const superseded = supersededBy ? documentLabels.formatSuccessor(supersededBy.edition) : '';
  const source = `${owner} · ${title} · ${documentLabels.formatEdition(edition)}${superseded}`;
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    drawFooter(writer, wholeColumn, source, documentLabels.describePage(index + 1, count));
    drawBand(writer, band, page.left, index === 0 ? 80 : 36);
  }
}
