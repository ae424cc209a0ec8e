import type { ChangeKind } from '#domain/check/pdf-report.ts';
import type { Comparison, Reach } from '#trust/pdf/changes/compare-values.ts';
import { classifySignature, isSignatureKey } from '#trust/pdf/changes/new-signature.ts';
import type { Outline } from '#trust/pdf/changes/outline.ts';
import { type Field, isPlaceholder } from '#trust/pdf/fields.ts';
import { as, type PdfValue } from '#trust/pdf/objects.ts';

/** What was appended to a signed revision. */
export type Changes = {
  readonly kinds: readonly ChangeKind[];
  /** Full names of the fields that changed, and of those among them that were filled in. */
  readonly fields: readonly string[];
  readonly filled: readonly string[];
  /** Object numbers of the signature dictionaries that were added: `/Perms` may refer to one of them. */
  readonly signatures: readonly number[];
};

/** What filling in changes: value, appearance, its state, colours and font, selected items, rich text, date. */
const whenFilled: ReadonlySet<string> = new Set(['V', 'AP', 'AS', 'DA', 'I', 'RV', 'M', 'MK']);
/** What a program sets at the widget of the field that it signs (ISO 32000-2, tables 166, 191 and 235). */
const whenSigned: ReadonlySet<string> = new Set([...whenFilled, 'F', 'BS', 'Border', 'DA', 'H', 'Lock', 'P', 'SV']);
/** Names what an object is, or where it stands in the structure of a tagged document, which has rules of its own. */
const always: ReadonlySet<string> = new Set(['StructParent', 'Type']);

const drawn: ReadonlySet<string> = new Set(['AP', 'DR', 'MK']);
const reachOf = (key: string): Reach => (drawn.has(key) ? 'drawn' : key === 'A' ? 'action' : 'linked');

/** Compares the fields of the form. A new signature is one of a field that was not signed, or of a new field. */
export async function compareFields(comparison: Comparison): Promise<Changes> {
  const { before, after } = comparison;
  const kinds: ChangeKind[] = [];
  const names = new Set<string>();
  const filled = new Set<string>();
  const signatures = new Set<number>();
  const oldValues = new Set(before.fields.map(({ value }) => as(value, 'ref')?.number));
  if (before.fields.some(({ number }) => number !== undefined && !after.fieldsByNumber.has(number)))
    kinds.push('other');
  if (!(await haveSameDirect(comparison))) kinds.push('other');

  const addSignature = async (field: Field, old: Field | undefined): Promise<void> => {
    const number = as(field.value, 'ref')?.number;
    const found = await classifySignature(field, before, after);
    kinds.push(number !== undefined && oldValues.has(number) ? 'other' : found.kind);
    if (found.isStamp) kinds.push('stamp');
    if (number !== undefined) signatures.add(number);
    if (old || found.isVisible) names.add(field.name);
  };

  for (const field of after.fields) {
    if (field.number === undefined) continue;
    const old = before.fieldsByNumber.get(field.number);
    if (!old) {
      const isAllowed = field.type === 'Sig' && [...field.dict.entries.keys()].every(isSignatureKey);
      if (isAllowed) await addSignature(field, undefined);
      else kinds.push('other');
      continue;
    }
    const changed = await comparison.listChangedKeys(old.dict, field.dict, reachOf);
    const keys = await dropAllowed(changed, old, field, comparison);
    const isSigned = field.type === 'Sig' && !(await isUnsigned(old, before));
    const isNewlySigned = field.type === 'Sig' && !isSigned && !(await isUnsigned(field, after));
    if (keys.length === 0 && !isNewlySigned) continue;
    if (isNewlySigned) {
      const areFlags = typeof (field.dict.entries.get('F') ?? 0) === 'number';
      if (!areFlags || !keys.every((key) => whenSigned.has(key))) kinds.push('other');
      await addSignature(field, old);
    } else if (field.type === 'Sig') kinds.push(isSigned ? 'other' : 'form');
    else {
      const isFilled = keys.every((key) => whenFilled.has(key)) && (await isFilledIn(old, field, comparison));
      kinds.push(isFilled ? 'form' : 'other');
      names.add(field.name);
      if (isFilled) filled.add(field.name);
    }
  }
  return { kinds, fields: [...names], filled: [...filled], signatures: [...signatures] };
}

/** Fields that are written within others have no number to be found by: they may not change. */
function haveSameDirect({ before, after, isSame }: Comparison): Promise<boolean> {
  const list = ({ fields }: Outline): PdfValue => ({
    type: 'array',
    items: fields.filter(({ number }) => number === undefined).map(({ dict }) => dict),
  });
  return isSame(list(before), list(after), 'linked');
}

/** Without the keys that say nothing to a reader, and without children that are only added signatures. */
async function dropAllowed(
  changed: readonly string[],
  old: Field,
  field: Field,
  comparison: Comparison,
): Promise<readonly string[]> {
  const kept: string[] = [];
  for (const key of changed) {
    if (always.has(key)) continue;
    if (key === 'Ff' && isMadeReadOnly(old.dict.entries.get('Ff'), field.dict.entries.get('Ff'))) continue;
    if (key === 'Kids' && (await hasAddedSignatures(old, field, comparison))) continue;
    kept.push(key);
  }
  return kept;
}

/** The first flag keeps a field from being filled in (ISO 32000-2, table 227), as a lock demands. */
function isMadeReadOnly(old: PdfValue | undefined, current: PdfValue | undefined): boolean {
  return typeof current === 'number' && current === ((typeof old === 'number' ? old : 0) | 1);
}

async function hasAddedSignatures(old: Field, field: Field, { before, after }: Comparison): Promise<boolean> {
  const kids = await after.document.resolveItems(field.dict.entries.get('Kids'));
  const current = kids.map((kid) => as(kid, 'ref')?.number);
  const added = current.filter((number) => !before.fieldsByNumber.has(number));
  const oldKids = as(old.dict.entries.get('Kids'), 'array')?.items.map((kid) => as(kid, 'ref')?.number) ?? [];
  const kept = current.filter((number) => before.fieldsByNumber.has(number));
  const isKept = oldKids.length === kept.length && oldKids.every((number, index) => number === kept[index]);
  return isKept && added.every((number) => number !== undefined && after.fieldsByNumber.get(number)?.type === 'Sig');
}

/** An appearance or colours alone may hide or show another value than the field has; only with the value it is filled in. */
async function isFilledIn(old: Field, field: Field, { isSame }: Comparison): Promise<boolean> {
  const hasAppearance = old.dict.entries.has('AP');
  const isShown = await isSame(old.dict.entries.get('AP'), field.dict.entries.get('AP'), 'drawn');
  const isFontSame = await isSame(old.dict.entries.get('DA'), field.dict.entries.get('DA'), 'linked');
  const areColoursSame = await isSame(old.dict.entries.get('MK'), field.dict.entries.get('MK'), 'drawn');
  return (
    (isFontSame && areColoursSame && (isShown || !hasAppearance)) || !(await isSame(old.value, field.value, 'linked'))
  );
}

async function isUnsigned({ value }: Field, { document }: Outline): Promise<boolean> {
  const dict = await document.resolveDict(value);
  return !dict || isPlaceholder(await document.resolve(dict.entries.get('Contents')));
}
