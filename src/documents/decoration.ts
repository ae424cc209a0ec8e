import { site } from '#content/site.ts';
import { colours, wholeColumn } from '#documents/page.ts';
import type { PdfWriter } from '#documents/pdf-writer.ts';
import { drawRosette, type RosetteShape, rosetteRadius } from '#domain/guilloche/rosette.ts';
import { drawWave } from '#domain/guilloche/wave.ts';
import { seal } from '#domain/site/seal.ts';
import type { Circle } from '#media/draw/guilloche.ts';

/** A horizontal rule from `x1` to `x2`. */
export function drawRule(writer: PdfWriter, x1: number, x2: number, y: number, colour: string, width = 0.5): void {
  writer.artifact(() => writer.pdf.moveTo(x1, y).lineTo(x2, y).lineWidth(width).strokeColor(colour).stroke());
}

/** A rosette within a circle, in points. */
export function drawRosetteLine(
  writer: PdfWriter,
  shape: RosetteShape,
  { x, y, radius, stroke }: Circle,
  colour: string,
  opacity?: number,
): void {
  const { pdf } = writer;
  const scale = radius / rosetteRadius;
  writer.artifact(() => {
    pdf.save().translate(x, y).scale(scale);
    if (opacity !== undefined) pdf.strokeOpacity(opacity);
    pdf.lineWidth(stroke / scale).path(drawRosette(shape));
    pdf.stroke(colour).restore();
  });
}

/** The seal in ink, its letter in the white of the page; `radius` in points. */
export function drawSealMark(writer: PdfWriter, { x, y, radius }: Omit<Circle, 'stroke'>): void {
  const { pdf } = writer;
  const { letter } = site.devanagari.outlines;
  writer.artifact(() => {
    pdf
      .save()
      .translate(x, y)
      .scale(radius / seal.radius);
    pdf.circle(0, 0, seal.disc);
    for (let dot = 0; dot < seal.dots; dot += 1) {
      const angle = (2 * Math.PI * dot) / seal.dots;
      pdf.circle(seal.disc * Math.cos(angle), seal.disc * Math.sin(angle), seal.dot);
    }
    pdf.fill(colours.ink).translate(letter.x, letter.y).scale(letter.scale).path(letter.path);
    pdf.fill(colours.white).restore();
  });
}

/** A strip of interlaced waves, by default as wide as the text; its size and line in points. `drawBand` draws it. */
export function embedBand(
  writer: PdfWriter,
  size = { width: wholeColumn.width, height: 11.5, stroke: 0.4 },
): PDFKit.PDFKitReference {
  const wave = 88;
  const height = 32;
  const lines = 6;
  /** Points per unit of the drawing. */
  const scale = size.height / height;
  const width = size.width / scale;
  // `drawWave` returns absolute moves and curves of SVG; PDF has operators for both.
  const path = [...drawWave({ wave, height }).matchAll(/([MC])([^MC]*)/g)]
    .map(([, kind, numbers]) => `${numbers} ${kind === 'M' ? 'm' : 'c'}`)
    .join(' ');
  // A line is two waves and a half long and starts one wave before its origin.
  const tiles = Math.ceil(width / (wave * 2)) + 1;
  const drawn = Array.from({ length: tiles * lines }, (_, index) => {
    const shift = Math.floor(index / lines) * wave * 2 + Math.round(((index % lines) * wave) / lines);
    return `q 1 0 0 1 ${shift} 0 cm ${path} S Q`;
  });
  const content = `${(size.stroke / scale).toFixed(2)} w ${drawn.join(' ')}`;
  return writer.embedDrawing(content, Math.round(width), height, { Matrix: [scale, 0, 0, scale, 0, 0] });
}

/** Draws the band on the current page, its top left corner at `x`, `y`. */
export function drawBand(writer: PdfWriter, band: PDFKit.PDFKitReference, x: number, y: number): void {
  const { pdf } = writer;
  writer.artifact(() => {
    pdf.page.xobjects.Band = band;
    pdf.save().translate(x, y).strokeColor(colours.lineWork);
    pdf.addContent('/Band Do');
    pdf.restore();
  });
}
