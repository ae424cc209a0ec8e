import { drawBand, drawRosetteLine, drawSealMark, embedBand } from '#documents/decoration.ts';
import { colours, page, type Style } from '#documents/page.ts';
import { ascentOf, PdfWriter } from '#documents/pdf-writer.ts';
import { chooseFigure } from '#media/draw/choose-figure.ts';
import { fitText, layoutParagraphs, wrapText } from '#media/layout-text.ts';
import type { TextLines } from '#media/outline-text.ts';

/** The text of a notice and the name of its publisher; `date` is only in the file's metadata. */
export type NoticeText = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly brand: string;
  readonly date?: Date;
};

const margin = 64;
const width = page.width - 2 * margin;

/**
 * A notice as an accessible PDF of one A4 page: real text in embedded fonts, tagged (PDF/UA), with title and language.
 * The same notice gives the same bytes.
 * @throws MoharError `media-refused` if the text does not fit on the page
 */
export async function drawNotice({ title, lines, brand, date }: NoticeText): Promise<Uint8Array> {
  const info = { Title: title, Author: brand, CreationDate: date ?? new Date('2026-01-01T00:00:00Z') };
  const writer = new PdfWriter({ info, isPdfUa: true });
  drawOrnament(writer, title);
  writer.element('Document', () => {
    const head = fitText(title, { weight: 600, sizes: [34, 30, 26, 22], width, lines: 4 });
    const top = 196;
    drawText(writer, 'H1', title, head, 1.12, margin, top);
    const paragraphs = layoutParagraphs(lines, {
      top: top + (head.lines.length - 1) * head.style.size * 1.12 + 8,
      bottom: 740,
      width,
      weight: 400,
      sizes: [16, 15, 14, 13, 12, 11],
      leading: 1.38,
      wrap: wrapText,
    });
    for (const { text, y } of paragraphs) drawText(writer, 'P', text.lines.join(' '), text, 1.38, margin, y);
    drawText(writer, 'P', brand, { lines: [brand], style: { size: 20, weight: 600 } }, 1, margin + 38, 115);
  });
  return writer.finish();
}

/** Draws lines as one element; the first baseline is at `y`, `leading` is in ems. */
function drawText(
  writer: PdfWriter,
  type: string,
  text: string,
  { lines, style: { size, weight } }: TextLines,
  leading: number,
  x: number,
  y: number,
): void {
  const style: Style = { face: weight === 600 ? 'strong' : 'text', size, leading: size * leading, colour: colours.ink };
  // Glyphs of Devanagari are not in the order of the letters.
  const options = /\p{Script=Devanagari}/u.test(text) ? { actual: text } : {};
  writer.leaf(type, () => writer.writeLines(lines, x, y - ascentOf(style), style), options);
}

/** Bands, the figure derived from the title, and the seal. */
function drawOrnament(writer: PdfWriter, title: string): void {
  const band = embedBand(writer, { width: page.width, height: 22, stroke: 0.6 });
  for (const y of [39, page.height - 61]) drawBand(writer, band, 0, y);
  for (const { shape, radius } of chooseFigure(title))
    drawRosetteLine(writer, shape, { x: 456, y: 608, radius: 164 * radius, stroke: 0.5 }, colours.lineWork, 0.3);
  drawSealMark(writer, { x: margin + 14, y: 108, radius: 14 });
}
