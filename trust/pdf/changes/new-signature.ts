import type { ChangeKind } from '#domain/check/pdf-report.ts';
import type { Budget } from '#trust/budget.ts';
import { showsSomething } from '#trust/pdf/changes/find-shown.ts';
import { type Box, type Outline, overlap, readBox } from '#trust/pdf/changes/outline.ts';
import { type Field, isPlaceholder } from '#trust/pdf/fields.ts';
import { as, nameOf } from '#trust/pdf/objects.ts';

/** The keys of a field for a signature and of its widget; actions are not among them (ISO 32000-2, tables 166, 191, 226, 235). */
const ofSignatureField: ReadonlySet<string> = new Set(
  'AP AS BS Border Contents DA DR F FT Ff H Kids Lock M MK NM P Parent Q Rect SV StructParent Subtype T TM TU Type V'.split(
    ' ',
  ),
);

export function isSignatureKey(key: string): boolean {
  return ofSignatureField.has(key);
}

/** What a signature of a field that was empty, or not there, is. */
export type NewSignature = {
  readonly kind: ChangeKind;
  readonly isVisible: boolean;
  /** Whether it is a new place on the page, so large that it lies over what was signed. */
  readonly isStamp: boolean;
};

/** A field that is still empty is a part of the form. What is visible is no mere timestamp of the document. */
export async function classifySignature(
  field: Field,
  old: Field | undefined,
  after: Outline,
  budget: Budget,
): Promise<NewSignature> {
  const { document } = after;
  const dict = await document.resolveDict(field.value);
  const box = await readBox(field.dict.entries.get('Rect'), document);
  const isVisible = box !== undefined && area(box) > 0 && field.dict.entries.has('AP');
  const isStamp = isVisible && !old && (await coversOthers(field, box, after, budget));
  if (!dict || isPlaceholder(await document.resolve(dict.entries.get('Contents')))) {
    return { kind: 'form', isVisible, isStamp };
  }
  const isTimestamp = nameOf(await document.resolve(dict.entries.get('SubFilter'))) === 'ETSI.RFC3161' && !isVisible;
  return { kind: isTimestamp ? 'document-timestamp' : 'signature', isVisible, isStamp };
}

function area([left, bottom, right, top]: Box): number {
  return (right - left) * (top - bottom);
}

/** More than a quarter of a page, or over another widget or note, a text or a picture. */
async function coversOthers(
  { number, owner }: Field,
  box: Box,
  { document, pages, fields }: Outline,
  budget: Budget,
): Promise<boolean> {
  const own = new Set(fields.filter((field) => field.owner === owner).map((field) => field.number));
  for (const page of pages) {
    const numbers = page.annotations.flatMap((annotation) => as(annotation, 'ref')?.number ?? []);
    if (number === undefined || !numbers.includes(number)) continue;
    if (!page.box || area(box) > area(page.box) / 4) return true;
    if (await showsSomething(page, box, document, budget)) return true;
    for (const annotation of page.annotations) {
      const ref = as(annotation, 'ref')?.number;
      if (ref !== undefined && own.has(ref)) continue;
      const dict = await document.resolveDict(annotation);
      const other = await readBox(dict?.entries.get('Rect'), document);
      if (other && overlap(box, other)) return true;
    }
  }
  return false;
}
