import type { ChangeKind } from '#domain/check/pdf-report.ts';
import type { Findings, Slot } from '#trust/pdf/changes/classify-changes.ts';
import type { Outline } from '#trust/pdf/changes/outline.ts';
import { listChangedKeys } from '#trust/pdf/changes/same-value.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import type { Field } from '#trust/pdf/fields.ts';
import { nameOf, type PdfValue } from '#trust/pdf/objects.ts';

/** What filling in changes: value, appearance and its state, selected items, rich text, date. */
const whenFilled: ReadonlySet<string> = new Set(['V', 'AP', 'AS', 'I', 'RV', 'M']);

/** Compares the fields of the form. A new signature is one of a field that was not signed, or of a new field. */
export async function compareFields(
  before: Outline,
  after: Outline,
  changed: ReadonlySet<number>,
  isProtected: ReadonlySet<number>,
): Promise<Findings> {
  const kinds: ChangeKind[] = [];
  const slots: Slot[] = [];
  const names: string[] = [];
  const compared: number[] = [];
  const oldFields = new Map(before.fields.map((field) => [field.number, field]));
  for (const field of after.fields) {
    const old = field.number === undefined ? undefined : oldFields.get(field.number);
    const isChanged = field.number !== undefined && changed.has(field.number);
    if (!old) {
      const kind = field.type === 'Sig' ? await classifySignature(field.value, after.document) : 'other';
      kinds.push(kind);
      slots.push(...[...field.dict.entries.values()].map((value) => ({ value, kind })));
    } else if (field.type === 'Sig' && old.value === null) {
      const kind = await classifySignature(field.value, after.document);
      if (isChanged) kinds.push(classifyKeys(old, field, kind));
      slots.push(...listSlots(field, kind));
    } else if (field.type !== 'Sig') {
      if (isChanged) kinds.push(classifyKeys(old, field, 'form'));
      slots.push(...listSlots(field, 'form'));
    } else if (isChanged) kinds.push('other');
    if (isChanged && field.number !== undefined) {
      // What pages are drawn with may not change as a field either.
      if (!isProtected.has(field.number)) compared.push(field.number);
      names.push(field.name);
    }
  }
  return { kinds, compared, slots, fields: names };
}

function classifyKeys(old: Field, field: Field, kind: ChangeKind): ChangeKind {
  return listChangedKeys(old.dict, field.dict).every((key) => whenFilled.has(key)) ? kind : 'other';
}

function listSlots({ dict, value }: Field, kind: ChangeKind): readonly Slot[] {
  return [
    { value, kind },
    { value: dict.entries.get('AP'), kind },
  ];
}

/** A field that is still empty is a part of the form. */
async function classifySignature(value: PdfValue, document: PdfDocument): Promise<ChangeKind> {
  const dict = await document.resolveDict(value);
  if (!dict) return 'form';
  return nameOf(dict.entries.get('SubFilter')) === 'ETSI.RFC3161' ? 'document-timestamp' : 'signature';
}
