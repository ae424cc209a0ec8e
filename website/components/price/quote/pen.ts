import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

/** An element of the document's structure, by which it is read out. */
export type Part = ReturnType<Pdf['struct']>;

/** Where text goes and how it looks; points from the top left. */
export type TextStyle = {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly isBold?: boolean;
  readonly colour?: string;
  /** Where lines break. */
  readonly width?: number;
  /** Where a click leads. */
  readonly link?: string;
};

export const ink = '#16224a';
export const soft = '#3d486f';

/** Writes text as an element of that type within a part, and returns the point below it. */
export function write(
  pdf: Pdf,
  parent: Part,
  type: string,
  text: string,
  { x, y, size = 11, isBold = false, colour = ink, width, link }: TextStyle,
): number {
  pdf
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(colour)
    .text(text, x, y, {
      structParent: parent,
      structType: type,
      lineGap: 3,
      ...(width ? { width } : { lineBreak: false }),
      ...(link ? { link } : {}),
    });
  return pdf.y;
}

/** How far the typeface's baseline is below the top of a line, in parts of its size. */
const ascent = 0.9;

/** Figures of one width stand below one another. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** Writes rupees that end at `right`: the sign is in a typeface of its own, so sign and figures are set one by one. */
export function writeAmount(
  pdf: Pdf,
  parent: Part,
  amount: string,
  { right, y, size = 11, isBold = false }: { right: number; y: number; size?: number; isBold?: boolean },
): void {
  const cell = pdf.struct('TD');
  parent.add(cell);
  pdf.fontSize(size).fillColor(ink);
  const parts = [
    ['₹', isBold ? 'rupeeBold' : 'rupee'],
    [amount.replace('₹', ''), isBold ? 'bold' : 'regular'],
  ] as const;
  const widths = parts.map(([text, font]) => pdf.font(font).widthOfString(text, { features }));
  let x = right - widths.reduce((sum, width) => sum + width);
  for (const [index, [text, font]] of parts.entries()) {
    pdf.font(font).text(text, x, y + ascent * size, {
      features,
      baseline: 'alphabetic',
      lineBreak: false,
      structParent: cell,
      structType: 'Span',
    });
    x += widths[index] ?? 0;
  }
  cell.end();
}

/** Draws what is not read out. */
export function decorate(pdf: Pdf, draw: (pdf: Pdf) => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save();
  draw(pdf);
  pdf.restore();
  pdf.endMarkedContent();
}
