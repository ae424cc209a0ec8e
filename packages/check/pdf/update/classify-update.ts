import type { UpdateClass } from '../../report/pdf-report.ts';
import { endsWell } from '../byte-range.ts';
import type { PdfDocument } from '../document.ts';
import type { PdfValue } from '../objects.ts';
import type { XrefEntry } from '../read-xref.ts';
import { EntryComparison } from './entry-comparison.ts';
import type { Revision, WholeFile } from './revision.ts';
import { isSameValue } from './same-value.ts';

/** The update after a revision. */
export type Update = {
  readonly class: UpdateClass;
  /** The objects of the signatures that it added. */
  readonly signatures: ReadonlySet<number>;
  /** The entries that made the class `other`, as `page/Contents`. */
  readonly entries: ReadonlySet<string>;
};

/**
 * Classifies the update after a signed revision by structure: the entries that differ, by the role of their object in
 * the whole file. Their appearance is not verified. An object that nothing reaches changes nothing. A change of an
 * entry without a rule is another change.
 *
 * One walk through the whole file is enough for all revisions: if a changed object had another role in a revision only,
 * an entry on the way to it changed too, and no rule names that entry.
 */
export async function classifyUpdate(signed: Revision, whole: WholeFile): Promise<Update> {
  const before = signed.document;
  const after = whole.document;
  const comparison = new EntryComparison(signed, whole);
  await comparison.compareDicts('trailer', before.trailer, after.trailer);
  for (const number of listChanged(before, after)) {
    after.budget.countUnits(1);
    const oldValue = await before.load(number);
    const newValue = await after.load(number);
    const roles = whole.roles.get(number);
    if (!roles || isSameValue(oldValue, newValue)) continue;
    // A new object: the entry that leads to it is compared.
    if (oldValue === null && !(await isDangling(number, before, whole))) continue;
    for (const role of roles) await comparison.compareObject(number, role, oldValue, newValue);
  }
  if (!endsWell(after)) comparison.note('other', 'bytes after the end');
  return comparison.finish();
}

/**
 * The objects with another newest entry, and all objects of changed object streams. Sections are not compared: the
 * chain of an update can skip those of the signed revision (ISO 32000-2, section 7.5.6).
 */
function listChanged(before: PdfDocument, after: PdfDocument): ReadonlySet<number> {
  const all = [...before.entries.keys(), ...after.entries.keys()];
  after.budget.countUnits(all.length / 100);
  const changed = new Set(all.filter((number) => !isSameEntry(before.entries.get(number), after.entries.get(number))));
  for (const { entries } of [before, after]) {
    for (const [number, entry] of entries) {
      if (entry.kind === 'compressed' && changed.has(entry.stream)) changed.add(number);
    }
  }
  return changed;
}

function isSameEntry(one: XrefEntry | undefined, other: XrefEntry | undefined): boolean {
  if (one?.kind === 'offset' && other?.kind === 'offset') {
    return one.offset === other.offset && one.generation === other.generation;
  }
  if (one?.kind === 'compressed' && other?.kind === 'compressed') {
    return one.stream === other.stream && one.index === other.index;
  }
  // A number without an entry is free.
  return (one?.kind ?? 'free') === (other?.kind ?? 'free');
}

/** Whether an object of the revision refers to a number that had no object. */
async function isDangling(number: number, before: PdfDocument, { referrers }: WholeFile): Promise<boolean> {
  for (const referrer of referrers.get(number) ?? []) {
    if (listReferences(await before.load(referrer)).includes(number)) return true;
  }
  return false;
}

function listReferences(value: PdfValue): readonly number[] {
  const numbers: number[] = [];
  const pending = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (next.type === 'ref') numbers.push(next.number);
    else if (next.type === 'array') pending.push(...next.items);
    else if (next.type === 'dict') pending.push(...next.entries.values());
    else if (next.type === 'stream') pending.push(next.dict);
  }
  return numbers;
}
