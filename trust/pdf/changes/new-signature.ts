import type { ChangeKind } from '#domain/check/pdf-report.ts';
import { showsSomething } from '#trust/pdf/changes/find-shown.ts';
import { type Box, type Outline, overlap, readBox } from '#trust/pdf/changes/outline.ts';
import { type Field, isPlaceholder } from '#trust/pdf/fields.ts';
import { as, nameOf, type PdfValue } from '#trust/pdf/objects.ts';

/** The keys of a field for a signature and of its widget; actions are not among them (ISO 32000-2, tables 166, 191, 226, 235). */
const ofSignatureField: ReadonlySet<string> = new Set(
  'AP AS BS Border Contents DA DR F FT Ff H Kids Lock M MK NM P Parent Q Rect SV StructParent Subtype T TM TU Type V'.split(
    ' ',
  ),
);

export function isSignatureKey(key: string): boolean {
  return ofSignatureField.has(key);
}

/**
 * What a signature of a field that was empty, or not there, is; a stamp lies over what was signed, or is too large for a
 * signature. A field that is still empty is a part of the form. What is visible is no mere timestamp of the document.
 * Whatever the field was before, it may not come to cover what was signed: it may have been hidden, on no page, or drawn
 * with nothing.
 */
export async function classifySignature(field: Field, before: Outline, after: Outline) {
  const { document } = after;
  const dict = await document.resolveDict(field.value);
  const box = await readBox(field.dict.entries.get('Rect'), document);
  const flags = await document.resolve(field.dict.entries.get('F'));
  const isVisible = box !== undefined && area(box) > 0 && !isHidden(flags);
  const share = (await wasShown(field, before)) ? 1 / 2 : 1 / 4;
  const isStamp = isVisible && (isLoose(flags) || (await coversOthers(field, box, share, after)));
  const isEmpty = !dict || isPlaceholder(await document.resolve(dict.entries.get('Contents')));
  const form = isEmpty ? '' : nameOf(await document.resolve(dict.entries.get('SubFilter')));
  const ofSigned: ChangeKind = form === 'ETSI.RFC3161' && !isVisible ? 'document-timestamp' : 'signature';
  return { kind: isEmpty ? ('form' as const) : ofSigned, isVisible, isStamp };
}

/** Whether the field was already at its place on a page, where a reader may have marked it. */
async function wasShown({ number }: Field, { document, pages, fieldsByNumber }: Outline): Promise<boolean> {
  if (number === undefined) return false;
  const old = fieldsByNumber.get(number);
  const isPlaced = pages.some(({ numbers }) => numbers.includes(number));
  return old !== undefined && isPlaced && !isHidden(await document.resolve(old.dict.entries.get('F')));
}

/** Flags of an annotation (ISO 32000-2, table 167): hidden, not on a screen and not printed. */
function isHidden(flags: PdfValue): boolean {
  return typeof flags === 'number' && ((flags & 2) !== 0 || (flags & 36) === 32);
}

/** Neither scaled nor turned with the page, so that it also lies beside its place. */
function isLoose(flags: PdfValue): boolean {
  return typeof flags === 'number' && (flags & 24) !== 0;
}

function area([left, bottom, right, top]: Box): number {
  return (right - left) * (top - bottom);
}

/** More than a share of a page, or over another widget or note, a text or a picture. */
async function coversOthers(
  { number, owner }: Field,
  box: Box,
  share: number,
  { document, pages, fields }: Outline,
): Promise<boolean> {
  const own = new Set(fields.filter((field) => field.owner === owner).map((field) => field.number));
  for (const page of pages) {
    if (number === undefined || !page.numbers.includes(number)) continue;
    if (!page.box || area(box) > area(page.box) * share) return true;
    if (await showsSomething(page, box, document)) return true;
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
