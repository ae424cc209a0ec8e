import type { Mark } from '../../report/pdf-report.ts';
import type { PdfDocument } from '../document.ts';
import type { Field } from '../fields.ts';
import { asType, type PdfValue } from '../objects.ts';
import type { WholeFile } from './revision.ts';

/** The visible mark of a signature, on the first page that has a widget of its field, or of another with its value. */
export async function findMark(field: Field, { document, fields, pages }: WholeFile): Promise<Mark> {
  const signature = asType(field.value, 'ref')?.number;
  for (const [number, widget] of fields) {
    const isOfField = number === field.number || (widget.owner !== undefined && widget.owner === field.owner);
    const hasItsValue = signature !== undefined && asType(widget.value, 'ref')?.number === signature;
    if (!isOfField && !hasItsValue) continue;
    const page = pages.findIndex(({ annotations }) => annotations.has(number));
    if (page >= 0 && (await isVisible(widget, document))) return { page: page + 1 };
  }
  return {};
}

/**
 * Whether the mark of a field can be seen: it has an area and is not hidden (ISO 32000-2, table 167). A rectangle that
 * cannot be read may have an area.
 */
export async function isVisible({ dict }: Field, document: PdfDocument): Promise<boolean> {
  const flags = await document.resolve(dict.entries.get('F'));
  if (typeof flags === 'number' && ((flags & 2) !== 0 || (flags & 36) === 32)) return false;
  const items = await document.resolveItems(dict.entries.get('Rect'));
  if (items.length !== 4) return items.length > 0;
  const rectangle: PdfValue[] = [];
  for (const item of items) rectangle.push(await document.resolve(item));
  if (rectangle.some((item) => typeof item !== 'number')) return true;
  const [left, bottom, right, top] = rectangle;
  return left !== right && bottom !== top;
}
