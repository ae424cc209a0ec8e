import { colours } from '#documents/page.ts';
import type { Sheet } from '#documents/sheet.ts';
import { drawRosette } from '#domain/guilloche/rosette.ts';
import { drawWave } from '#domain/guilloche/wave.ts';

/** The seal of the logo: the site's own rosette. */
export function drawSeal(sheet: Sheet, x: number, y: number, size: number): void {
  const { pdf } = sheet;
  const scale = size / 1000;
  sheet.artifact(() => {
    pdf
      .save()
      .translate(x + size / 2, y + size / 2)
      .scale(scale)
      .path(drawRosette({ waves: 9, turns: 2, depth: 0.42 }))
      .lineWidth(0.7 / scale)
      .strokeColor(colours.lineWork)
      .stroke()
      .restore();
  });
}

/** The height of a band in points. */
export const bandHeight = 11.5;

const wave = 88;
const height = 32;
const lines = 6;
const scale = bandHeight / height;

/** A strip of interlaced waves, which is in the file once and drawn on every page. */
export class Band {
  readonly #sheet: Sheet;
  readonly #width: number;
  readonly #drawing: PDFKit.PDFKitReference;

  constructor(sheet: Sheet, width: number) {
    this.#sheet = sheet;
    this.#width = width;
    this.#drawing = sheet.pdf.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, Math.round(width / scale), height],
      Matrix: [scale, 0, 0, scale, 0, 0],
      Resources: {},
    });
    this.#drawing.end(`${(0.4 / scale).toFixed(2)} w ${this.#listLines().join(' ')}`);
  }

  draw(x: number, y: number): void {
    const { pdf } = this.#sheet;
    this.#sheet.artifact(() => {
      pdf.page.xobjects.Band = this.#drawing;
      pdf.save().translate(x, y).strokeColor(colours.lineWork);
      pdf.addContent('/Band Do');
      pdf.restore();
    });
  }

  /** Each drawn line is two waves and a half, and begins one before its place. */
  #listLines(): readonly string[] {
    const line = drawWave({ wave, height });
    const tiles = Math.ceil(this.#width / scale / (wave * 2)) + 1;
    return Array.from({ length: tiles * lines }, (_, index) => {
      const at = Math.floor(index / lines) * wave * 2 + Math.round(((index % lines) * wave) / lines);
      return `q 1 0 0 1 ${at} 0 cm ${toOperators(line)} S Q`;
    });
  }
}

/** The path of an SVG, of absolute moves and curves, in the operators of PDF. */
function toOperators(path: string): string {
  return [...path.matchAll(/([MC])([^MC]*)/g)].map(([, kind, at]) => `${at} ${kind === 'M' ? 'm' : 'c'}`).join(' ');
}
