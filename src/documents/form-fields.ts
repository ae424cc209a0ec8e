import { embedFieldFont } from '#documents/fonts.ts';
import { colours } from '#documents/page.ts';
import { type Element, type PdfWriter, readDictionary } from '#documents/pdf-writer.ts';

/** A rectangle on the page, from its top left corner. */
export type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The side of a check box and the diameter of a radio button, in points. */
export const tickSize = 11;

type Reference = PDFKit.PDFKitReference;
type Dictionary = Record<string, unknown>;
type Field = { readonly name: string; readonly tooltip: string };

/** Private data of pdfkit: its own form fields have no tooltip and no structure element (its issue 1803). */
type Root = { _root: { data: { AcroForm?: { data: { Fields: Reference[] } & Dictionary } } } };

/** The interactive form of a file (ISO 32000-1, 12.7). */
export class Form {
  readonly #writer: PdfWriter;
  readonly #font: Reference;

  constructor(writer: PdfWriter) {
    this.#writer = writer;
    this.#font = embedFieldFont(writer.pdf);
    // `initForm` requires a current font.
    writer.measure('x', { face: 'text', size: 10, leading: 15, colour: colours.ink });
    writer.pdf.initForm();
    // Each field has an appearance stream. A viewer that generates one prompts to save changes on closing.
    Object.assign(this.#data, {
      NeedAppearances: false,
      DA: text(defaultAppearance),
      DR: { Font: { Anek: this.#font } },
    });
  }

  get #data(): { Fields: Reference[] } & Dictionary {
    const data = (this.#writer.pdf as unknown as Root)._root.data.AcroForm?.data;
    if (!data) throw new Error('the file has no form');
    return data;
  }

  addText(field: Field & { lines: number; limit?: number | undefined }, box: Rectangle, parent: Element): void {
    const { width, height } = box;
    const resources = { Resources: { Font: { Anek: this.#font } } };
    const appearance = this.#writer.embedDrawing(`${drawBox(width, height)} /Tx BMC EMC`, width, height, resources);
    const widget = this.#annotate(box, parent, {
      FT: 'Tx',
      ...describe(field),
      DA: text(defaultAppearance),
      MK: { BG: toNumbers(colours.fieldGround), BC: toNumbers(colours.ruleStrong) },
      // Viewers that redraw the border take whole points only.
      BS: { W: 1, S: 'S' },
      AP: { N: appearance },
      // Multiline (ISO 32000-1, table 228).
      ...(field.lines > 1 ? { Ff: 1 << 12 } : {}),
      ...(field.limit ? { MaxLen: field.limit } : {}),
    });
    this.#data.Fields.push(widget);
  }

  addCheck(field: Field, box: Rectangle, parent: Element): void {
    const widget = this.#annotate(box, parent, {
      FT: 'Btn',
      ...describe(field),
      V: 'Off',
      ...this.#tickStates('Yes', drawBox(tickSize, tickSize), cross),
    });
    this.#data.Fields.push(widget);
  }

  /** Adds a group of radio buttons; returns a function that adds an option. */
  addChoice(field: Field): (value: string, tooltip: string, box: Rectangle, parent: Element) => void {
    const reference = this.#writer.pdf.ref({
      FT: 'Btn',
      // Radio and NoToggleToOff (ISO 32000-1, table 226): one of the buttons stays selected.
      Ff: (1 << 15) | (1 << 14),
      ...describe(field),
      V: 'Off',
      Kids: [],
    });
    this.#data.Fields.push(reference);
    const { Kids } = reference.data as unknown as { Kids: Reference[] };
    return (value, tooltip, box, parent) => {
      // The options share the group’s tooltip (TU), so each is announced by the alternative text of its structure element.
      Object.assign(readDictionary(parent), { Alt: text(tooltip) });
      const states = this.#tickStates(value, circle(5.25, 'b'), circle(2.75, 'f', colours.ink));
      Kids.push(this.#annotate(box, parent, { Parent: reference, ...states }));
    };
  }

  #tickStates(value: string, empty: string, mark: string): Dictionary {
    const state = (content: string): Reference => this.#writer.embedDrawing(content, tickSize, tickSize);
    return { AS: 'Off', AP: { N: { Off: state(empty), [value]: state(`${empty} ${mark}`) } } };
  }

  #annotate({ x, y, width, height }: Rectangle, parent: Element, data: Dictionary): Reference {
    const { pdf } = this.#writer;
    // Flag Print (ISO 32000-1, table 165).
    pdf.annotate(x, y, width, height, { Subtype: 'Widget', F: 4, structParent: parent, ...data } as never);
    return pdf.page.annotations.at(-1);
  }
}

const defaultAppearance = `/Anek 10 Tf ${toNumbers(colours.ink).join(' ')} rg`;

/** A PDF string: pdfkit writes a `String` object as a string and a primitive as a name. */
function text(value: string): unknown {
  return new String(value);
}

function describe({ name, tooltip }: Field): Dictionary {
  return { T: text(name), TU: text(tooltip) };
}

function toNumbers(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Math.round((Number.parseInt(colour.slice(at, at + 2), 16) / 255) * 1_000) / 1_000);
}

const boxColours = `0.5 w ${toNumbers(colours.fieldGround).join(' ')} rg ${toNumbers(colours.ruleStrong).join(' ')} RG`;

function drawBox(width: number, height: number): string {
  return `q ${boxColours} 0.25 0.25 ${round(width - 0.5)} ${round(height - 0.5)} re B Q`;
}

const cross = `q ${toNumbers(colours.ink).join(' ')} RG 1.4 w 2.5 2.5 m 8.5 8.5 l 2.5 8.5 m 8.5 2.5 l S Q`;

/** A circle in the middle of a radio button as four Bézier curves, painted by a PDF operator. */
function circle(radius: number, operator: 'b' | 'f', fill?: string): string {
  const middle = tickSize / 2;
  const bend = radius * 0.5523;
  const at = (x: number, y: number): string => `${round(middle + x)} ${round(middle + y)}`;
  const curve = [
    `${at(radius, 0)} m`,
    `${at(radius, bend)} ${at(bend, radius)} ${at(0, radius)} c`,
    `${at(-bend, radius)} ${at(-radius, bend)} ${at(-radius, 0)} c`,
    `${at(-radius, -bend)} ${at(-bend, -radius)} ${at(0, -radius)} c`,
    `${at(bend, -radius)} ${at(radius, -bend)} ${at(radius, 0)} c`,
  ].join(' ');
  return `q ${fill ? `${toNumbers(fill).join(' ')} rg` : boxColours} ${curve} ${operator} Q`;
}

function round(length: number): number {
  return Math.round(length * 1_000) / 1_000;
}
