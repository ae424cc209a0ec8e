import { embedFieldFont } from '#documents/field-font.ts';
import { colours } from '#documents/page.ts';
import { type Element, readData, type Sheet } from '#documents/sheet.ts';

/** A rectangle on the page, from its top left corner. */
export type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** How large the side of a box to tick, or a circle to choose, is. */
export const tickSize = 11;

type Reference = PDFKit.PDFKitReference;
type Dictionary = Record<string, unknown>;

/** What pdfkit keeps to itself: its own fields take no tooltip and no place in the structure (its issue 1803). */
type Root = { _root: { data: { AcroForm?: { data: { Fields: Reference[] } & Dictionary } } } };

/** The form of a file: fields are added to it as they are set. */
export class Form {
  readonly #sheet: Sheet;
  readonly #font: Reference;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    this.#font = embedFieldFont(sheet.pdf);
    sheet.measure('x', { face: 'text', size: 10, leading: 15, colour: colours.ink });
    sheet.pdf.initForm();
    // Each field brings its appearance, so that viewers need not make one, and none asks whether to keep changes.
    Object.assign(this.#data, {
      NeedAppearances: false,
      DA: text(defaultAppearance),
      DR: { Font: { Anek: this.#font } },
    });
  }

  get #data(): { Fields: Reference[] } & Dictionary {
    const data = (this.#sheet.pdf as unknown as Root)._root.data.AcroForm?.data;
    if (!data) throw new Error('the file has no form');
    return data;
  }

  /** A field to write in. */
  addText(
    field: { name: string; tooltip: string; lines: number; limit?: number | undefined },
    place: Rectangle,
    parent: Element,
  ): void {
    const { width, height } = place;
    const appearance = this.#sheet.pdf.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: { Font: { Anek: this.#font } },
    });
    appearance.end(`${drawBox(width, height)} /Tx BMC EMC`);
    const widget = this.#annotate(place, parent, {
      FT: 'Tx',
      T: text(field.name),
      TU: text(field.tooltip),
      DA: text(defaultAppearance),
      MK: { BG: toNumbers(colours.fieldGround), BC: toNumbers(colours.ruleStrong) },
      // A viewer that draws the box anew knows whole points only.
      BS: { W: 1, S: 'S' },
      AP: { N: appearance },
      ...(field.lines > 1 ? { Ff: 1 << 12 } : {}),
      ...(field.limit ? { MaxLen: field.limit } : {}),
    });
    this.#data.Fields.push(widget);
  }

  /** A box to tick. */
  addCheck(field: { name: string; tooltip: string }, place: Rectangle, parent: Element): void {
    const widget = this.#annotate(place, parent, {
      FT: 'Btn',
      T: text(field.name),
      TU: text(field.tooltip),
      V: 'Off',
      ...this.#tickStates('Yes', drawBox(tickSize, tickSize), cross),
    });
    this.#data.Fields.push(widget);
  }

  /** The field of a choice; its options are added one by one. */
  addChoice(field: { name: string; tooltip: string }): Choice {
    const reference = this.#sheet.pdf.ref({
      FT: 'Btn',
      // Radio buttons of which one stays chosen.
      Ff: (1 << 15) | (1 << 14),
      T: text(field.name),
      TU: text(field.tooltip),
      V: 'Off',
      Kids: [],
    });
    this.#data.Fields.push(reference);
    const { Kids } = reference.data as unknown as { Kids: Reference[] };
    return {
      addOption: (value, tooltip, place, parent) => {
        Object.assign(readData(parent), { Alt: text(tooltip) });
        const states = this.#tickStates(value, circle(5.25, 'b'), `${circle(2.75, 'f', colours.ink)}`);
        Kids.push(this.#annotate(place, parent, { Parent: reference, ...states }));
      },
    };
  }

  #tickStates(value: string, empty: string, mark: string): Dictionary {
    const state = (content: string): Reference => {
      const reference = this.#sheet.pdf.ref({
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, tickSize, tickSize],
        Resources: {},
      });
      reference.end(content);
      return reference;
    };
    return { AS: 'Off', AP: { N: { Off: state(empty), [value]: state(`${empty} ${mark}`) } } };
  }

  #annotate({ x, y, width, height }: Rectangle, parent: Element, data: Dictionary): Reference {
    const { pdf } = this.#sheet;
    // Printed with the page.
    pdf.annotate(x, y, width, height, { Subtype: 'Widget', F: 4, structParent: parent, ...data } as never);
    return pdf.page.annotations.at(-1);
  }
}

/** The field of a choice while its options are set. */
export type Choice = {
  addOption(value: string, tooltip: string, place: Rectangle, parent: Element): void;
};

const defaultAppearance = `/Anek 10 Tf ${toNumbers(colours.ink).join(' ')} rg`;

/** pdfkit writes a `String` as a text and a plain one as a name. */
function text(value: string): unknown {
  return new String(value);
}

function toNumbers(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Math.round((Number.parseInt(colour.slice(at, at + 2), 16) / 255) * 1_000) / 1_000);
}

function setColours(): string {
  return `0.5 w ${toNumbers(colours.fieldGround).join(' ')} rg ${toNumbers(colours.ruleStrong).join(' ')} RG`;
}

function drawBox(width: number, height: number): string {
  return `q ${setColours()} 0.25 0.25 ${round(width - 0.5)} ${round(height - 0.5)} re B Q`;
}

const cross = `q ${toNumbers(colours.ink).join(' ')} RG 1.4 w 2.5 2.5 m 8.5 8.5 l 2.5 8.5 m 8.5 2.5 l S Q`;

/** A circle about the middle of a tick, as four Bézier pieces, painted by an operator of PDF. */
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
  return `q ${fill ? `${toNumbers(fill).join(' ')} rg` : setColours()} ${curve} ${operator} Q`;
}

function round(length: number): number {
  return Math.round(length * 1_000) / 1_000;
}
