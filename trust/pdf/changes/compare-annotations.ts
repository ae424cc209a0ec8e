import type { ChangeKind } from '#domain/check/pdf-report.ts';
import type { Findings, Slot } from '#trust/pdf/changes/classify-changes.ts';
import type { Outline, Page } from '#trust/pdf/changes/outline.ts';
import { isSameValue, listChangedKeys } from '#trust/pdf/changes/same-value.ts';
import { as, nameOf, type PdfValue } from '#trust/pdf/objects.ts';

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
  const isField = (value: PdfValue): boolean => fields.has(as(value, 'ref')?.number ?? -1);
  for (const page of after.pages) {
    const old = before.pages.find(({ number }) => number === page.number);
    // A new page is in a page tree that has changed, which nothing allows.
    if (!old) continue;
    if (changed.has(page.number)) {
      if (listChangedKeys(old.dict, page.dict).some((key) => key !== 'Annots')) kinds.push('other');
      compared.push(page.number);
    }
    const { arrayNumber } = page;
    if (arrayNumber !== undefined && !isProtected.has(arrayNumber) && isArrayOfAnnotationsOnly(page, before)) {
      compared.push(arrayNumber);
    }
    const others = page.annotations.filter((annotation) => !isField(annotation));
    for (const annotation of others) {
      const isOld = old.annotations.some((candidate) => isSameValue(candidate, annotation));
      const number = as(annotation, 'ref')?.number;
      const isChanged = number !== undefined && changed.has(number);
      const dict = await after.document.resolveDict(annotation);
      // A widget that belongs to no field shows what a field would, but cannot be filled in.
      const kind = nameOf(dict?.entries.get('Subtype')) === 'Widget' ? 'other' : 'annotation';
      if (!isOld || isChanged) kinds.push(kind);
      slots.push({ value: annotation, kind });
    }
    if (
      old.annotations.some((annotation) => !page.annotations.some((candidate) => isSameValue(candidate, annotation)))
    ) {
      kinds.push('annotation');
    }
  }
  return { kinds, compared, slots };
}

/** Whether the number was free, or was a list of annotations before as well. */
function isArrayOfAnnotationsOnly({ arrayNumber = -1 }: Page, before: Outline): boolean {
  const isFree = (before.document.entries.get(arrayNumber)?.kind ?? 'free') === 'free';
  return isFree || before.pages.some((page) => page.arrayNumber === arrayNumber);
}
