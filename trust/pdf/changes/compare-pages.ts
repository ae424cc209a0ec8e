import type { ChangeKind } from '#domain/check/pdf-report.ts';
import type { Comparison, Reach } from '#trust/pdf/changes/compare-values.ts';
import type { Outline, Page } from '#trust/pdf/changes/outline.ts';
import type { Field } from '#trust/pdf/fields.ts';
import { as, nameOf, type PdfDict, type PdfValue } from '#trust/pdf/objects.ts';

/** Entries of a page that lead to actions, articles and data of programs, not to what is drawn (ISO 32000-2, table 31). */
const linked: ReadonlySet<string> = new Set('AA AF B DPart Metadata PieceInfo SeparationInfo'.split(' '));
/** What a note is drawn with; /RO is drawn when a redaction is applied. */
const drawnOfNote: ReadonlySet<string> = new Set(['AP', 'MK', 'RO']);

const reachOf = (key: string): Reach => (key === 'Parent' ? 'tree' : linked.has(key) ? 'linked' : 'drawn');
const reachOfNote = (key: string): Reach => (drawnOfNote.has(key) ? 'drawn' : key === 'A' ? 'action' : 'linked');

/** Compares the pages, of which only the annotations may change, and the annotations that are no fields. */
export async function comparePages(comparison: Comparison): Promise<readonly ChangeKind[]> {
  const { before, after } = comparison;
  const kinds: ChangeKind[] = [];
  if (before.pages.length !== after.pages.length) return ['other'];
  for (const [index, page] of after.pages.entries()) {
    const old = before.pages[index];
    if (old?.number !== page.number) return ['other'];
    const changed = await comparison.listChangedKeys(without(old.dict), without(page.dict), reachOf);
    const differing = changed.filter((key) => !isAdded(key, old.dict, page.dict));
    // The order in which the keyboard visits annotations.
    if (differing.length > 0) kinds.push(differing.every((key) => key === 'Tabs') ? 'annotation' : 'other');
    if (!(await areLists(old, page, comparison))) kinds.push('other');
    kinds.push(...(await compareAnnotations(old, page, comparison)));
  }
  return kinds;
}

/**
 * What programs write to a page that had none: that annotations are visited in the order of the structure, as they are
 * without it, and the page's number in the structure of a tagged document, which has rules of its own.
 */
function isAdded(key: string, old: PdfDict, current: PdfDict): boolean {
  if (old.entries.has(key)) return false;
  return key === 'StructParents' || (key === 'Tabs' && nameOf(current.entries.get(key)) === 'S');
}

/** Whether both pages have a list of annotations, or none; whatever else is called /Annots must be the same. */
async function areLists(old: Page, page: Page, { before, after, isSame }: Comparison): Promise<boolean> {
  const [first, second] = [old.dict.entries.get('Annots'), page.dict.entries.get('Annots')];
  const values = [await before.document.resolve(first), await after.document.resolve(second)];
  return values.every((value) => value === null || as(value, 'array')) || isSame(first, second, 'drawn');
}

function without(dict: PdfDict): PdfDict {
  return { ...dict, entries: new Map([...dict.entries].filter(([key]) => key !== 'Annots')) };
}

async function compareAnnotations(old: Page, page: Page, comparison: Comparison): Promise<readonly ChangeKind[]> {
  const kinds: ChangeKind[] = [];
  const { after, isSame } = comparison;
  const [oldFields, fields] = [comparison.before.fieldsByNumber, after.fieldsByNumber];
  const [oldNumbers, numbers] = [old.numbers, page.numbers];
  const kept = new Set(oldNumbers);
  const current = new Set(numbers);
  for (const number of numbers) {
    const field = fields.get(number);
    if (!kept.has(number))
      kinds.push(...(field ? placeField(oldFields.get(number), field) : [await classifyNote(number, after)]));
    else if (!field) kinds.push(...(await compareNote(number, comparison)));
  }
  // Without its widget a field is no longer seen.
  const removed = oldNumbers.filter((number) => !current.has(number));
  if (removed.length > 0) kinds.push(removed.some((number) => oldFields.has(number)) ? 'other' : 'annotation');
  // What stands later in the list is drawn over what stands before.
  const isInOrder = isSameList(
    oldNumbers.filter((number) => current.has(number)),
    numbers.filter((number) => kept.has(number)),
  );
  if (!isInOrder) kinds.push('annotation');
  if (!(await isSame(listDirect(old), listDirect(page), 'linked'))) {
    const isWidget = page.annotations.some((value) => nameOf(as(value, 'dict')?.entries.get('Subtype')) === 'Widget');
    kinds.push(isWidget ? 'other' : 'annotation');
  }
  return kinds;
}

/** A widget that is new on a page is that of a new signature, which has its kind already; no other field may come to be seen. */
function placeField(old: Field | undefined, field: Field): readonly ChangeKind[] {
  return field.type === 'Sig' && (!old || old.value === null) ? [] : ['other'];
}

/** A widget that belongs to no field shows what a field would, but cannot be filled in. */
async function classifyNote(number: number, { document }: Outline): Promise<ChangeKind> {
  const dict = as(await document.load(number), 'dict');
  return nameOf(dict?.entries.get('Subtype')) === 'Widget' ? 'other' : 'annotation';
}

async function compareNote(
  number: number,
  { before, after, listChangedKeys }: Comparison,
): Promise<readonly ChangeKind[]> {
  const [first, second] = [
    as(await before.document.load(number), 'dict'),
    as(await after.document.load(number), 'dict'),
  ];
  if (!first && !second) return [];
  const changed = first && second ? await listChangedKeys(first, second, reachOfNote) : [''];
  return changed.every((key) => key === 'StructParent') ? [] : [await classifyNote(number, after)];
}

/** The annotations that are written within the list. */
function listDirect({ annotations }: Page): PdfValue {
  return { type: 'array', items: annotations.filter((annotation) => !as(annotation, 'ref')) };
}

function isSameList(first: readonly number[], second: readonly number[]): boolean {
  return first.length === second.length && first.every((number, index) => number === second[index]);
}
