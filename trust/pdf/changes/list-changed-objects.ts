import { isSameValue } from '#trust/pdf/changes/same-value.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';

/** Whether the newer revision continues the signed one: all its cross-reference sections are in the newer one's chain. */
export function continues(current: PdfDocument, signed: PdfDocument): boolean {
  const offsets = new Set(current.sections.map(({ offset }) => offset));
  return signed.sections.every(({ offset }) => offsets.has(offset));
}

/** The numbers of the objects that later revisions define, and whose value then differs. */
export async function listChangedObjects(signed: PdfDocument, current: PdfDocument): Promise<ReadonlySet<number>> {
  const old = new Set(signed.sections.map(({ offset }) => offset));
  const later = current.sections.filter(({ offset }) => !old.has(offset));
  const touched = new Set(later.flatMap(({ entries }) => [...entries.keys()]));
  const changed = new Set<number>();
  for (const number of touched) {
    const [before, after] = [signed.entries.get(number), current.entries.get(number)];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    if (!isSameValue(await signed.load(number), await current.load(number))) changed.add(number);
  }
  return changed;
}
