import PDFDocument from 'pdfkit';
import { drawRosette, rosetteRadius } from '#domain/guilloche/rosette.ts';
import { chooseFigure } from '#media/draw/choose-figure.ts';
import { type Circle, sealShape, traceBand } from '#media/draw/guilloche.ts';
import { palette } from '#media/draw/palette.ts';
import { placeParagraphs } from '#media/draw/place-text.ts';
import { cutIntoRuns } from '#media/font/faces.ts';
import type { TextStyle } from '#media/outline-text.ts';
import { fitText, wrapText } from '#media/wrap-text.ts';

/** What a notice says, and whose it is. `date` stands in the file's particulars alone. */
export type NoticePdf = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly brand: string;
  readonly date?: Date;
};

type Document = InstanceType<typeof PDFDocument>;

/** Supported since pdfkit 0.16, and not yet known to its types. */
const accessible: object = { subset: 'PDF/UA' };

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 64 } as const;
const width = page.width - 2 * page.margin;

/**
 * A notice as a PDF of one A4 page that can be read aloud: real text in our own embedded fonts, tagged (PDF/UA), with
 * title and language. The same notice gives the same bytes.
 * @throws MoharError `media-refused` when the text does not fit on the page
 */
export async function drawNoticePdf({
  title,
  lines,
  brand,
  date = new Date('2026-01-01T00:00:00Z'),
}: NoticePdf): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin: page.margin,
    pdfVersion: '1.7',
    ...accessible,
    tagged: true,
    displayTitle: true,
    lang: 'en-IN',
    info: { Title: title, Author: brand, CreationDate: date },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  drawOrnament(document, title);
  const notice = document.struct('Document');
  document.addStructure(notice);

  const head = fitText(title, { weight: 600, sizes: [34, 30, 26, 22], width, lines: 4 });
  const top = 196;
  notice.add(document.struct('H1', tellAloud(title), () => writeLines(document, head.lines, head.style, top, 1.12)));
  const below = top + (head.lines.length - 1) * head.style.size * 1.12 + 8;
  const column = {
    top: below,
    bottom: 740,
    width,
    weight: 400,
    sizes: [16, 15, 14, 13, 12, 11],
    leading: 1.38,
  } as const;
  for (const { text, y } of placeParagraphs(lines, { ...column, wrap: wrapText })) {
    const told = tellAloud(text.lines.join(' '));
    notice.add(document.struct('P', told, () => writeLines(document, text.lines, text.style, y, column.leading)));
  }
  const name = { size: 20, weight: 600 } as const;
  notice.add(
    document.struct('P', tellAloud(brand), () => writeLines(document, [brand], name, 115, 1, page.margin + 38)),
  );
  notice.end();
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** The glyphs of Devanagari are not in the order of its letters: who hears or copies the text gets the letters. */
function tellAloud(text: string): { actual?: string } {
  return /\p{Script=Devanagari}/u.test(text) ? { actual: text } : {};
}

/**
 * Lines as text, each on its baseline; a space at their ends keeps words apart for those who copy or hear them. Joiners
 * are left out: the library that embeds fonts stumbles over their empty glyphs, and a Hindi word reads the same without.
 */
function writeLines(
  document: Document,
  lines: readonly string[],
  { size, weight }: TextStyle,
  top: number,
  leading: number,
  left: number = page.margin,
): void {
  document.fillColor(palette.ink).fontSize(size);
  for (const [index, line] of lines.entries()) {
    let x = left;
    const last = index === lines.length - 1;
    for (const { face, text } of cutIntoRuns((last ? line : `${line} `).replaceAll(/[\u200c\u200d]/g, ''), weight)) {
      document.font(face.file);
      document.text(text, x, top + index * size * leading, { baseline: 'alphabetic', lineBreak: false });
      x += document.widthOfString(text);
    }
  }
}

/** Bands, seal and figure, which are not read aloud. */
function drawOrnament(document: Document, title: string): void {
  const figure = chooseFigure(title);
  document.markContent('Artifact', { type: 'Layout' });
  document.strokeColor(palette.lineWork);
  for (const y of [50, page.height - 50])
    document
      .lineWidth(0.6)
      .path(traceBand(figure.band, { x: 0, y, width: page.width, height: 22 }))
      .stroke();
  for (const { shape, radius } of figure.rings)
    strokeRosette(document, { x: 456, y: 608, radius: 164 * radius, stroke: 0.5 }, shape, 0.3);
  document.strokeColor(palette.ink);
  strokeRosette(document, { x: page.margin + 14, y: 108, radius: 14, stroke: 1.5 }, sealShape, 1);
  document.endMarkedContent();
}

function strokeRosette(
  document: Document,
  { x, y, radius, stroke }: Circle,
  shape: typeof sealShape,
  opacity: number,
): void {
  const scale = radius / rosetteRadius;
  document
    .save()
    .translate(x, y)
    .scale(scale)
    .strokeOpacity(opacity)
    .lineWidth(stroke / scale);
  document.path(drawRosette(shape)).stroke().restore();
}
