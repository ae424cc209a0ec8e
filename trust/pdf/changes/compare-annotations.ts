import type { ChangeKind } from '#domain/check/pdf-report.ts';
import type { Findings, Slot } from '#trust/pdf/changes/classify-changes.ts';
import type { Outline, Page } from '#trust/pdf/changes/outline.ts';
import { isSameValue, listChangedKeys } from '#trust/pdf/changes/same-value.ts';
import { as, nameOf, type PdfArray } from '#trust/pdf/objects.ts';

/** Compares the pages, of which only the list of annotations may change, and the annotations that are no fields. */
export async function compareAnnotations(
  before: Outline,
  after: Outline,
  changed: ReadonlySet<number>,
  isProtected: ReadonlySet<number>,
): Promise<Findings> {
  const kinds: ChangeKind[] = [];
  const slots: Slot[] = [];
  const compared: (number | undefined)[] = [];
  const fields = new Set(after.fields.flatMap(({ number }) => number ?? []));
  /** Whether the number was free, or was a list of annotations before as well. */
  const isArrayOnly = (number: number): boolean =>
    oldArrays.has(number) || (before.document.entries.get(number)?.kind ?? 'free') === 'free';
  const oldPages = new Map(before.pages.map((page) => [page.number, page]));
  const oldArrays = new Set(before.pages.map((page) => page.arrayNumber));
  for (const page of after.pages) {
    const old = oldPages.get(page.number);
    // A new page is in a page tree that has changed, which nothing allows.
    if (!old) continue;
    if (changed.has(page.number)) {
      if (listChangedKeys(old.dict, page.dict).some((key) => key !== 'Annots')) kinds.push('other');
      compared.push(page.number);
    }
    const { arrayNumber } = page;
    if (arrayNumber !== undefined && !isProtected.has(arrayNumber) && isArrayOnly(arrayNumber)) {
      compared.push(arrayNumber);
    }
    const [oldNumbers, numbers] = [listNumbers(old), listNumbers(page)];
    for (const number of numbers) {
      if (fields.has(number)) continue;
      const dict = as(await after.document.load(number), 'dict');
      // A widget that belongs to no field shows what a field would, but cannot be filled in.
      const kind = nameOf(dict?.entries.get('Subtype')) === 'Widget' ? 'other' : 'annotation';
      if (!oldNumbers.has(number) || changed.has(number)) kinds.push(isProtected.has(number) ? 'other' : kind);
      slots.push({ value: { type: 'ref', number, generation: 0 }, kind });
    }
    const isRemoved = [...oldNumbers].some((number) => !numbers.has(number));
    if (isRemoved || !isSameValue(listDirect(old), listDirect(page))) kinds.push('annotation');
    slots.push({ value: listDirect(page), kind: 'annotation' });
  }
  return { kinds, compared, slots };
}

/** The numbers of the annotations that are objects of their own. */
function listNumbers({ annotations }: Page): ReadonlySet<number> {
  return new Set(annotations.flatMap((annotation) => as(annotation, 'ref')?.number ?? []));
}

/** The annotations that are written within the list. */
function listDirect({ annotations }: Page): PdfArray {
  return { type: 'array', items: annotations.filter((annotation) => !as(annotation, 'ref')) };
}
