import { failLimit } from '../budget.ts';
import type { PdfDocument } from './document.ts';
import { asType, nameOf, type PdfDict, type PdfString, type PdfValue, textOf } from './objects.ts';

/** A field of the form, or a widget of one (ISO 32000-2, section 12.7.4). */
export type Field = {
  /** Of its object; `undefined` for one that is written within another. */
  readonly number: number | undefined;
  /** Of the object that names the field: several widgets share it. */
  readonly owner: number | undefined;
  /** With the names above it, `form.signature`. */
  readonly name: string;
  /** `Sig`, `Tx`, `Btn`, `Ch`; inherited. */
  readonly type: string;
  readonly dict: PdfDict;
  /** Inherited; as it is written, so a reference is still one. */
  readonly value: PdfValue;
  /** The default appearance, /DA: the start of a content stream that names a font; inherited, also from the form. */
  readonly defaultAppearance: PdfString | undefined;
  /** Whether it has no fields and no widgets below it (/Kids). */
  readonly hasNoKids: boolean;
};

/** Units of the budget for a field that is written within another. */
const unitsOfField = 10;

/** All fields and widgets of a form, from its top down. */
export async function listFields(form: PdfDict, document: PdfDocument): Promise<readonly Field[]> {
  const { budget } = document;
  const fields: Field[] = [];
  const visited = new Set<number>();
  type Parent = Pick<Field, 'owner' | 'name' | 'type' | 'value' | 'defaultAppearance'>;

  const visit = async (value: PdfValue, parent: Parent, depth: number): Promise<void> => {
    if (depth === 0) failLimit('depth');
    const number = asType(value, 'ref')?.number;
    if (number !== undefined && visited.has(number)) return;
    if (number !== undefined) visited.add(number);
    const dict = await document.resolveDict(value);
    if (!dict) return;
    const part = textOf(await document.resolve(dict.entries.get('T')));
    const kids = await document.resolveItems(dict.entries.get('Kids'));
    const field: Field = {
      number,
      owner: part === '' ? (parent.owner ?? number) : number,
      name: [parent.name, part].filter(Boolean).join('.'),
      type: nameOf(await document.resolve(dict.entries.get('FT'))) || parent.type,
      dict,
      value: dict.entries.get('V') ?? parent.value,
      defaultAppearance: (await readString(dict, 'DA', document)) ?? parent.defaultAppearance,
      hasNoKids: kids.length === 0,
    };
    // A field written within a shared Kids array is visited once per parent; one that is an object of its own, once.
    if (number === undefined) budget.countUnits(unitsOfField);
    // Its name includes the names of all fields above it.
    budget.countBytes(field.name.length);
    fields.push(field);
    for (const kid of kids) await visit(kid, field, depth - 1);
  };

  const defaultAppearance = await readString(form, 'DA', document);
  const top = { owner: undefined, name: '', type: '', value: null, defaultAppearance };
  const roots = await document.resolveItems(form.entries.get('Fields'));
  for (const root of roots) await visit(root, top, budget.limits.depth);
  return fields;
}

async function readString(dict: PdfDict, key: string, document: PdfDocument): Promise<PdfString | undefined> {
  return asType(await document.resolve(dict.entries.get(key)), 'string');
}

export type SignatureField = {
  /** The first that shows it: a stamp on each page is a field of its own with the same signature. */
  readonly field: Field;
  /** The signature dictionary (ISO 32000-2, table 255) and the number of its object. */
  readonly dict: PdfDict;
  readonly number: number | undefined;
};

/** The signatures, each once, and the number of fields still to be signed. Several widgets of one field count once. */
export async function listSignatures(
  document: PdfDocument,
  fields: readonly Field[],
): Promise<{ signatures: readonly SignatureField[]; emptyFields: number }> {
  const signatures: SignatureField[] = [];
  let emptyFields = 0;
  const listed = new Set<number>();
  const owners = new Set<number>();
  for (const field of fields) {
    const { owner } = field;
    if (field.type !== 'Sig' || !field.hasNoKids || (owner !== undefined && owners.has(owner))) continue;
    if (owner !== undefined) owners.add(owner);
    const dict = await document.resolveDict(field.value);
    const number = asType(field.value, 'ref')?.number;
    if (number !== undefined && listed.has(number)) continue;
    if (!dict || isPlaceholder(await document.resolve(dict.entries.get('Contents')))) emptyFields += 1;
    else {
      if (number !== undefined) listed.add(number);
      signatures.push({ field, dict, number });
    }
  }
  return { signatures, emptyFields };
}

/** Whether no value was ever filled in: a program reserves room for it, as zeros, and signs afterwards. */
export function isPlaceholder(contents: PdfValue): boolean {
  return asType(contents, 'string')?.bytes.every((octet) => octet === 0) === true;
}
