import { splitRuns } from '#documents/fonts.ts';
import { colours, page, type Style } from '#documents/page.ts';

/** An element of the structure that assistive technology reads. */
export type Element = PDFKit.PDFStructureElement;

/**
 * The paper: where on it the next line goes, and which element of the structure it belongs to. Everything that is drawn
 * is either marked as part of an element or as an artifact, which nobody is read.
 */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  /** Where the next thing goes, from the page’s top. */
  y: number = page.top;
  /** Whether nothing stands on the page yet, so that no space is put above what comes. */
  isFresh = true;
  readonly #open: Element[] = [];
  readonly #known = new Set<string>();

  constructor(pdf: PDFKit.PDFDocument) {
    this.pdf = pdf;
  }

  /** The number of the present page, from 1. */
  get pageNumber(): number {
    return this.pdf.bufferedPageRange().count;
  }

  /** Goes to the next page. */
  turn(): void {
    this.pdf.addPage();
    this.y = page.top;
    this.isFresh = true;
  }

  /** Goes to the next page unless so much height is left on this one. */
  need(height: number): void {
    if (this.y + height > page.bottom && !this.isFresh) this.turn();
  }

  /** Leaves height empty, except at the top of a page. */
  skip(height: number): void {
    if (!this.isFresh) this.y += height;
  }

  /** Moves on below something that was drawn. */
  advance(height: number): void {
    this.y += height;
    this.isFresh = false;
  }

  /** Makes an element, hands it over while it is open, and ends it; what is made within belongs to it. */
  element<Result>(type: string, make: (element: Element) => Result, attributes?: Record<string, unknown>): Result {
    const element = this.pdf.struct(type);
    if (attributes) Object.assign(readData(element), { A: attributes });
    const parent = this.#open.at(-1);
    if (parent) parent.add(element);
    else this.pdf.addStructure(element);
    this.#open.push(element);
    const result = make(element);
    this.#open.pop();
    element.end();
    return result;
  }

  /** Draws what belongs to the element that is open. */
  mark(draw: () => void): void {
    const element = this.#open.at(-1);
    if (!element) throw new Error('nothing is open that a drawing could belong to');
    const content = this.pdf.markStructureContent(readData(element).S);
    draw();
    this.pdf.endMarkedContent();
    element.add(content);
  }

  /** Draws an element that has no others in it. */
  leaf(type: string, draw: () => void, attributes?: Record<string, unknown>): void {
    this.element(type, () => this.mark(draw), attributes);
  }

  /** Draws what is there for the eye alone. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** How wide a text is in a style. */
  measure(text: string, style: Style): number {
    return splitRuns(text, style.face).reduce(
      (sum, run) => sum + this.#use(run.font, style).widthOfString(run.text),
      0,
    );
  }

  /** Writes one line; `y` is the top of the line, whose text stands in the middle of its leading. */
  write(text: string, x: number, y: number, style: Style, align: 'start' | 'end' = 'start'): void {
    const baseline = y + (style.leading - 1.1 * style.size) / 2 + 0.9 * style.size;
    let at = align === 'end' ? x - this.measure(text, style) : x;
    for (const run of splitRuns(text, style.face)) {
      const pdf = this.#use(run.font, style).fillColor(style.colour);
      pdf.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += pdf.widthOfString(run.text);
    }
  }

  /** A straight line of the eye’s alone. */
  rule(x1: number, x2: number, y: number, colour: string = colours.rule, width = 0.5): void {
    this.artifact(() => {
      this.pdf.moveTo(x1, y).lineTo(x2, y).lineWidth(width).strokeColor(colour).stroke();
    });
  }

  #use({ name, font }: { name: string; font: unknown }, { size }: Style): PDFKit.PDFDocument {
    // pdfkit takes a font that is already read; its types do not know that yet.
    if (!this.#known.has(name)) this.pdf.registerFont(name, font as Buffer);
    this.#known.add(name);
    return this.pdf.font(name).fontSize(size);
  }
}

/** The dictionary of an element, which pdfkit’s types keep to themselves. */
export function readData(element: Element): { S: string; [key: string]: unknown } {
  return (element as unknown as { dictionary: { data: { S: string } } }).dictionary.data;
}
