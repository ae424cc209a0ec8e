import PDFDocument from 'pdfkit';
import { type FontFace, splitByFont } from '#documents/fonts.ts';
import { page, type Style } from '#documents/page.ts';

/** An element of the structure tree (ISO 32000-1, 14.7). */
export type Element = PDFKit.PDFStructureElement;

type ElementOptions = {
  /** Standard attributes (ISO 32000-1, 14.8.5). */
  readonly attributes?: Record<string, unknown>;
  /** The text in logical order, if the order of the glyphs differs (ISO 32000-1, 14.9.4). */
  readonly actual?: string;
};

type PdfOptions = {
  readonly info: { readonly Title: string; readonly Author: string } & Partial<PDFKit.DocumentInfo>;
  /** Whether the file is declared as PDF/UA-1 (ISO 14289-1). */
  readonly isPdfUa?: boolean;
  /** Whether a character without a font throws; otherwise it is skipped. */
  readonly isStrict?: boolean;
};

/**
 * Writes a tagged PDF of A4 pages: creates and collects the file, maintains the structure tree and the position of the
 * next line. All content is marked as part of an element or as an artifact (ISO 32000-1, 14.8.2.2).
 */
export class PdfWriter {
  readonly pdf: PDFKit.PDFDocument;
  /** The position of the next line, from the top of the page. */
  y: number = page.top;
  /** Whether the page is still empty; no space is left at its top. */
  isPageEmpty = true;
  readonly #isStrict: boolean;
  readonly #bytes: Promise<Uint8Array<ArrayBuffer>>;
  readonly #open: Element[] = [];
  readonly #registered = new Set<string>();

  constructor({ info, isPdfUa = false, isStrict = false }: PdfOptions) {
    this.#isStrict = isStrict;
    // pdfkit writes the metadata into XML without escaping.
    const toPlain = (text: string): string => text.replaceAll('&', 'and').replaceAll(/[<>]/g, '');
    const texts = Object.entries(info).map(([key, value]) => [key, typeof value === 'string' ? toPlain(value) : value]);
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      // By default pdfkit loads Helvetica; a browser has no file of it.
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-IN',
      displayTitle: true,
      bufferPages: true,
      info: Object.fromEntries(texts),
      // Supported since pdfkit 0.16; its types do not list it.
      ...(isPdfUa ? ({ subset: 'PDF/UA' } as object) : {}),
    });
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    this.#bytes = new Promise((resolve, reject) => {
      this.pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
      this.pdf.on('end', () => resolve(new Blob(chunks).arrayBuffer().then((buffer) => new Uint8Array(buffer))));
      this.pdf.on('error', reject);
    });
  }

  /** Ends the file and returns its bytes. */
  finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.pdf.end();
    return this.#bytes;
  }

  /** The number of the current page, from 1. */
  get pageNumber(): number {
    return this.pdf.bufferedPageRange().count;
  }

  addPage(): void {
    this.pdf.addPage();
    this.y = page.top;
    this.isPageEmpty = true;
  }

  /** Adds a page unless `height` is left on this one. */
  reserve(height: number): void {
    if (this.y + height > page.bottom && !this.isPageEmpty) this.addPage();
  }

  /** Leaves space, except at the top of a page. */
  skip(height: number): void {
    if (!this.isPageEmpty) this.y += height;
  }

  /** Moves below drawn content; `from` is its top. */
  advance(height: number, from: number = this.y): void {
    this.y = from + height;
    this.isPageEmpty = false;
  }

  /** Adds an element; `make` adds its children. */
  element(type: string, make: (element: Element) => void, { attributes, actual }: ElementOptions = {}): void {
    const element = this.pdf.struct(type, actual === undefined ? {} : { actual });
    if (attributes) Object.assign(readDictionary(element), { A: attributes });
    const parent = this.#open.at(-1);
    if (parent) parent.add(element);
    else this.pdf.addStructure(element);
    this.#open.push(element);
    make(element);
    this.#open.pop();
    element.end();
  }

  /** Draws content of the open element. */
  mark(draw: () => void): void {
    const element = this.#open.at(-1);
    if (!element) throw new Error('no element is open');
    const content = this.pdf.markStructureContent(readDictionary(element).S);
    draw();
    this.pdf.endMarkedContent();
    element.add(content);
  }

  /** Draws an element without child elements. */
  leaf(type: string, draw: () => void, options?: ElementOptions): void {
    this.element(type, () => this.mark(draw), options);
  }

  /** Draws decoration outside the structure. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** The width of a text in a style. */
  measure(text: string, style: Style): number {
    const options = toTextOptions(style);
    const widths = this.#split(text, style).map((run) => this.#use(run.font, style).widthOfString(run.text, options));
    return widths.reduce((sum, width) => sum + width, 0);
  }

  /** Writes one line; its top is at `y`, its start or end at `x`. */
  write(text: string, x: number, y: number, style: Style, align: 'start' | 'end' = 'start'): void {
    let left = align === 'end' ? x - this.measure(text, style) : x;
    for (const run of this.#split(text, style)) {
      const pdf = this.#use(run.font, style).fillColor(style.colour);
      pdf.text(run.text, left, y + ascentOf(style), toTextOptions(style));
      left += pdf.widthOfString(run.text, toTextOptions(style));
    }
  }

  /** Writes lines below each other; a trailing space keeps words apart for copying and assistive technology. */
  writeLines(lines: readonly string[], x: number, y: number, style: Style, endsText = true): void {
    for (const [index, line] of lines.entries()) {
      const text = endsText && index === lines.length - 1 ? line : `${line} `;
      this.write(text, x, y + index * style.leading, style);
    }
  }

  /** Embeds a form XObject (ISO 32000-1, 8.10): a drawing stored once, for use on pages and in form fields. */
  embedDrawing(content: string, width: number, height: number, entries: object = {}): PDFKit.PDFKitReference {
    const common = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height], Resources: {} };
    const drawing = this.pdf.ref({ ...common, ...entries });
    drawing.end(content);
    return drawing;
  }

  #split(text: string, { face }: Style) {
    return splitByFont(text, face, this.#isStrict);
  }

  #use({ name, font }: FontFace, { size }: Style): PDFKit.PDFDocument {
    // pdfkit accepts an opened font; its types do not.
    if (!this.#registered.has(name)) this.pdf.registerFont(name, font as unknown as Buffer);
    this.#registered.add(name);
    return this.pdf.font(name).fontSize(size);
  }
}

/** The distance from the top of a line to its baseline: Anek has an ascent of 0.9 em and a descent of 0.2 em. */
export function ascentOf({ leading, size }: Style): number {
  return (leading - 1.1 * size) / 2 + 0.9 * size;
}

function toTextOptions({ features }: Style): PDFKit.Mixins.TextOptions {
  return { lineBreak: false, baseline: 'alphabetic', ...(features ? { features } : {}) };
}

/** The dictionary of an element; pdfkit's types do not expose it. */
export function readDictionary(element: Element): { S: string; [key: string]: unknown } {
  return (element as unknown as { dictionary: { data: { S: string } } }).dictionary.data;
}
